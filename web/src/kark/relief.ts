// Contour lines for the land and depth lines for the seas: a height for every place, made from the
// coasts, and the lines of equal height through it. Decoration; nothing of it is in the rules.
import { coastAt, written } from "./geometry";
import type { Geometry, Spot } from "./types";

const CELL = 4;

export interface Relief {
  land: string;
  sea: string;
}

export function reliefOf(layout: Geometry): Relief {
  const grid = heights(layout);
  return {
    land: [5, 11, 17, 23, 29, 35, 41, 47].map((level) => contour(grid, level)).join(""),
    sea: [-7, -14, -22, -31].map((level) => contour(grid, level)).join(""),
  };
}

interface Grid {
  left: number;
  top: number;
  rows: number[][];
}

function heights({ frame: [left, top, wide, high], north, south }: Geometry): Grid {
  const xs = Array.from({ length: Math.ceil(wide / CELL) + 1 }, (_, n) => left + n * CELL);
  const ys = Array.from({ length: Math.ceil(high / CELL) + 1 }, (_, n) => top + n * CELL);
  const coasts = xs.map((x) => [coastAt(north, x), coastAt(south, x)] as const);
  const rows = ys.map((y) =>
    coasts.map(([upper, lower], n) => {
      const inland = Math.min(y - upper, lower - y);
      return inland * 0.75 + rolling(xs[n] ?? 0, y) * Math.min(1, Math.abs(inland) / 12);
    }),
  );
  return { left, top, rows };
}

function rolling(x: number, y: number): number {
  return (
    7 * Math.sin(x * 0.061 + 0.7) * Math.cos(y * 0.083 + 0.4) +
    4 * Math.sin(x * 0.127 - y * 0.071 + 2) +
    2.5 * Math.cos(x * 0.045 + y * 0.19)
  );
}

/** Marching squares: a short line through every cell that a level passes, joined to long ones. */
function contour({ left, top, rows }: Grid, level: number): string {
  const parts: [string, string][] = [];
  for (let r = 0; r + 1 < rows.length; r++) {
    const [upper = [], lower = []] = [rows[r], rows[r + 1]];
    for (let c = 0; c + 1 < upper.length; c++) {
      const [a = 0, b = 0, d = 0, e = 0] = [upper[c], upper[c + 1], lower[c + 1], lower[c]];
      const above = Number(a > level) + Number(b > level) + Number(d > level) + Number(e > level);
      if (above === 0 || above === 4) continue;
      const corners = [a - level, b - level, d - level, e - level];
      const cuts = crossings(corners, left + c * CELL, top + r * CELL);
      for (let n = 0; n + 1 < cuts.length; n += 2) {
        parts.push([written(cuts[n] as Spot), written(cuts[n + 1] as Spot)]);
      }
    }
  }
  return joined(parts);
}

function joined(parts: [string, string][]): string {
  const ends = new Map<string, number[]>();
  for (const [n, part] of parts.entries()) for (const end of part) ends.set(end, [...(ends.get(end) ?? []), n]);
  const used = new Set<number>();
  const onwards = (from: string): string[] => {
    const line: string[] = [];
    for (let here = from; ;) {
      const next = ends.get(here)?.find((n) => !used.has(n));
      if (next === undefined) return line;
      used.add(next);
      const [a, b] = parts[next] ?? ["", ""];
      line.push((here = a === here ? b : a));
    }
  };
  const lines: string[] = [];
  for (const [n, [a, b]] of parts.entries()) {
    if (used.has(n)) continue;
    used.add(n);
    lines.push(`M${[...onwards(a).reverse(), a, b, ...onwards(b)].join("L")}`);
  }
  return lines.join("");
}

const SIDES: [Spot, Spot][] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [1, 1],
  ],
  [
    [1, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [0, 0],
  ],
];

/** Where the level cuts the four sides of a cell. */
function crossings(corners: number[], x: number, y: number): Spot[] {
  const cuts: Spot[] = [];
  for (const [n, [[ax, ay], [bx, by]]] of SIDES.entries()) {
    const [here = 0, there = 0] = [corners[n], corners[(n + 1) % 4]];
    if (here > 0 === there > 0) continue;
    const part = here / (here - there);
    cuts.push([x + (ax + (bx - ax) * part) * CELL, y + (ay + (by - ay) * part) * CELL]);
  }
  return cuts;
}
