// What a game's table gets from the shell, and what it gives back. A table draws a view and lets
// people point at moves it was offered; it knows no rules.
import type { Component } from "svelte";
import type { Objection, Part, Selection } from "./generated/protocol";
import type { Line } from "./net/messages";
import type { Choice } from "./shell/choosing";
import type { Prospect } from "./learn/odds.svelte";
import type { Group } from "./position/notation";

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

/** That a seat is out of the game: since which record, why in words, and by which rule. */
export interface Exit {
  seq: number;
  why: string;
  rule: string;
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
  view: unknown; // the game's own view struct
  content: unknown; // the content set, as /api/games/{game}/content gives it
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
  /** Why this cannot be had; null: it can, undefined: nobody knows. */
  ask?: (thing: string) => Promise<Objection | null | undefined>;
  showRule?: (rule: string) => void; // opens the text of a rule
  /** Says in the move bar why something cannot be, and where the box shows it. */
  explain: (words: string, rule?: string, look?: string) => void;
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

/** A number of a seat that is drawn over a match. */
export interface Metric {
  name: string;
  of(view: unknown, seat: number): number | null;
}

/** How matches of a game develop: what a replay draws of them. */
export interface Course {
  metrics: Metric[];
  round(view: unknown): number; // the age or round of a view; 0 before the first
  score(view: unknown, seat: number): number; // by which one is ahead
  /** The frame whose numbers are those of a round's end, before the one with which the next begins: 0 or 1. */
  before: number;
  /** The line with which a round begins, among those of the move that ended the one before; -1 for none. */
  begins(lines: { rule: string }[]): number;
  lines: string[]; // the colour of each seat's line
  byRound?: boolean; // many small changes: a line bends at the end of each round
  unit?: string; // words about the numbers
}

/** A part of the box; with a view, where things are now. */
export interface BoxProps {
  content: unknown;
  view: unknown;
  part: string;
  say: TableProps["say"];
}

/** Parts of a table that cannot be touched. */
export interface PictureProps {
  view: unknown;
  content: unknown;
  parts: string[];
}

/** The name that a match alone reached. */
export interface FameProps {
  match: string;
  name: string;
  end: { vp: number; title: string };
  own: boolean; // played at this screen
  helped: boolean; // a bot stood in and moved
}

/** A position as fields. */
export interface PositionFields {
  seatsOf(text: string): number;
  groups(text: string, content: unknown, names: string[], say: TableProps["say"]): Group[];
}

type Later<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** What a game brings. Its functions take what its own views, sets and events are: nothing else comes to them. */
export interface GameModule {
  table: Component<TableProps>;
  words: { en: string; de: string }; // Fluent messages of the table's own
  /** What the move bar asks while nothing is picked. */
  prompt?(props: Pick<TableProps, "view" | "content" | "seat" | "names" | "offers" | "say">): string;
  /** The moves that the table shows no thing for: the move bar has a button for each. */
  buttons?(offers: Offer[], say: TableProps["say"]): { offer: Offer; label: string }[];
  /** A choice of several things: how far it is, and what its button does. */
  account?(
    choice: Choice,
    props: Pick<TableProps, "view" | "content" | "say">,
  ): { words: string; act: string; rule: string | null };
  /** The thing that a small move picks, if it picks one. */
  item?(offer: Offer, view: unknown): string | null;
  /** What a seat is called in this game: a nation, a power. */
  called?(seat: number, say: TableProps["say"]): string;
  /** A thing in a line of the log: a die, a tile, a place. */
  told?: Component<{ part: Part }>;
  /** The same for who listens. */
  spoken?(part: Part, say: TableProps["say"]): string;
  /** The colour of a seat. */
  tint?(seat: number): string;
  /** What changed the game, as cards. */
  cards?(recent: Deed[], props: Pick<TableProps, "content" | "seat" | "past" | "say"> & { local?: number[] }): Card[];
  /** Since when a seat is out of the game, if it is. */
  exit?(happened: Piece[], seat: number, say: TableProps["say"]): Exit | null;
  /** Whether a line says no more than the cards beside it and the table below it. */
  carded?(line: Line, cards: Card[]): boolean;
  /** Over what a narrow screen tells what happened, as a selector: over what is not needed now; usually over nothing,
   * at the foot. */
  recap?(view: unknown, mine: boolean): string;
  /** The end: where each score came from. */
  sources?(past: Piece[], view: unknown, content: unknown): Source[];
  /** The seat from whose place a guest sees the table, where that makes a difference. */
  viewpoint?: number;
  course?: Course;
  /** Draws of chance that a match is checked by: the faces of dice by their colours, and other streams. */
  draws?(content: unknown): { faces: Record<string, string[]>; streams: string[] };
  /** What a bar of the draws stands for. */
  face?: Component<{ name: string }>;
  spokenFace?(name: string, say: TableProps["say"]): string | null;
  /** The box: its parts, the one that is shown first before any match, and how a part is drawn. */
  box?: { parts: string[]; first: string; shown: Later<BoxProps> };
  picture?: Later<PictureProps>;
  /** Exact chances: what one is about, and how it is drawn. */
  chances?: {
    about(what: string, view: unknown, content: unknown, say: TableProps["say"]): string;
    shown: Component<{ prospect: Prospect }>;
  };
  /** What of a position can be changed by fields. */
  fields?: () => Promise<PositionFields>;
  /** The bot of a first match, after the lesson. */
  gentle?: string;
  /** What was reached by who played alone, if the news end such a match; and the screen that says so. */
  reached?(news: Piece[]): { vp: number; title: string } | null;
  fame?: Later<FameProps>;
  /** How long the news of a view should be looked at, in milliseconds. */
  pace?(news: Piece[]): number;
}
