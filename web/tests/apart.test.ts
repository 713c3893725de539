// What is outside the folder of a game knows no game, and nobody goes around the types.
import { expect, test } from "vitest";

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
