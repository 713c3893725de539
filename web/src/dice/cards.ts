// What changes a game of dice, told on cards: what the end of an age brought, wonders of others, that one passed unasked.
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
  const passed = events.findIndex(({ type, seat: who }, at) => type === "Passed" && who === seat && events[at - 1]?.type === "Settled");
  if (passed >= 0) found.push({ key: "pass", kind: "out", seat, title: say("dice-card-title-pass"), words: say("dice-card-pass"), things: [] });
  const lines = LISTS.flatMap(([kind, met, lost]) => {
    const list = listed(events, met, lost, kind, say);
    return list ? [say(`dice-card-list-${kind}`, { list })] : [];
  });
  if (lines.length) found.push({ key: "age", kind: "age", seat: null, title: say("dice-card-title-age"), words: lines.join("\n"), things: [] });
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
    ...(gained.length ? [gained.map((event) => say("dice-card-gained", { nation: nation(event), vp: Number(event["vp"]) })).join(", ")] : []),
    ...(without.length ? [say(`dice-card-${kind}-lost`, { nations: without.map(nation).join(", ") })] : []),
  ].join("; ");
}
