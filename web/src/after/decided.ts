// What decided a match, from its true numbers: the margin, its largest source, when the lead was taken.
import type { Course, Source } from "../game";
import type { Frame } from "./study";

export interface Decided {
  winner: number;
  second: number;
  margin: number;
  source: Source | null; // where the winner gained most on the second
}

/** Null where nobody won before others: alone, or all share. */
export function decidedBy(scores: number[], winners: number[], sources: Source[]): Decided | null {
  const winner = winners[0];
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => !winners.includes(seat));
  const second = others.sort((a, b) => b.score - a.score)[0];
  if (winner === undefined || !second) return null;
  const gain = ({ values }: Source) => (values[winner] ?? 0) - (values[second.seat] ?? 0);
  const best = [...sources].sort((a, b) => gain(b) - gain(a))[0];
  return {
    winner,
    second: second.seat,
    margin: scores[winner]! - second.score,
    source: best && gain(best) > 0 ? best : null,
  };
}

/** The frame since which a seat was alone ahead of all others; null if it never was, or always. */
export function aheadSince(course: Course | undefined, frames: Frame[], winner: number, seats: number): number | null {
  if (!course) return null;
  const ahead = ({ view }: Frame) =>
    Array.from({ length: seats }, (_, seat) => seat).every(
      (seat) => seat === winner || course.score(view, winner) > course.score(view, seat),
    );
  const behind = frames.findLastIndex((frame) => !ahead(frame));
  return behind < 0 || behind === frames.length - 1 ? null : behind + 1;
}
