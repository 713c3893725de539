// The server's HTTP interface, as far as the page uses it.
import type * as wire from "../generated/api";
import type { Primer } from "../book/primer";
import type { Lesson } from "../learn/lesson";
import { lang } from "../words/words.svelte";
import type { ChatLine } from "./messages";
export type {
  Content,
  Created,
  GameInfo,
  Hint,
  Own,
  PageQuestion,
  PageUnit,
  RuleText,
  Summary,
} from "../generated/api";
/** A content set as the box shows it; the rest of it is the game's own. */
export type Exhibit = { name: string; status: string } & Record<string, unknown>;
export type NewSeat = wire.OpenSeat | wire.BotSeat | wire.PersonSeat;

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

export const games = () => ask<wire.GameInfo[]>("/games");
export const rules = (game: string) => ask<wire.RuleText[]>(`/games/${game}/rules`);
export const book = (game: string) => ask<wire.Book>(`/games/${game}/book`);
export const primer = (game: string) => ask<Primer>(`/games/${game}/primer`);
export const lesson = (game: string) => ask<Lesson>(`/games/${game}/lesson`);
export const content = (game: string, digest: string) =>
  ask<Exhibit>(`/games/${game}/content?digest=${encodeURIComponent(digest)}`);
export const open = (body: Omit<wire.NewMatch, "file"> & { file?: object | null }) =>
  post<wire.Created>("/matches", body);
export const summary = (match: string) => ask<wire.Summary>(`/matches/${match}`);
export const claim = (match: string, body: wire.Claiming) => post<wire.SeatGiven>(`/matches/${match}/claim`, body);
/** The seat of an invitation; null if it was used. */
export const invited = (match: string, claim: string) => post<wire.Invited>(`/matches/${match}/invited`, { claim });
export const invite = (match: string, seat: number, key: string) =>
  post<wire.InvitationGiven>(`/matches/${match}/invitations`, { seat }, key);
export const rematch = (match: string, key: string) => post<wire.Rematch>(`/matches/${match}/rematch`, {}, key);
/** The best-looking moves of a seat; refused between people who did not agree to it. */
export const hint = (match: string, key: string) => post<wire.Hint[]>(`/matches/${match}/hint`, {}, key);
/** Why a seat cannot have what it pointed at: none if it can. */
export const why = (match: string, thing: string, key: string) =>
  post<wire.Objection[]>(`/matches/${match}/why?thing=${encodeURIComponent(thing)}`, {}, key);
/** The judge of a game as WebAssembly, null where the server has none, and what it needs to know of a seat’s position. */
export const unit = (game: string) => ask<wire.PageUnit | null>(`/games/${game}/unit`);
export const question = (match: string, key: string) => post<wire.PageQuestion>(`/matches/${match}/question`, {}, key);
export const position = (game: string, body: wire.PositionAsked) =>
  post<wire.PositionShown>(`/games/${game}/position`, body);
export const puzzle = (game: string, day: string) => ask<wire.DayPuzzle>(`/games/${game}/puzzle?day=${day}`);
export const review = (match: string) => ask<wire.MatchReview>(`/matches/${match}/review`);
export const chat = (match: string) => ask<ChatLine[]>(`/matches/${match}/chat`);
export const mine = (keys: string[]) => post<wire.Own[]>("/mine", { keys });
