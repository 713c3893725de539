// How a match on Kark develops: money and income, round by round.
import type { Course } from "../game";
import type { Kark } from "./types";

const powerOf = (view: unknown, seat: number) => (view as Kark).powers[seat];

function metric(name: "cash" | "income") {
  return {
    name,
    of(view: unknown, seat: number) {
      const power = powerOf(view, seat);
      return !power || power.out ? null : power[name];
    },
  };
}

export const course: Course = {
  metrics: [metric("cash"), metric("income")],
  round: (view) => (view as Kark).round,
  score(view, seat) {
    const { out, cash, income, tankers } = powerOf(view, seat)!;
    const fleet = Object.values(tankers).reduce((sum, count) => sum + count, 0);
    return out ? -1 : cash + 3 * fleet + 3 * income;
  },
  before: 1,
  begins: (lines) => {
    const last = lines.findLastIndex(({ rule }) => rule === "K-E3");
    return last < 0 ? last : last + 1;
  },
  lines: [
    "light-dark(#b3261e, #ff8a7d)",
    "light-dark(#54483a, #f6efdc)",
    "light-dark(#1f4fa3, #82b1ff)",
    "light-dark(#1f6a36, #74d190)",
  ],
  byRound: true,
  unit: "after-millions",
};
