// What changes a game of dice, told on cards: what the end of an age brought, wonders of others, that one passed
// unasked.
import type { Card, Deed, Piece, TableProps } from "../game";
import { tileOf, type Say } from "./labels";
import { listed } from "../words/words.svelte";
import { happened, type Content, type Event } from "./types";

type Props = Pick<TableProps, "content" | "seat" | "past" | "say"> & { local?: number[] };

export function cards(recent: Deed[], { content, seat, local = [], past = recent, say }: Props): Card[] {
  const all = recent.flatMap((deed) => happened([deed]).map((event) => ({ ...deed, event })));
  const found: Card[] = [];
  for (const { seq, by, event } of all) {
    if (event.type !== "WonderBuilt" || by === seat) continue;
    const { seat: who, tile } = event;
    const words = say("dice-card-wonder", {
      nation: say(`dice-nation-${who}`),
      tile: tileOf(content as Content, tile)?.name ?? tile,
    });
    found.push({
      key: `${seq}.${tile}`,
      kind: "wonder",
      seat: who,
      title: say("dice-card-title-wonder"),
      words,
      things: [`tile:${tile}`],
    });
  }
  const here = (who: number) => who === seat || local.includes(who);
  all.forEach(({ seq, event }, at) => {
    if (event.type !== "Passed" || !here(event.seat) || all[at - 1]?.event.type !== "Settled") return;
    const who = event.seat;
    const words = say("dice-card-pass", { own: who === seat ? "yes" : "no", nation: say(`dice-nation-${who}`) });
    found.push({
      key: `${seq}.pass ${who}`,
      kind: "out",
      seat: who,
      title: say("dice-card-title-pass"),
      words,
      things: [],
    });
  });
  const news = all.map(({ event }) => event);
  const lines = ENDING.flatMap((one) => told(ending(news, past), one, say));
  if (lines.length)
    found.push({
      key: "age",
      kind: "age",
      seat: null,
      title: say("dice-card-title-age"),
      words: lines.join("\n"),
      things: [],
    });
  return found;
}

const ENDING = [
  ["books", "BooksScored", ""],
  ["famine", "FamineMet", "FamineSuffered"],
  ["war", "WarMet", "WarLost"],
] as const;

const isOver = ({ type }: Event) => type === "PlaceTaken" || type === "WarMet" || type === "WarLost";

/** All that ended an age, also what was looked at or done oneself meanwhile; before it is over, the news without the
 * famine. */
function ending(news: Event[], past: Piece[]): Event[] {
  if (!news.some(isOver)) return news.filter(({ type }) => type === "BooksScored");
  const all = happened(past);
  const end = all.findLastIndex(isOver) + 1;
  return all.slice(all.slice(0, end).findLastIndex(({ type }) => type === "RoundStarted") + 1, end);
}

/** Who gained what, and who went without; nothing if nobody had to see to it. */
function told(events: Event[], [kind, met, lost]: (typeof ENDING)[number], say: Say): string[] {
  const nation = ({ seat }: { seat: number }) => say(`dice-nation-${seat}`);
  const tried = events.flatMap((event) => (event.type === met ? [event] : []));
  const gained = tried.filter(({ vp }) => vp > 0);
  const without = events.flatMap((event) => (event.type === lost ? [event] : []));
  if (!tried.length && !without.length) return [];
  const how = !gained.length ? "lost" : without.length ? "both" : "met";
  const gains = gained.map((event) => say("dice-card-gained", { nation: nation(event), vp: event.vp }));
  return [say(`dice-card-${kind}`, { how, gained: gains.join(", "), without: listed(without.map(nation)) })];
}
