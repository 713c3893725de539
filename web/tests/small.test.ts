// Small things that are said or laid out: hyphens, the order of bots, where an age begins in a story.
import { describe, expect, it } from "vitest";
import { beginsWith, endsOf } from "../src/after/tracks";
import { account } from "../src/dice/account";
import { course as dice } from "../src/dice/course";
import { course as kark } from "../src/kark/course";
import { hyphenated } from "../src/dice/hyphens";
import { TINTS } from "../src/dice/nations";
import type { Content, View } from "../src/dice/types";
import de from "../src/dice/words.de.ftl?raw";
import en from "../src/dice/words.en.ftl?raw";
import type { Choice } from "../src/shell/choosing";
import { ranked } from "../src/shell/opening";
import { learn, say, speak } from "../src/words/words.svelte";

const shown = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");

describe("clusters of consonants", () => {
  it("keeps what begins a syllable together", () => {
    expect(shown("Langbogenschützen")).toContain("gen-schüt");
    expect(shown("Luftstreitkräfte")).toContain("Luft-streit-kräf");
    expect(shown("Königsstraße")).toContain("nigs-stra");
    expect(shown("Persische")).toBe("Per-si-sche");
  });
});

describe("long names", () => {
  it.each([
    ["Akademie von Athen", "Aka-de-mie von Athen"],
    ["Hängende Gärten", "Hän-gende Gärten"],
    ["Steinbrüche", "Stein-brü-che"],
    ["Sun Tzu", "Sun Tzu"],
    ["Kornspeicher", "Korn-spei-cher"],
  ])("break between syllables: %s", (name, wanted) => {
    expect(shown(name)).toBe(wanted);
  });
  it("keep their letters, and never a single one or two at an end", () => {
    for (const name of [
      "Peloponnesischer",
      "Florence Nightingale",
      "Bibliothek des Assurbanipal",
      "Groß-Simbabwe",
      "Amsterdamer Wechselbank",
    ]) {
      expect(hyphenated(name).replaceAll("\u00ad", "")).toBe(name);
      for (const part of hyphenated(name)
        .split(/[ -]/)
        .flatMap((word) =>
          word.includes("\u00ad") ? [word.split("\u00ad").at(0)!, word.split("\u00ad").at(-1)!] : [],
        ))
        expect(part.length).toBeGreaterThan(2);
    }
  });
});

describe("bots", () => {
  it("are offered from weak to strong, levels first", () => {
    const found = ranked(["search", "random", "expert", "program", "easy", "rules", "normal", "greedy", "hard"]);
    expect(found).toEqual({
      levels: ["easy", "normal", "hard", "expert"],
      others: ["random", "greedy", "rules", "search", "program"],
    });
  });
});

describe("the story of a match", () => {
  const lines = (...rules: string[]) => rules.map((rule) => ({ rule }));
  it("begins an age after what ended the one before", () => {
    expect(beginsWith(dice, lines("D-B1", "D-B2", "D-F1", "D-W1", "D-R1", "D-R1", "D-R2"))).toBe(4);
    expect(beginsWith(dice, lines("D-A4"))).toBe(1);
  });
  it("begins a round after the line that ends the last one", () => {
    expect(beginsWith(kark, lines("K-N6", "K-E3", "K-T2"))).toBe(2);
    expect(beginsWith(kark, lines("K-N6"))).toBe(1);
  });
});

describe("the table of a match", () => {
  const marks = [1, 2, 3].map((number) => ({ number, at: 10 * number }));
  it("has an age with what its end brought, which the move tells that begins the next", () => {
    expect(endsOf(dice, marks, 45).map(({ frame }) => frame)).toEqual([20, 30, 44]);
    expect(endsOf(kark, marks, 45).map(({ frame }) => frame)).toEqual([19, 29, 44]);
  });
});

describe("the curve at the end", () => {
  const hue = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  };
  it.each(TINTS.map((tint, seat) => [seat, tint] as const))(
    "has the colour of nation %i on the table, by day and by night",
    (seat, tint) => {
      const drawn = /light-dark\((#\w+), (#\w+)\)/.exec(dice.lines[seat] ?? "")!;
      for (const one of drawn.slice(1)) expect(Math.abs(((hue(one) - hue(tint) + 540) % 360) - 180)).toBeLessThan(20);
    },
  );
});

describe("what is given back after a purchase", () => {
  const words = (rule: string, least: number, lang: "en" | "de", picked: string[]) => {
    learn({ en, de });
    speak(lang);
    const choice = {
      lead: null,
      selection: { items: [{ name: "used", worth: 1, count: 2 }], least, rule },
      picked,
    } as Choice;
    return account(choice, { view: { phase: "returning", payment: null } as View, content: {} as Content, say });
  };
  it("says why, and by which rule", () => {
    expect(words("D-A7", 1, "de", ["used.0"])).toMatchObject({
      rule: "D-A7",
      words: expect.stringMatching(
        /ersetzte Entwicklung geht .*1.* Würfel .*zurück, verbraucht oder verfügbar\. Gewählt: .*1.* von .*1.*\./,
      ),
    });
    expect(words("D-A7", 2, "en", []).words).toMatch(/replaced development .*2.* dice go .*back/);
    expect(words("D-A8", 2, "de", []).words).toMatch(/ersetzten Berater gehen .*2.* Wurfwiederholungen/);
    expect(say("dice-used-back", { count: 1, of: 2 })).toContain("geht zurück");
    expect(say("dice-used-back", { count: 2, of: 2 })).toContain("gehen zurück");
  });
});
