// The things of a line that a table can show: tiles, places, players; not the dice, which are gone.
import type { GameModule } from "../game";
import type { Part } from "../generated/protocol";
import type { Line } from "../net/messages";
import { say } from "../words/words.svelte";

const SHOWN = new Set(["tile", "place", "seat"]);

/** All of a line, or the one that was touched. A player alone is shown only if the line tells of nothing else. */
export function thingsOf(line: Line, touched: EventTarget | null): string[] {
  const one = touched instanceof Element ? touched.closest<HTMLElement>("[data-thing]")?.dataset["thing"] : undefined;
  const all = [
    ...new Set(line.parts.flatMap(({ kind, id }) => (kind && SHOWN.has(kind) && id ? [`${kind}:${id}`] : []))),
  ];
  if (one && all.includes(one)) return [one];
  const things = all.filter((name) => !name.startsWith("seat:"));
  return things.length ? things : all;
}

/** A line for who listens: dice by their names, not by their letters. */
export const heard = (line: { text: string; parts: Part[] }, module: GameModule | null): string =>
  line.parts.map((part) => (part.kind && module?.spoken?.(part, say)) || part.text).join("") || line.text;
