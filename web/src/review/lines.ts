// What the curve of a seat is made of: its chance after every move, and the sums of luck and skill.
import type { Review } from "../generated/api";

export interface Lines {
  worth: number[];
  luck: number[];
  skill: number[];
}

/** One value before the first move, and one after each. */
export function linesOf(review: Review, seat: number): Lines {
  const lines: Lines = { worth: [review.start[seat] ?? 0], luck: [0], skill: [0] };
  for (const move of review.moves) {
    const changed = move.changed[seat] ?? 0;
    const by = move.kind === "luck" ? "luck" : "skill";
    for (const one of ["luck", "skill"] as const) lines[one].push(lines[one].at(-1)! + (one === by ? changed : 0));
    lines.worth.push(move.after[seat] ?? 0);
  }
  return lines;
}

/** A path of steps through values, in a box of so many pixels. */
export function path(values: number[], x: (at: number) => number, y: (value: number) => number): string {
  return values
    .map((value, at) =>
      at ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join("");
}
