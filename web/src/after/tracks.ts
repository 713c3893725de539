// How a match developed: where rounds begin, and numbers of each seat after every move.
import type { Course, Metric } from "../game";
import type { Frame } from "./study";

export interface Mark {
  at: number; // the frame with which it begins
  number: number; // of the age or round
}

/** The frames with which an age or a round begins. */
export function marksOf(course: Course | undefined, frames: Frame[]): Mark[] {
  const marks: Mark[] = [];
  for (const [at, { view }] of course ? frames.entries() : []) {
    const number = course!.round(view);
    if (number > 0 && number !== marks.at(-1)?.number) marks.push({ at, number });
  }
  return marks;
}

/** The frames in which an age or a round has ended. */
export function endsOf(course: Course, marks: Mark[], count: number): { number: number; frame: number }[] {
  return marks.map(({ number }, n) => ({
    number,
    frame: n + 1 < marks.length ? marks[n + 1]!.at - course.before : count - 1,
  }));
}

/** The line with which an age or a round begins, among those of the move that ended the one before. */
export function beginsWith(course: Course | undefined, lines: { rule: string }[]): number {
  const first = course?.begins(lines) ?? -1;
  return first < 0 ? lines.length : first;
}

export interface Track {
  seat: number;
  values: (number | null)[]; // after each frame
}

export function tracksOf(metric: Metric, frames: Frame[], seats: number): Track[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: frames.map(({ view }) => metric.of(view, seat)),
  }));
}

/** A scale from its ends to whole numbers: at most about `wanted` of them, in steps of 1, 2, 5, 10 … */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const rough = Math.max(1, (high - low) / wanted);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= rough - 1e-9)!;
  const found: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at);
  return found;
}

/** Where the last mark before a frame is. */
export function markAt(marks: Mark[], at: number): Mark | null {
  return marks.filter((mark) => mark.at <= at).at(-1) ?? null;
}
