// What changes a game of dice, told on cards: books, famine and war of an age, wonders of others.
import type { Card, Deed, TableProps } from "../game";
import { tileOf, type Say } from "./labels";
import type { Content } from "./types";

type Event = Deed["events"][number];

export function cards(recent: Deed[], { content, seat, say }: Pick<TableProps, "content" | "seat" | "say">): Card[] {
  const all = recent.flatMap(({ seq, by, events }) => events.map((event) => ({ seq, by, event })));
  const found: Card[] = [];
  for (const { seq, by, event } of all) {
    if (event.type !== "WonderBuilt" || by === seat) continue;
    const [who, tile] = [Number(event["seat"]), String(event["tile"])];
    const words = say("dice-card-wonder", { nation: say(`dice-nation-${who}`), tile: tileOf(content as Content, tile)?.name ?? tile });
    found.push({ key: `${seq}.${tile}`, kind: "wonder", seat: who, title: say("dice-card-title-wonder"), words, things: [`tile:${tile}`] });
  }
  const events = all.map(({ event }) => event);
  for (const [kind, met, lost] of LISTS) {
    const words = listed(events, met, lost, kind, say);
    if (words) found.push({ key: kind, kind, seat: null, title: say(`dice-card-title-${kind}`), words, things: [] });
  }
  return found;
}

const LISTS = [
  ["books", "BooksScored", ""],
  ["famine", "FamineMet", "FamineSuffered"],
  ["war", "WarMet", "WarLost"],
] as const;

/** Who gained what, and who went without; "" if nobody had to see to it. Famine is told when it is over. */
function listed(events: Event[], met: string, lost: string, kind: string, say: Say): string {
  const nation = (event: Event) => say(`dice-nation-${event["seat"]}`);
  const gained = events.filter(({ type, vp }) => type === met && Number(vp) > 0);
  const without = lost ? events.filter(({ type }) => type === lost) : [];
  const settled = kind === "famine" ? events.some(({ type }) => type === "PlaceTaken" || type === "WarMet" || type === "WarLost") : true;
  if (!settled || (!gained.length && !without.length)) return "";
  return [
    ...gained.map((event) => say("dice-card-gained", { nation: nation(event), vp: Number(event["vp"]) })),
    ...without.map((event) => say(`dice-card-${kind}-lost`, { nation: nation(event) })),
  ].join(", ");
}
