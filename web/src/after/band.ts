// Counts against what fair dice bring: exact, by adding up the chances of each draw.

/** How often something is expected, and between which counts 95 % of fair counts lie. */
export interface Band {
  mean: number;
  low: number;
  high: number;
}

export function bandOf(chances: number[]): Band {
  let ways = [1];
  for (const p of chances) {
    const next = new Array<number>(ways.length + 1).fill(0);
    ways.forEach((q, count) => {
      next[count]! += q * (1 - p);
      next[count + 1]! += q * p;
    });
    ways = next;
  }
  let sum = 0;
  let low = -1;
  let high = -1;
  for (const [count, q] of ways.entries()) {
    sum += q;
    if (low < 0 && sum > 0.025) low = count;
    if (high < 0 && sum >= 0.975 - 1e-12) high = count;
  }
  return { mean: chances.reduce((all, p) => all + p, 0), low, high: high < 0 ? ways.length - 1 : high };
}

export interface Bar extends Band {
  name: string;
  count: number;
}

export interface Histogram {
  name: string; // a colour of dice, or a stream
  draws: number;
  bars: Bar[];
}

export interface Dealt {
  stream: string;
  total: number;
  number: number;
  move: string;
}

/** Dice by colour: how often each face came. `faces` are those of the content set, six for a colour. */
export function ofDice(dealt: Dealt[], faces: Record<string, string[]>): Histogram[] {
  const rolled = dealt.filter((one) => one.stream === "Rolled").map((one) => one.move.replace(/^die:/, ""));
  return Object.entries(faces).flatMap(([colour, sides]) => {
    const names = [...new Set(sides)];
    const own = rolled.filter((one) => names.includes(one));
    if (!own.length) return [];
    const bars = names.map((name) => {
      const chance = sides.filter((one) => one === name).length / sides.length;
      const count = own.filter((one) => one === name).length;
      return { name, count, ...bandOf(own.map(() => chance)) };
    });
    return [{ name: colour, draws: own.length, bars }];
  });
}

const PARTS = 4;

/** Other draws: where their numbers fell in their range, in quarters from low to high. */
export function ofNumbers(dealt: Dealt[], streams: string[]): Histogram[] {
  return streams.flatMap((stream) => {
    const own = dealt.filter((one) => one.stream === stream && one.total > 1);
    if (!own.length) return [];
    const parts = Math.min(PARTS, Math.max(...own.map((one) => one.total)));
    const bars = Array.from({ length: parts }, (_, part) => {
      const count = own.filter((one) => partOf(one.number, one.total, parts) === part).length;
      return { name: String(part + 1), count, ...bandOf(own.map((one) => share(one.total, part, parts))) };
    });
    return [{ name: stream, draws: own.length, bars }];
  });
}

const partOf = (number: number, total: number, parts: number) => Math.floor((number * parts) / total);

function share(total: number, part: number, parts: number): number {
  let count = 0;
  for (let number = 0; number < total; number++) if (partOf(number, total, parts) === part) count += 1;
  return count / total;
}

export const outside = (bar: Bar) => bar.count < bar.low || bar.count > bar.high;
