// What a game's table gets from the shell, and what it gives back. A table draws a view and lets
// people point at moves it was offered; it knows no rules.
import type { Component } from "svelte";
import type { Objection, Part, Selection } from "./generated/protocol";
import type { Line } from "./net/messages";
import type { Choice } from "./shell/choosing";

export interface Offer {
  text: string; // the move in notation: what is sent
  move: { type: string } & Record<string, unknown>; // the same as data: what it points at
  words?: string | null; // the same in the viewer's language
  final?: boolean | null; // false: it can be taken back afterwards, so it needs no confirmation
  choice?: Selection | null; // what is picked after it, if that is a set: both are sent at once
}

export interface Piece {
  seq: number;
  record: { type: string } & Record<string, unknown>;
  events: ({ type: string; rule: string } & Record<string, unknown>)[];
}

/** A piece of news with the seat whose move brought it about. */
export interface Deed extends Piece {
  by: number | null;
}

/** What changes a game, told on a card of its own. */
export interface Card {
  key: string;
  kind: string; // its sign: books, famine, war, wonder, leader, country, tanker, out, card
  seat: number | null; // whose colour it has
  title: string;
  words: string;
  things: string[]; // what it shows on the table
}

/** Things of the log to be shown on the table: tile:…, place:…, seat:…; a new object is a new wish. */
export interface Pointed {
  things: string[];
}

export interface TableProps {
  view: any; // the game's own view struct
  content: any; // the content set, as /api/games/{game}/content gives it
  seat: number | null; // the own seat; null for who watches
  names: string[]; // who sits where
  atTurn: number | null;
  offers: Offer[]; // moves of the own seat; empty if it is not at turn
  beside: Offer[]; // moves about the match, always possible
  picked: Offer | null; // what the move bar shows, waiting to be confirmed
  pick: (offer: Offer | null) => void; // shows a move in the move bar; the same one again puts it back
  choice: Choice | null; // the things that are being picked together
  toggle: (key: string) => void; // picks one of them, or puts it back
  objections: Objection[]; // what cannot be had now, and why
  ask?: (thing: string) => Promise<Objection | null | undefined>; // why this cannot be had; null: it can, undefined: nobody knows
  showRule?: (rule: string) => void; // opens the text of a rule
  explain: (words: string, rule?: string, look?: string) => void; // says in the move bar why something cannot be, and where the box shows it
  news: Piece[]; // what happened since the last view, for motion
  still: boolean; // no motion, please
  past?: Piece[]; // all that ever happened
  recent?: Deed[]; // since the own last move, for marks on the table
  pointed?: Pointed | null; // what should show itself
  look?: (what: string) => void; // opens the box at what was touched
  say: (key: string, values?: Record<string, string | number>) => string;
}

/** One source of scores, for each seat. */
export interface Source {
  name: string;
  values: number[];
}

export interface GameModule {
  table: Component<TableProps>;
  words: { en: string; de: string }; // Fluent messages of the table's own
  /** What the move bar asks while nothing is picked. */
  prompt?: (props: Pick<TableProps, "view" | "content" | "seat" | "names" | "offers" | "say">) => string;
  /** The moves that the table shows no thing for: the move bar has a button for each. */
  buttons?: (offers: Offer[], say: TableProps["say"]) => { offer: Offer; label: string }[];
  /** A choice of several things: how far it is, and what its button does. */
  account?: (
    choice: Choice,
    props: Pick<TableProps, "view" | "content" | "say">,
  ) => { words: string; act: string; rule: string | null };
  /** The thing that a small move picks, if it picks one. */
  item?: (offer: Offer, view: any) => string | null;
  /** What a seat is called in this game: a nation, a power. */
  called?: (seat: number, say: TableProps["say"]) => string;
  /** A thing in a line of the log: a die, a tile, a place. */
  told?: Component<{ part: Part }>;
  /** The same for who listens. */
  spoken?: (part: Part, say: TableProps["say"]) => string;
  /** The colour of a seat. */
  tint?: (seat: number) => string;
  /** What changed the game, as cards. */
  cards?: (
    recent: Deed[],
    props: Pick<TableProps, "content" | "seat" | "past" | "say"> & { local?: number[] },
  ) => Card[];
  /** Whether a line says no more than the cards beside it and the table below it. */
  carded?: (line: Line, cards: Card[]) => boolean;
  /** Over what a narrow screen tells what happened, as a selector: over what is not needed now; usually over nothing, at the foot. */
  recap?: (view: any, mine: boolean) => string;
  /** The end: where each score came from. */
  sources?: (past: Piece[], view: any, content: any) => Source[];
  /** How long the news of a view should be looked at, in milliseconds. */
  pace?: (news: Piece[]) => number;
}
