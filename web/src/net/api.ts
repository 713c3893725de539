// The server's HTTP interface, as far as the page uses it.
import { lang } from "../words/words.svelte";
import type { ChatLine, Occupant, Over } from "./messages";

export interface Content {
  name: string;
  status: string;
  digest: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: Record<string, string[]>;
  sets: Content[];
  bots: string[];
}

export interface RuleText {
  id: string;
  section: string;
  title: string;
  status: string;
  text: string;
}

export type NewSeat =
  | { type: "Open" }
  | { type: "Bot"; name: string }
  | { type: "Person"; name: string; key: string; commit: string };

export interface Created {
  match: string;
  host_key: string;
  keys: (string | null)[];
  claims: (string | null)[];
}

export interface Summary {
  match: string;
  terms: { game: string; rules: number; seats: number; options: Record<string, string>; content: Content };
  opened: number;
  phase: string;
  seats: Occupant[];
  connected: number[];
  seq: number;
  moves: number;
  at_turn: number | null;
  over: Over | null;
  commitment: string;
  earlier: string | null;
  later: string | null;
  advice?: boolean;
}

export interface Own {
  key: number;
  match: string;
  game: string;
  opened: number;
  seq: number;
  over: boolean;
  damaged: boolean;
  host: boolean;
  seats: number[];
  occupants: Occupant[];
  at_turn: number | null;
}

export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${mark}lang=${lang()}`, init);
  } catch {
    throw new Problem("OFFLINE", "");
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const said = body as { code?: string; text?: string } | null;
  throw new Problem(said?.code ?? String(answer.status), said?.text ?? answer.statusText);
}

function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (key) headers["authorization"] = `Bearer ${key}`;
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const games = () => ask<GameInfo[]>("/games");
export const rules = (game: string) => ask<RuleText[]>(`/games/${game}/rules`);
export const content = (game: string, digest: string) =>
  ask<Record<string, unknown>>(`/games/${game}/content?digest=${encodeURIComponent(digest)}`);
export const open = (body: object) => post<Created>("/matches", body);
export const summary = (match: string) => ask<Summary>(`/matches/${match}`);
export const claim = (match: string, body: object) =>
  post<{ match: string; seat: number; key: string }>(`/matches/${match}/claim`, body);
export const invite = (match: string, seat: number, key: string) =>
  post<{ match: string; seat: number; claim: string }>(`/matches/${match}/invitations`, { seat }, key);
export const rematch = (match: string, key: string) =>
  post<{ match: string; seat: number | null; claim: string | null }>(`/matches/${match}/rematch`, {}, key);
export interface Hint {
  text: string;
  worth: number;
  unit: string;
  words: string;
  reason: string;
}

/** The best-looking moves of a seat; refused between people who did not agree to it. */
export const hint = (match: string, key: string) => post<Hint[]>(`/matches/${match}/hint`, {}, key);
export const chat = (match: string) => ask<ChatLine[]>(`/matches/${match}/chat`);
export const mine = (keys: string[]) => post<Own[]>("/mine", { keys });
