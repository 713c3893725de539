// The dice game's own structs as the page gets them, and their words in order.
import type { Offer, Piece } from "../game";
import type { Chit, Colour, Content, Event, Move } from "../generated/dice";

export type { Chit, Colour, Content, Event, Kind, Move, Resource, Tile } from "../generated/dice";
export type { DiceView as View, NationView as Nation } from "../generated/dice";

/** What happened, and what can be done: the table's news and offers come from a game of dice. */
export const happened = (pieces: Piece[]): Event[] => pieces.flatMap(({ events }) => events as object[] as Event[]);
export const moveOf = (offer: Offer): Move => offer.move as object as Move;

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
