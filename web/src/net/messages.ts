// What goes over the socket, as the server's structs say it.
import type { Offer, Piece } from "../game";

export type Occupant =
  | { type: "Open" }
  | { type: "Person"; name: string; away: string | null }
  | { type: "Bot"; name: string };

export interface SeatInfo {
  occupant: Occupant;
  connected: boolean;
}

export interface Line {
  seq: number;
  text: string;
  rule: string;
}

export interface Pending {
  seat: number;
  what: string;
  moves: number;
  awaited: number[];
}

export interface Over {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Welcome {
  type: "Welcome";
  match: string;
  seat: number | null;
  host: boolean;
  lang: string | null;
}

export interface Update {
  type: "Update";
  seq: number;
  phase: "waiting" | "revealing" | "playing" | "over";
  seats: SeatInfo[];
  at_turn: number | null;
  view: { seat: number | null } & Record<string, unknown>;
  offers: Offer[];
  beside: Offer[];
  undo: string | null;
  question: Pending | null;
  over: Over | null;
  later: string | null;
  news: Piece[];
  lines: Line[];
}

export interface Refused {
  type: "Refused";
  id: string | null;
  code: string;
  text: string;
  rule?: string | null;
  seq?: number | null;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Refused
  | ({ type: "Chat" } & ChatLine)
  | { type: "Connected"; seat: number; connected: boolean }
  | { type: "Ack"; id: string; seq: number }
  | { type: "Bye"; reason: string };

/** A command without its id, which the connection gives it. */
export type Command =
  | { type: "Play"; move: string; expect: number }
  | { type: "Undo" | "AskUndo"; expect: number }
  | { type: "AskStop" | "Return" | "Quit" }
  | { type: "Answer"; yes: boolean; expect: number }
  | { type: "Reveal"; share: string }
  | { type: "Leave"; bot: string }
  | { type: "Put"; seat: number; occupant: { type: "Open" } | { type: "Bot"; name: string } }
  | { type: "StandIn"; seat: number; bot: string };
