// What is marked and told to who looks on for long: the same thing may happen again and again.
import { describe, expect, it } from "vitest";
import type { Deed } from "../../game";
import { cards } from "../cards";
import { tracesOf } from "../traces";
import { atlas, content } from "./world";

const country = content.countries[0]!.id;
const point = `${country}.0`;
const events = [
  { type: "LeaderWithdrawn", rule: "K-E1", seat: 1, leader: "general", point },
  { type: "LeaderCaptured", rule: "K-L5", seat: 1, leader: "general", country },
  { type: "CountryTaken", rule: "K-L4", seat: 2, country },
  { type: "TankerBought", rule: "K-T2", seat: 2, place: country },
  { type: "PowerOut", rule: "K-E1", seat: 1 },
];
/** The same again and again: within a move, and in many. */
const again: Deed[] = [5, 6, 7].map((seq) => ({
  seq,
  by: 2,
  record: { type: "Moved" },
  events: [...events, ...events],
}));
const twice = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

describe("what happens twice before the next own move", () => {
  it("has marks of its own each time, but for a country, which has one owner", () => {
    const { taken, trails, fallen } = tracesOf(atlas, [], again, 0);
    expect(taken).toEqual([{ country, seat: 2 }]);
    expect([trails.length > 0, fallen.length > 0]).toEqual([true, true]);
    for (const marks of [trails, fallen]) expect(twice(marks.map(({ key }) => key))).toEqual([]);
  });

  it("has a card of its own each time", () => {
    const told = cards(again, { content, seat: 0, say: (key) => key });
    expect(told.length).toBeGreaterThan(again.length);
    expect(twice(told.map(({ key }) => key))).toEqual([]);
  });
});
