// What is asked of the server to look back at a match.
import type { Comment, Part, Remarks, Variation } from "../generated/protocol";
import { Problem } from "../net/api";
import type { GameFile } from "../shell/opening";
import { lang } from "../words/words.svelte";
import type { Dealt } from "./band";

export interface Told {
  parts: Part[];
  text: string;
  rule: string;
}

/** The table after a move of a seat and the chance that followed it. */
export interface Frame {
  moves: number;
  seat: number | null;
  text: string | null;
  view: { at_turn?: number | null } & Record<string, unknown>; // the game's own view struct
  lines: Told[];
}

async function get(path: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new Problem("OFFLINE", "");
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; text?: string } | null;
  throw new Problem(said?.code ?? String(answer.status), said?.text ?? answer.statusText);
}

const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
export const fileAt = (match: string) => `${at(match)}/file`;
export const proofAt = (match: string) => `${at(match)}/proof`;

export async function frames(match: string): Promise<Frame[]> {
  return (await get(`${at(match)}/replay?lang=${lang()}`)).json() as Promise<Frame[]>;
}

export async function proof(match: string): Promise<string> {
  return (await get(`${proofAt(match)}?lang=${lang()}`)).text();
}

/** What the game file says of the game, for instance what somebody wrote beside a move. */
export async function remarks(match: string): Promise<Remarks> {
  const file = (await (await get(`${fileAt(match)}?lang=${lang()}`)).json()) as { remarks?: Remarks | null };
  return file.remarks ?? {};
}

/** What is said of the moves that led to a frame: comments, and what might have followed. */
export function saidAt(said: Remarks, frames: Frame[], at: number): { comments: Comment[]; variations: Variation[] } {
  const first = at === 0 ? 0 : frames[at - 1]!.moves + 1;
  const last = at === frames.length - 1 ? Infinity : (frames[at]?.moves ?? 0);
  const here = (one: { at: number }) => first <= one.at && one.at <= last;
  return { comments: (said.comments ?? []).filter(here), variations: (said.variations ?? []).filter(here) };
}

/** The game file up to a move. */
export async function file(match: string, moves: number): Promise<GameFile> {
  return (await get(`${fileAt(match)}?moves=${moves}&lang=${lang()}`)).json() as Promise<GameFile>;
}

/** All draws of chance so far, those that were taken back as well. */
export async function dealt(match: string): Promise<Dealt[]> {
  const text = await (await get(`${at(match)}/log?lang=${lang()}`)).text();
  const records = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: "Opened" } | (Dealt & { type: "Dealt" }));
  return records.flatMap((record) => (record.type === "Dealt" ? [record] : []));
}
