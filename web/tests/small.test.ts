// Small things that are said or laid out: hyphens, the order of bots, where an age begins in a story.
import { describe, expect, it } from "vitest";
import { beginsWith } from "../src/after/tracks";
import { hyphenated } from "../src/dice/hyphens";
import { ranked } from "../src/shell/opening";

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
    for (const name of ["Peloponnesischer", "Florence Nightingale", "Bibliothek des Assurbanipal", "Groß-Simbabwe", "Amsterdamer Wechselbank"]) {
      expect(hyphenated(name).replaceAll("\u00ad", "")).toBe(name);
      for (const part of hyphenated(name).split(/[ -]/).flatMap((word) => (word.includes("\u00ad") ? [word.split("\u00ad").at(0)!, word.split("\u00ad").at(-1)!] : [])))
        expect(part.length).toBeGreaterThan(2);
    }
  });
});

describe("bots", () => {
  it("are offered from weak to strong, levels first", () => {
    const found = ranked(["search", "random", "expert", "program", "easy", "rules", "normal", "greedy", "hard"]);
    expect(found).toEqual({ levels: ["easy", "normal", "hard", "expert"], others: ["random", "greedy", "rules", "search", "program"] });
  });
});

describe("the story of a match", () => {
  const lines = (...rules: string[]) => rules.map((rule) => ({ rule }));
  it("begins an age after what ended the one before", () => {
    expect(beginsWith("dice", lines("D-B1", "D-B2", "D-F1", "D-W1", "D-R1", "D-R1", "D-R2"))).toBe(4);
    expect(beginsWith("dice", lines("D-A4"))).toBe(1);
  });
  it("begins a round after the line that ends the last one", () => {
    expect(beginsWith("kark", lines("K-N6", "K-E3", "K-T2"))).toBe(2);
    expect(beginsWith("kark", lines("K-N6"))).toBe(1);
  });
});
