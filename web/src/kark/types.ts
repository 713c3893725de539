// The game's own structs as the page gets them: the content set, and the view with its kinds named.
import type { Offer, Piece } from "../game";
import type { Event, KarkView, Move, PowerView } from "../generated/kark";

export type Spot = readonly [x: number, y: number];
export type Kind = "king" | "president" | "dictator" | "guerrilla";
export type Sea = "north" | "south";

export const KINDS: readonly Kind[] = ["king", "president", "dictator", "guerrilla"];
export const SEAS: readonly Sea[] = ["north", "south"];
export const LETTERS = "RWBG"; // the powers by their seats, the same in German

export interface Country {
  id: string;
  name: string;
  type: "canal" | "coastal" | "inland";
  derricks: number;
  seas: Sea[];
  capital: number;
  question: number;
  more_questions: number[];
  centre: Spot;
}

export interface Card {
  id: string;
  name: string;
  good: boolean;
  effect: string;
  millions: number;
  leader: Kind | null;
  steps: [number, number] | null;
}

export interface Layout {
  frame: [left: number, top: number, wide: number, high: number];
  radius: number;
  points: Record<string, Spot[]>;
  north: Spot[];
  south: Spot[];
  canal: number;
  borders: Record<string, Spot[]>;
}

export interface Content {
  name: string;
  status: string;
  countries: Country[];
  arrows: { start: [string, number]; end: [string, number] }[];
  links: { inland: string; port: string; laid: boolean }[];
  cards: Card[];
  prices: {
    step: Record<Kind, number>;
    income: Record<Kind, number>;
    tanker_buy: number;
    tanker_sell: number;
    pipeline: number;
  };
  layout: Layout;
}

export type Counts = Partial<Record<Kind, number>>;
export type Power = Omit<PowerView, "board" | "reserve" | "gone"> & {
  board: Record<string, Kind>;
  reserve: Counts;
  gone: Counts;
};

export type Kark = Omit<KarkView, "powers"> & {
  powers: Power[];
};

/** What happened, and what can be done: the table's news and offers come from a game of Kark. */
export const happened = (piece: Piece): Event[] => piece.events as object[] as Event[];
export const moveOf = (offer: Offer): Move => offer.move as object as Move;
export type Say = (key: string, values?: Record<string, string | number>) => string;
export type { Event, Move, Offer };

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
