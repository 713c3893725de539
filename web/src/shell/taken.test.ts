// Moves that were taken back.
import { describe, expect, it } from "vitest";
import { takenBack } from "./session.svelte";

const piece = (seq: number, record: Record<string, unknown>) => ({
  seq,
  record: record as { type: string },
  events: [],
});
const moved = (seq: number) => piece(seq, { type: "Moved", seat: 0 });
const dealt = (seq: number) => piece(seq, { type: "Dealt" });

describe("what was taken back", () => {
  it("is what came after the moves that are left", () => {
    const past = [
      piece(1, { type: "Opened" }),
      moved(2),
      dealt(3),
      moved(4),
      dealt(5),
      piece(6, { type: "Undone", seat: 0, moves: 2 }),
    ];
    expect([...takenBack(past)]).toEqual([4, 5]);
  });
  it("knows moves that were played again", () => {
    const past = [
      piece(1, { type: "Opened" }),
      moved(2),
      piece(3, { type: "Undone", seat: 0, moves: 0 }),
      moved(4),
      moved(5),
      piece(6, { type: "Undone", seat: 0, moves: 1 }),
    ];
    expect([...takenBack(past)].sort()).toEqual([2, 5]);
  });
  it("counts the moves of a game file", () => {
    const past = [
      piece(1, { type: "Opened", moves: ["a", "b"] }),
      moved(2),
      moved(3),
      piece(4, { type: "Undone", seat: 0, moves: 3 }),
    ];
    expect([...takenBack(past)]).toEqual([3]);
  });
});
