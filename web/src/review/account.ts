// The own account over many matches, kept in this browser: luck, and what decisions lost.
import type { Review } from "../generated/api";
import { read, write } from "../net/vault";

export interface Part {
  loss: number;
  decisions: number;
}
interface Entry {
  luck: number;
  parts: Part[]; // of the beginning, the middle and the end
}

const NAME = "nations.reviews";
const MOST = 500;
const PHASES = 3;

/** Which part of the match a move is of. */
const phaseOf = (at: number, of: number) => Math.min(PHASES - 1, Math.floor((at / Math.max(1, of)) * PHASES));

/** What a review says of a seat. */
export function entryOf(review: Review, seat: number): Entry {
  const parts = Array.from({ length: PHASES }, () => ({ loss: 0, decisions: 0 }));
  for (const one of review.decisions) {
    if (one.seat !== seat) continue;
    const part = parts[phaseOf(one.at, review.moves.length)]!;
    part.decisions += 1;
    part.loss += one.loss;
  }
  return { luck: review.seats[seat]?.luck ?? 0, parts };
}

/** Enters a match, once; alone is another matter, as points are no chances. */
export function enter(match: string, review: Review, seat: number): void {
  if (review.seats.length < 2) return;
  const all = Object.entries({ ...read<Record<string, Entry>>(NAME, {}), [match]: entryOf(review, seat) });
  write(NAME, Object.fromEntries(all.slice(-MOST)));
}

export interface Sum {
  games: number;
  luck: number;
  loss: number; // for each decision
  parts: number[];
}

export function sum(): Sum | null {
  const all = Object.values(read<Record<string, Entry>>(NAME, {}));
  if (!all.length) return null;
  const each = (parts: Part[]) => {
    const decisions = parts.reduce((n, one) => n + one.decisions, 0);
    return parts.reduce((n, one) => n + one.loss, 0) / Math.max(1, decisions);
  };
  return {
    games: all.length,
    luck: all.reduce((n, one) => n + one.luck, 0),
    loss: each(all.flatMap(({ parts }) => parts)),
    parts: Array.from({ length: PHASES }, (_, n) => each(all.map(({ parts }) => parts[n]!))),
  };
}
