// Opening matches and taking seats: keys and shares are made here and kept before they are needed.
import * as api from "../net/api";
import { newKey, newShare } from "../net/random";
import { addPlace, find, keep, type Place } from "../net/vault";
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** The bot that is put on a seat unless somebody asks for another. */
export function usualBot(bots: string[]): string {
  return ["normal", "greedy"].find((one) => bots.includes(one)) ?? bots[0] ?? "greedy";
}

const LEVELS = ["easy", "normal", "hard", "expert"];
const OTHERS = ["random", "greedy", "rules", "search"];

/** The bots to choose from, weak to strong: levels for people, and players for who knows them. */
export function ranked(bots: string[]): { levels: string[]; others: string[] } {
  const levels = LEVELS.filter((one) => bots.includes(one));
  const known = OTHERS.filter((one) => bots.includes(one));
  return { levels, others: [...known, ...bots.filter((one) => !LEVELS.includes(one) && !OTHERS.includes(one))] };
}

export type Chair = { who: "me" | "here"; name: string } | { who: "bot"; bot: string } | { who: "open" };

export interface Manners {
  advice: boolean; // hints and odds although people play each other
  clock: number; // seconds for a move, 0 for none
  position?: string; // a table to begin from, in notation
  answer?: number; // seconds to answer a question, 0: as for a move, else a day
  content?: string | null; // the digest of a set; without it, the default one
}

/** A saved game, as far as the page reads it; the server checks the rest. */
export interface GameFile {
  kind: string;
  terms: { game: string; seats: number };
  moves: string[];
}

/** The game file in a text, or null if it is none. */
export function readFile(text: string): GameFile | null {
  try {
    const file = JSON.parse(text) as Partial<GameFile> | null;
    const fits = file?.kind === "nations-game" && typeof file.terms?.game === "string" && Array.isArray(file.moves);
    return fits ? (file as GameFile) : null;
  } catch {
    return null;
  }
}

export async function openMatch(
  game: string,
  chairs: Chair[],
  options: Record<string, string>,
  manners?: Manners,
  file: GameFile | null = null,
): Promise<string> {
  const places: (Place | null)[] = [];
  const seats: api.NewSeat[] = chairs.map((chair, seat) => {
    places[seat] = null;
    if (chair.who === "open") return { type: "Open" };
    if (chair.who === "bot") return { type: "Bot", name: chair.bot };
    const { share, commit } = newShare();
    const place = (places[seat] = { seat, key: newKey(), share, name: chair.name });
    return { type: "Person", name: chair.name, key: place.key, commit };
  });
  const own = places.filter((one) => one !== null);
  const host = own[0]?.key ?? newKey();
  const made = await api.open({ game, seats, options, host_key: host, ...manners, file });
  keep({ match: made.match, game, host, places: own, claims: made.claims, at: Date.now() });
  return made.match;
}

/** A match of one's own against bots, from a table in notation. */
export function playFrom(from: {
  game: string;
  seats: number;
  seat: number;
  position: string;
  options: Record<string, string>;
}): Promise<string> {
  const { game, seats, seat, position, options } = from;
  const name = settings.name.trim() || say("player", { number: 1 });
  const chairs = Array.from({ length: seats }, (_, at): Chair =>
    at === seat ? { who: "me", name } : { who: "bot", bot: "rules" },
  );
  return openMatch(game, chairs, options, { advice: true, clock: 0, position });
}

/** Takes a seat by an invitation; asking twice is harmless, the key stays the same. */
export async function join(match: string, claim: string, name: string, game: string): Promise<void> {
  const kept = sessionStorage.getItem(claim);
  const { key, share, commit } = kept ? JSON.parse(kept) : { key: newKey(), ...newShare() };
  sessionStorage.setItem(claim, JSON.stringify({ key, share, commit }));
  const seated = await api.claim(match, { claim, name, key, commit });
  addPlace(match, game, { seat: seated.seat, key: seated.key, share, name });
}

/** The same players again: the match that comes after, with a seat in it if one had one. */
export async function again(match: string): Promise<string> {
  const kept = find(match);
  const places = kept?.places ?? [];
  let next = "";
  for (const place of places) {
    const answer = await api.rematch(match, place.key);
    next = answer.match;
    if (answer.claim && kept) await join(answer.match, answer.claim, place.name, kept.game);
  }
  return next;
}
