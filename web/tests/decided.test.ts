// What decided a match, and the address of a moment of it.
import { describe, expect, it } from "vitest";
import { course } from "../src/dice/course";
import { aheadSince, decidedBy } from "../src/after/decided";
import { links, parse } from "../src/shell/address";

const sources = [
  { name: "books", values: [2, 5] },
  { name: "war", values: [9, 1] },
];

describe("what decided", () => {
  it("is the margin and its largest source", () => {
    expect(decidedBy([11, 6], [0], sources)).toEqual({ winner: 0, second: 1, margin: 5, source: sources[1] });
  });
  it("is nothing alone, or where all share", () => {
    expect(decidedBy([11], [0], sources)).toBeNull();
    expect(decidedBy([6, 6], [0, 1], sources)).toBeNull();
  });
  it("has no source where the winner was nowhere better", () => {
    expect(decidedBy([6, 6], [0], [{ name: "books", values: [3, 3] }])?.source).toBeNull();
  });
  it("finds the moment of the last overtaking", () => {
    const frames = [
      [0, 0],
      [0, 2],
      [3, 2],
      [3, 4],
      [5, 4],
    ].map((points, at) => ({
      moves: at,
      seat: 0,
      text: null,
      lines: [],
      view: { nations: points.map((vp) => ({ vp })) },
    }));
    expect(aheadSince(course, frames, 0, 2)).toBe(4);
    expect(aheadSince(course, frames, 1, 2)).toBeNull();
  });
});

describe("the address of a moment", () => {
  it("is read as it is written", () => {
    expect(parse(links.replay("abc", 17))).toEqual({ at: "replay", match: "abc", moves: 17 });
    expect(parse(links.replay("abc"))).toEqual({ at: "replay", match: "abc", moves: null });
    expect(parse("#/replay/abc/x1")).toEqual({ at: "replay", match: "abc", moves: null });
  });
});
