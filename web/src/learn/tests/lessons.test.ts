import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import dice from "../../generated/dice.ts?raw";
import kark from "../../generated/kark.ts?raw";
import { LESSONS, ownEvents, settle } from "../lessons";
import { words } from "../words";

const TYPES: Record<string, string> = { dice, kark };

test.each(["en", "de"] as const)("every step has a title and a text: %s", (lang) => {
  const known = new Set(new FluentResource(words[lang]).body.map(({ id }) => id));
  for (const [game, steps] of Object.entries(LESSONS)) {
    for (const { id } of steps) {
      expect(known).toContain(`coach-${game}-${id}`);
      expect(known).toContain(`coach-${game}-${id}-title`);
    }
  }
});

test.each(Object.keys(LESSONS))("what a step waits for are events of the game: %s", (game) => {
  for (const { until } of LESSONS[game]!) for (const kind of until ?? []) expect(TYPES[game]).toContain(`export interface ${kind} {`);
});

test("only own events that are new count", () => {
  const news = [
    { seq: 3, events: [{ type: "Passed", seat: 0 }] },
    { seq: 4, events: [{ type: "TileChosen", seat: 1 }, { type: "TileTaken", seat: 0 }] },
  ];
  expect(ownEvents(news, 3, 0)).toEqual(["TileTaken"]);
});

test("what was asked for and is done already is not asked for again", () => {
  const steps = LESSONS["dice"]!;
  const buy = steps.findIndex(({ id }) => id === "buy");
  expect(settle(steps, 0, ["TileChosen"])).toBe(0);
  expect(settle(steps, buy, [])).toBe(buy);
  expect(steps[settle(steps, buy, ["TileChosen", "TileTaken"])]!.id).toBe("gain");
  expect(settle(steps, steps.length, ["TileChosen"])).toBe(steps.length);
});
