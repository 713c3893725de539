// What is outside the folder of a game knows no game, and nobody goes around the types.
import { expect, test } from "vitest";
import { withWidths } from "../src/style/widths";

const SOURCES = import.meta.glob("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const GAMES = /^\.\.\/src\/(dice|kark|generated)\//;
const DOOR = "../src/shell/games.ts";
const KNOWS =
  /["'`](dice|kark)["'`]|["'`](dice|kark)-\w|\/(dice|kark)\/|"(SoloEnded|RoundStarted|TileTaken|LeaderMoved)"/;
const AROUND = /: any\b|<any>|\bany\[\]|as any\b|as never\b|as unknown as|@ts-(ignore|expect-error|nocheck)/;

const TO_SCALE = /\/style\/base\.css|\/dice\/(Face|Laurel)\.|\/kark\/Badge\./; // drawings have units of their own
const DRAWN = /\/dice\/(plates|engravings|symbols|Emblem)\.|\/kark\/shapes\./;
const STYLES = {
  ...SOURCES,
  ...(import.meta.glob("../src/**/*.css", { query: "?raw", import: "default", eager: true }) as Record<string, string>),
};
// What is smaller than letters may be is drawn to the scale of the map; clamp and max have a reason each.
const SIZES =
  /(font-size|font|radius): ([a-z]+ )?(\d{3} )?([1-9]\d+(\.\d+)?px|\d*\.?\d+rem)|radius: [1-9]\d*px|@media \(m/;

/** The lines of some sources that fit, with where they stand. */
function found(sources: Record<string, string>, fits: RegExp, apart: (path: string) => boolean): string[] {
  return Object.entries(sources).flatMap(([path, text]) =>
    apart(path)
      ? []
      : text.split("\n").flatMap((line, at) => (fits.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}
const outside = (path: string) => GAMES.test(path) || path === DOOR || path.endsWith(".test.ts");
const tested = (path: string) => path.includes("/tests/");

test("nothing outside a game knows its name, its words or its events", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
  expect(found(SOURCES, KNOWS, outside)).toEqual([]);
});
test("nobody goes around the types", () => {
  expect(found(SOURCES, AROUND, tested)).toEqual([]);
});
test("no line is longer than 120 letters, but for drawings", () => {
  expect(found(STYLES, /.{121}/, (path) => DRAWN.test(path) || path.includes("/generated/"))).toEqual([]);
});
test("sizes of letters, corners and widths of the page are tokens", () => {
  expect(found(STYLES, SIZES, (path) => TO_SCALE.test(path))).toEqual([]);
  expect(withWidths("@media (--wide) {}")).toBe("@media (min-width: 1000px) {}");
  expect(() => withWidths("@media (--wider) {}")).toThrow("--wider is no width");
  for (const line of [
    "font-size: 13px;",
    "font: 600 1.1rem/1 var(--sans);",
    "border-radius: 9px;",
    "@media (max-width: 9px)",
  ])
    expect(found({ "x.svelte": line }, SIZES, () => false)).toHaveLength(1);
});
test("control: who does is found", () => {
  const wrong = [
    'if (game === "kark") x();',
    'say("dice-chance")',
    'import { x } from "../dice/x";',
    'one.type === "SoloEnded"',
  ];
  for (const line of wrong) expect(found({ "../src/after/x.ts": line }, KNOWS, outside)).toHaveLength(1);
  const around = ["let view: any;", "x as never", "x as unknown as Y", "// @ts-ignore"];
  for (const line of around) expect(found({ "../src/dice/x.ts": line }, AROUND, tested)).toHaveLength(1);
});
