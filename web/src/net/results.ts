// How own matches ended, kept in this browser: a server that was started again does not remember.
import { read, write } from "./vault";

export interface Result {
  scores: number[];
  winners: number[];
}

const NAME = "nations.results";
const MOST = 200;

export function resultOf(match: string): Result | null {
  return read<Record<string, Result>>(NAME, {})[match] ?? null;
}

export function keepResult(match: string, { scores, winners }: Result): void {
  if (resultOf(match)) return;
  const all = Object.entries(read<Record<string, Result>>(NAME, {})).slice(-MOST + 1);
  write(NAME, Object.fromEntries([...all, [match, { scores, winners }]]));
}
