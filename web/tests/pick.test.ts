import { expect, test } from "vitest";
import { parseDie, spreadDice, standing } from "../src/dice/dice";
import { engraving } from "../src/dice/engravings";
import { flights, pace, rolledBy } from "../src/dice/motion";
import { Pointer } from "../src/dice/pick";
import type { Nation, View } from "../src/dice/types";
import type { Offer } from "../src/game";
import { parse } from "../src/shell/address";

const offer = (type: string, fields: object = {}): Offer => ({ text: type, move: { type, ...fields } });
const paying = { phase: "paying", payment: { resource: "gold", due: 1 } } as View;

test("a thing finds the move that refers to it", () => {
  const pointer = new Pointer(
    [
      offer("Buy", { space: "b2" }),
      offer("Pay", { die: "wG" }),
      offer("PayChit"),
      offer("Replace", { tile: "printed" }),
    ],
    paying,
  );
  expect(pointer.space("b2")?.move.type).toBe("Buy");
  expect(pointer.space("a1")).toBeNull();
  expect(pointer.die("wG")?.move.type).toBe("Pay");
  expect(pointer.chit("gold")?.move.type).toBe("PayChit");
  expect(pointer.chit("reroll")).toBeNull();
  expect(pointer.development("printed")?.move.type).toBe("Replace");
});

test("dice are read from their notation", () => {
  expect(parseDie("oG2")).toMatchObject({ colour: "orange", resource: "gold", count: 2 });
  expect(parseDie("wX")).toMatchObject({ colour: "white", resource: "strength", count: 1 });
  expect(parseDie("zz")).toBeNull();
  expect(standing({ unused: { wF: 2, bB3: 1 } } as unknown as Nation).map((die) => die.key)).toEqual([
    "wF.0",
    "wF.1",
    "bB3.0",
  ]);
  expect(spreadDice({ red: 2 }).map((one) => one.key)).toEqual(["red.0", "red.1"]);
});

test("news set dice and plates in motion", () => {
  const events = [
    { type: "DieRolled", rule: "D-A2", seat: 1, die: "wF" },
    { type: "DieRolled", rule: "D-A2", seat: 1, die: "wF" },
    { type: "DieRolled", rule: "D-A2", seat: 0, die: "wG" },
    { type: "TileTaken", rule: "D-A6", seat: 1, tile: "legion" },
  ];
  const news = [{ seq: 3, record: { type: "Moved" }, events }];
  expect(rolledBy(news, 1)).toEqual({ wF: 2 });
  expect(flights(news)).toEqual([{ tile: "legion", seat: 1 }]);
  expect(pace(news)).toBeGreaterThanOrEqual(600);
  expect(pace([])).toBe(0);
});

test("a tile always looks the same, and unlike its neighbours", () => {
  expect(engraving("building", "granaries")).toBe(engraving("building", "granaries"));
  const drawings = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => engraving("building", id));
  expect(new Set(drawings).size).toBeGreaterThan(5);
});

test("addresses", () => {
  expect(parse("#/m/abc")).toEqual({ at: "match", match: "abc" });
  expect(parse("#/j/abc/key")).toEqual({ at: "join", match: "abc", claim: "key" });
  expect(parse("#/rules/dice/D-A7")).toEqual({ at: "rules", game: "dice", rule: "D-A7" });
  expect(parse("#/%E0%A4%A")).toEqual({ at: "start" });
});
