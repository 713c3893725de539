// How a match developed: where rounds begin, and numbers of each seat after every move.
import type { Frame } from "./study";

export interface Mark {
  at: number; // the frame with which it begins
  number: number; // of the age or round
}

export interface Metric {
  name: string;
  of: (view: any, seat: number) => number | null;
}

const nation = (name: string): Metric => ({ name, of: (view, seat) => view.nations?.[seat]?.[name] ?? null });
const power = (name: string): Metric => ({
  name,
  of: (view, seat) => {
    const one = view.powers?.[seat];
    return !one || one.out ? null : one[name];
  },
});

const METRICS: Record<string, Metric[]> = {
  dice: [nation("vp"), nation("books"), nation("strength")],
  kark: [power("cash"), power("income")],
};
const ROUND: Record<string, (view: any) => number> = { dice: (view) => view.age, kark: (view) => view.round };

export const metricsOf = (game: string): Metric[] => METRICS[game] ?? [];

/** The frames with which an age or a round begins. */
export function marksOf(game: string, frames: Frame[]): Mark[] {
  const round = ROUND[game];
  if (!round) return [];
  const marks: Mark[] = [];
  for (const [at, { view }] of frames.entries()) {
    const number = round(view);
    if (number > 0 && number !== marks.at(-1)?.number) marks.push({ at, number });
  }
  return marks;
}

/** The frames in which an age or a round has ended. An age is scored by the move that begins the next, a round before. */
export function endsOf(game: string, marks: Mark[], count: number): { number: number; frame: number }[] {
  const before = game === "dice" ? 0 : 1;
  return marks.map(({ number }, n) => ({
    number,
    frame: n + 1 < marks.length ? marks[n + 1]!.at - before : count - 1,
  }));
}

/** The line with which an age or a round begins, among those of the move that ended the one before. */
export function beginsWith(game: string, lines: { rule: string }[]): number {
  const first =
    game === "dice"
      ? lines.findIndex(({ rule }) => rule === "D-R1")
      : lines.findLastIndex(({ rule }) => rule === "K-E3");
  if (first < 0) return lines.length;
  return game === "dice" ? first : first + 1;
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
