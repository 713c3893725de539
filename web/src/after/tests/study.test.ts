import { expect, test } from "vitest";
import { saidAt, type Frame } from "../study";

const frame = (moves: number): Frame => ({ moves, seat: 0, text: null, view: {}, lines: [] });
const frames = [frame(3), frame(7), frame(9)];
const said = {
  comments: [0, 3, 5, 7, 9, 12].map((at) => ({ at, text: `after ${at}` })),
  variations: [{ at: 4, moves: ["pass"], text: "" }],
};
const texts = (at: number) => saidAt(said, frames, at).comments.map((one) => one.text);

test("a comment stands at the frame that its move led to", () => {
  expect(texts(0)).toEqual(["after 0", "after 3"]);
  expect(texts(1)).toEqual(["after 5", "after 7"]);
});
test("what is said of later chance stands at the last frame", () => {
  expect(texts(2)).toEqual(["after 9", "after 12"]);
});
test("variations stand where they begin", () => {
  expect([0, 1, 2].map((at) => saidAt(said, frames, at).variations.length)).toEqual([0, 1, 0]);
  expect(saidAt({}, frames, 0)).toEqual({ comments: [], variations: [] });
});
