import { expect, test } from "vitest";
import { bandOf, ofDice, ofNumbers, outside } from "../band";

test("the band of a fair coin thrown ten times", () => {
  // P(X <= 1) = 11/1024 = 0.011, P(X <= 2) = 0.055; P(X <= 8) = 0.989, P(X <= 7) = 0.945.
  expect(bandOf(Array(10).fill(0.5))).toEqual({ mean: 5, low: 2, high: 8 });
});
test("what always or never comes", () => {
  expect(bandOf([1, 1])).toEqual({ mean: 2, low: 2, high: 2 });
  expect(bandOf([0, 0])).toEqual({ mean: 0, low: 0, high: 0 });
  expect(bandOf([])).toEqual({ mean: 0, low: 0, high: 0 });
});
const roll = (move: string) => ({ stream: "Rolled", total: 6, number: 0, move: `die:${move}` });
test("dice by colour, faces with their ways", () => {
  const faces = { white: ["wG", "wF", "wF", "wS", "wB", "wX"], red: ["rX", "rX", "rX", "rX2", "rX3", "rG"] };
  const [white, ...rest] = ofDice([roll("wF"), roll("wF"), roll("wG")], faces);
  expect(rest).toEqual([]);
  expect(white).toMatchObject({ name: "white", draws: 3 });
  expect(white!.bars.map(({ name, count }) => `${name}:${count}`)).toEqual(["wG:1", "wF:2", "wS:0", "wB:0", "wX:0"]);
  expect(white!.bars[1]!.mean).toBeCloseTo(1);
  expect(white!.bars.some(outside)).toBe(false);
});
test("numbers of other draws in quarters", () => {
  const draws = [0, 5, 9, 15].map((number) => ({ stream: "Laid", total: 16, number, move: "" }));
  const [laid] = ofNumbers(draws, ["Laid", "Drawn"]);
  expect(laid!.bars.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  expect(laid!.bars.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(4);
});
