// A chance is written as the language of the viewer does, and is never certain if it is not.
import { afterEach, expect, test } from "vitest";
import { inPercent } from "../src/learn/odds.svelte";
import { fullness, rangeOf, speak } from "../src/words/words.svelte";

afterEach(() => speak("en"));

test.each([
  ["en", 0.254, "25%"],
  ["de", 0.254, "25\u00a0%"],
  ["de", 0.999, "99\u00a0%"],
  ["en", 0.001, "1%"],
] as const)("in %s %d is %s", (lang, chance, written) => {
  speak(lang);
  expect(inPercent(chance)).toBe(written);
});

const hint = { worth: 49.5, unit: "% to win", low: 30.2, high: 69.8, exact: false };

test("a hint says between which numbers the truth lies, beside its number", () => {
  expect(rangeOf(hint)).toBe("between 30% and 70%");
  speak("de");
  expect(rangeOf(hint)).toBe("zwischen 30\u00a0% und 70\u00a0%");
  expect(rangeOf({ ...hint, unit: "Punkte", low: -3.4, high: 7.2 })).toBe("zwischen −3 und 7");
});

test.each([
  [{ ...hint, exact: true }, "it is certain"],
  [{ ...hint, low: 0, high: 63 }, "it could be nearly anything"],
  [{ ...hint, low: 49.5, high: 49.5 }, "no doubt is told"],
])("a hint says nothing of doubts where that tells nothing: %#", (one) => expect(rangeOf(one)).toBe(""));

test("a bar of chances has one scale, and one of points that of the best", () => {
  expect(fullness(hint, 49.5)).toBe(49.5);
  expect(fullness({ worth: 0.4, unit: "%" }, 1)).toBe(2);
  expect(fullness({ worth: 6, unit: "points" }, 12)).toBe(50);
});
