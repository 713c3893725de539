// Hints of the page itself, for when the server is busy or away. Nothing of it is loaded before the
// first hint is asked for; from then on the page has the judge, and is told each position in time.
import type { Offer } from "../game";
import * as api from "../net/api";
import { judge, judgeOf, type Judge } from "../rules/judge";
import { say } from "../words/words.svelte";

/** Refusals and failures after which a hint is still worth looking for here. */
const ELSEWHERE = new Set(["OFFLINE", "RATE", "BUSY", "STORAGE"]);
const PATIENCE = 6000; // milliseconds that the server may take

const judges = new Map<string, Promise<Judge | null>>(); // null: the server has none
let latest: { match: string; asked: Promise<api.PageQuestion | null> } | null = null;

/** Takes the judge of a game and the position at hand, as long as they can be had. */
export function foresee(game: string, match: string, key: string): void {
  if (!judges.has(game)) {
    const coming = api.unit(game).then((unit) => unit && judgeOf(unit));
    judges.set(game, coming);
    coming.catch(() => judges.delete(game)); // perhaps next time
  }
  latest = { match, asked: asking(judges.get(game)!, match, key) };
  latest.asked.catch(() => {});
}

/** The position at hand, if there is a judge for it. */
const asking = async (coming: Promise<Judge | null>, match: string, key: string) =>
  (await coming) && api.question(match, key);

export interface Asking {
  game: string;
  match: string;
  key: string;
  offers: Offer[];
  view: Record<string, unknown>;
}

export interface Advice {
  hints: api.Hint[];
  own: boolean; // reckoned here
}

/** What looks best now: as the server says, or the page itself. */
export async function advise({ game, match, key, offers, view }: Asking): Promise<Advice> {
  if (latest?.match !== match || !judges.has(game)) foresee(game, match, key);
  try {
    return { hints: await soon(api.hint(match, key)), own: false };
  } catch (error) {
    const code = error instanceof api.Problem ? error.code : "";
    if (!ELSEWHERE.has(code) && !code.startsWith("5")) throw error;
    return { hints: await ownHints(game, view["position"], offers), own: true };
  }
}

function soon<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new api.Problem("OFFLINE", "")), PATIENCE));
  return Promise.race([answer, late]);
}

async function ownHints(game: string, position: unknown, offers: Offer[]): Promise<api.Hint[]> {
  const [own, asked] = await Promise.all([judges.get(game), latest?.asked]).catch(() => []);
  if (!own || !asked || asked.position !== position) throw new api.Problem("OFFLINE", say("advice-nowhere"));
  const scale = asked.unit.startsWith("%") ? 100 : 1;
  return (await judge(own, asked)).flatMap(({ text, visits, worth }) => {
    const offer = offers.find((one) => one.text === text);
    const reason = visits ? "" : say("advice-worked-out"); // a search has none that is true of its number
    const bare = { low: scale * worth, high: scale * worth, exact: false, items: [] };
    return offer ? [{ text, worth: scale * worth, unit: asked.unit, words: offer.words ?? text, reason, ...bare }] : [];
  });
}
