import { expect, test } from "vitest";
import { counted, isComplete, keysOf, laidOut, nameOf, toggle } from "../src/shell/choosing";
import type { Selection } from "../src/generated/protocol";
import fixtures from "./selections.json";

interface Fixture {
  selection: Selection;
  sets: string[][]; // every complete set, by the rules
}
const all = fixtures as Fixture[];

const bag = (keys: string[]): string => keys.map(nameOf).sort().join(" ");

function* subsets(keys: string[]): Generator<string[]> {
  for (let bits = 0; bits < 2 ** keys.length; bits++) yield keys.filter((_, at) => bits & (1 << at));
}

/** The same each time: orders by a small generator. */
function shuffled<T>(things: T[], seed: number): T[] {
  const out = [...things];
  let state = seed + 1;
  for (let at = out.length - 1; at > 0; at--) {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647;
    const other = state % (at + 1);
    [out[at], out[other]] = [out[other]!, out[at]!];
  }
  return out;
}

const legal = (one: Fixture) => new Set(one.sets.map((set) => [...set].sort().join(" ")));

test("what is complete is what the rules reach, and nothing else", () => {
  let seen = 0;
  for (const one of all) {
    const known = legal(one);
    for (const keys of subsets(keysOf(one.selection))) {
      expect(isComplete(one.selection, keys), bag(keys)).toBe(known.has(bag(keys)));
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(5000);
});

test("every order of taps reaches exactly the set", () => {
  for (const one of all)
    for (const keys of subsets(keysOf(one.selection))) {
      if (!isComplete(one.selection, keys)) continue;
      for (let seed = 0; seed < 4; seed++) {
        let picked: string[] = [];
        for (const key of shuffled(keys, seed)) picked = toggle(one.selection, picked, key);
        expect(new Set(picked)).toEqual(new Set(keys));
      }
    }
});

test("from what was laid out any other set is reached by putting back and picking", () => {
  for (const one of all)
    for (const keys of subsets(keysOf(one.selection))) {
      if (!isComplete(one.selection, keys)) continue;
      let picked = laidOut(one.selection);
      for (const key of picked.filter((key) => !keys.includes(key))) picked = toggle(one.selection, picked, key);
      for (const key of shuffled(
        keys.filter((key) => !picked.includes(key)),
        7,
      ))
        picked = toggle(one.selection, picked, key);
      expect(new Set(picked)).toEqual(new Set(keys));
    }
});

test("what is laid out is complete, and a thing too many pushes another out", () => {
  for (const one of all) {
    const first = laidOut(one.selection);
    if (first.length) expect(isComplete(one.selection, first)).toBe(true);
  }
  const gold: Selection = {
    items: [
      { name: "wG", count: 2, worth: 2 },
      { name: "gold", count: 1, worth: 2 },
      { name: "wF", count: 2, worth: 1 },
    ],
    least: 4,
    rule: "D-A5",
    whole: 2,
    sparing: true,
    suggested: ["wG", "gold"],
  };
  expect(toggle(gold, ["wG.0", "gold.0"], "wG.1")).toEqual(["gold.0", "wG.1"]);
  expect(toggle(gold, ["wF.0", "wF.1", "gold.0"], "wG.0")).toEqual(["gold.0", "wG.0"]);
  expect(isComplete(gold, ["wG.0", "gold.0", "wF.0"])).toBe(false);
  expect(counted(gold, ["wG.0", "wF.0"])).toBe(3);
  expect(toggle(gold, [], "rX.0")).toEqual([]);
});
