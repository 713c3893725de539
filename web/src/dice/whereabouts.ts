// Where tiles, events and cards are, as far as the table shows it: on it, out, or still to come.
import type { Content, Tile, View } from "./types";

export interface Whereabouts {
  key: string;
  values?: Record<string, string | number>;
  seat?: number;
}

/** Phases in which a tile may be in somebody's hand. */
const IN_HAND = ["paying", "replacing", "returning"];
const LAYING = ["seating", "laying"];

export function whereIs(tile: Tile, view: View): Whereabouts | null {
  const space = Object.keys(view.board).find((one) => view.board[one] === tile.id);
  if (space) return { key: "box-at-board", values: { space } };
  const seat = view.nations.findIndex(({ developments, advisor, wonder, colonies, wonders }) =>
    [...developments, advisor, wonder, ...colonies, ...wonders].includes(tile.id),
  );
  if (seat >= 0) return { key: "box-held", seat };
  if (tile.age > view.age || (tile.age === view.age && LAYING.includes(view.phase))) return { key: "box-to-come" };
  return tile.age === view.age && IN_HAND.includes(view.phase) ? null : { key: "box-out" };
}

export function whenIs(event: Content["events"][number], view: View): Whereabouts {
  if (event.id === view.event) return { key: "box-now" };
  const undrawn = event.age === view.age && view.event === null;
  return { key: event.age > view.age || undrawn ? "box-to-come" : "box-out" };
}
