// The dice game's own structs as the page gets them, with their colours, chits and kinds named.
import type { Offer, Piece } from "../game";
import type { DiceView, Event, Move, NationView } from "../generated/dice";

export type Resource = "gold" | "stone" | "food" | "book" | "strength";
export type Chit = Resource | "reroll";
export type Colour = "white" | "orange" | "blue" | "red";
export type Kind = "building" | "military" | "advisor" | "colony" | "wonder";

export interface Tile {
  id: string;
  name: string;
  age: number;
  kind: Kind;
  vp: number;
  colour: Colour | null;
  dice: number;
  rerolls: number;
  chit: Chit | null;
  stone: number;
}

export interface Content {
  name: string;
  status: string;
  note: string;
  faces: Record<Colour, { resource: Resource; count: number }[]>;
  tiles: Tile[];
  events: { id: string; name: string; age: number; food: number; strength: number }[];
  origins: Record<string, Record<string, string> | undefined>; // how values are known, by table and field
  layout: {
    columns: Record<string, number>;
    prices: number[];
    paid_with: Record<Kind, Resource>;
    event_points: Record<string, number>;
    box: { dice: Record<Colour, number>; chits: Record<Chit, number> };
  };
}

type Counts<Kind extends string> = Partial<Record<Kind, number>>;
export type Nation = Omit<NationView, "unrolled" | "used" | "chits" | "used_chits"> & {
  unrolled: Counts<Colour>;
  used: Counts<Colour>;
  chits: Counts<Chit>;
  used_chits: Counts<Chit>;
};
export type View = Omit<DiceView, "nations" | "payment" | "supply" | "supply_chits"> & {
  nations: Nation[];
  payment: { resource: Resource; due: number } | null;
  supply: Record<Colour, number> | null; // null: endless
  supply_chits: Record<Chit, number> | null;
};

/** What happened, and what can be done: the table's news and offers come from a game of dice. */
export const happened = (pieces: Piece[]): Event[] => pieces.flatMap(({ events }) => events as object[] as Event[]);
export const moveOf = (offer: Offer): Move => offer.move as object as Move;
export type { Event, Move };

export const COLOURS: Colour[] = ["white", "orange", "blue", "red"];
export const CHITS: Chit[] = ["gold", "stone", "food", "book", "strength", "reroll"];
export const LETTERS: Record<Chit, string> = {
  gold: "G",
  stone: "S",
  food: "F",
  book: "B",
  strength: "X",
  reroll: "R",
};
/** What surviving the famine or the war of an age is worth. */
export const worthOf = (content: Content, age: number): number => content.layout.event_points[String(age)] ?? age;
export const NUMERALS = ["", "I", "II", "III", "IV"];
