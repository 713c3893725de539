import { beforeEach, expect, test, vi } from "vitest";
import type { Piece } from "../../game";
import { enter, entries, keyOf, soloEnd } from "../fame";
import { remember, remembered } from "../../after/seen";
import { course } from "../course";
import { marksOf, ticks } from "../../after/tracks";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
const entry = (match: string, vp: number, at = 0) => ({ match, name: "Ada", title: "", vp, at, tougher: false });

test("the best first, each match once", () => {
  expect(enter(entry("a", 20))).toBe(1);
  expect(enter(entry("b", 30))).toBe(1);
  expect(enter(entry("c", 25))).toBe(2);
  expect(enter(entry("a", 20))).toBe(3);
  expect(entries().map(({ match }) => match)).toEqual(["b", "c", "a"]);
});
test("what is broken is left out", () => {
  localStorage.setItem("nations.fame", '[null, {"vp": "x"}, {"vp": 3, "match": "a"}]');
  expect(entries()).toHaveLength(1);
  localStorage.setItem("nations.fame", '{"a": 1}');
  expect(entries()).toEqual([]);
});
test("the end of a solo game", () => {
  const news = (...events: Piece["events"]): Piece[] => [{ seq: 9, record: { type: "Moved" }, events }];
  const end = (vp: number, name: string) => ({ type: "SoloEnded", rule: "D-1f", vp, name });
  expect(soloEnd(news({ type: "Passed", rule: "D-A12" }, end(36, "Wu Zetian")))).toEqual({
    vp: 36,
    title: "wu-zetian",
  });
  expect(soloEnd(news(end(3, "")))).toEqual({ vp: 3, title: "" });
  expect(soloEnd([])).toBeNull();
  expect(keyOf("Charles V")).toBe("charles-v");
});
test("the first commitment stays", () => {
  remember("m", "one");
  remember("m", "two");
  expect(remembered("m")).toBe("one");
  expect(remembered("n")).toBeNull();
});
test("ages begin where they change; scales are whole", () => {
  const frames = [1, 1, 2, 2, 4].map((age) => ({ moves: 0, seat: null, text: null, view: { age }, lines: [] }));
  expect(marksOf(course, frames)).toEqual([
    { at: 0, number: 1 },
    { at: 2, number: 2 },
    { at: 4, number: 4 },
  ]);
  expect(ticks(0, 31)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});
