// The things of a line that a table can show: tiles, places, players; not the dice, which are gone.
import type { Line } from "../net/messages";

const SHOWN = new Set(["tile", "place", "seat"]);

/** All of a line, or the one that was touched. A player alone is shown only if the line tells of nothing else. */
export function thingsOf(line: Line, touched: EventTarget | null): string[] {
  const one = touched instanceof Element ? touched.closest<HTMLElement>("[data-thing]")?.dataset["thing"] : undefined;
  const all = [...new Set(line.parts.flatMap(({ kind, id }) => (kind && SHOWN.has(kind) && id ? [`${kind}:${id}`] : [])))];
  if (one && all.includes(one)) return [one];
  const things = all.filter((name) => !name.startsWith("seat:"));
  return things.length ? things : all;
}
