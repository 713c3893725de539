// The game's own structs as the page gets them, and their words in order.
import type { Offer, Piece } from "../game";
import type { Event, KarkView, Kind, Move, Sea } from "../generated/kark";

export type { Card, Content, Country, Event, Geometry, Kind, Move, PowerView, Sea } from "../generated/kark";
export type { Offer };
export type Kark = KarkView;
export type Spot = readonly [x: number, y: number];
export type Counts = Partial<Record<Kind, number>>;

export const KINDS: readonly Kind[] = ["king", "president", "dictator", "guerrilla"];
export const SEAS: readonly Sea[] = ["north", "south"];
export const LETTERS = "RWBG"; // the powers by their seats, the same in German

/** What happened, and what can be done: the table's news and offers come from a game of Kark. */
export const happened = (piece: Piece): Event[] => piece.events as object[] as Event[];
export const moveOf = (offer: Offer): Move => offer.move as object as Move;
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The leader on a point: its power and its kind. */
export function leaderAt(view: Kark, point: string): { seat: number; kind: Kind } | null {
  for (const [seat, power] of view.powers.entries()) {
    const kind = power.board[point];
    if (kind) return { seat, kind };
  }
  return null;
}

/** The tankers at a place by their owners, nobody's last. */
export function moored(view: Kark, place: string): { owner: number | null; count: number }[] {
  const fleets: { owner: number | null; count: number }[] = [];
  for (const [owner, power] of view.powers.entries()) {
    const count = power.tankers[place] ?? 0;
    if (count) fleets.push({ owner, count });
  }
  const nobodys = view.nobodys[place] ?? 0;
  if (nobodys) fleets.push({ owner: null, count: nobodys });
  return fleets;
}
