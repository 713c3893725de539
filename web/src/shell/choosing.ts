// A choice of several things: picked in any order, put back by a second tap, sent as a whole.
import type { Offer } from "../game";
import type { Selection } from "../generated/protocol";

/** What is being picked: single things by their keys, "wG.0" and "wG.1", the oldest first. */
export interface Choice {
  lead: Offer | null; // the move that opens it; null: it is what is asked now
  selection: Selection;
  picked: string[];
}

export const nameOf = (key: string): string => key.slice(0, key.lastIndexOf("."));

const itemOf = (selection: Selection, key: string) => selection.items.find((one) => one.name === nameOf(key)) ?? null;
const worthOf = (selection: Selection, key: string): number => itemOf(selection, key)?.worth ?? 0;

/** What is there to be picked, one by one. */
export function keysOf(selection: Selection): string[] {
  return selection.items.flatMap(({ name, count }) => Array.from({ length: count }, (_, at) => `${name}.${at}`));
}

export function counted(selection: Selection, picked: string[]): number {
  return picked.reduce((sum, key) => sum + worthOf(selection, key), 0);
}

/** The same as on the server: enough, not too much, whole, and nothing that could be put back. */
export function isComplete(selection: Selection, picked: string[]): boolean {
  const { least, most = null, whole = 1, sparing = false } = selection;
  const total = counted(selection, picked);
  if (total < least || total % whole !== 0 || (most !== null && total > most)) return false;
  if (!sparing || !picked.length) return true;
  return total - Math.min(...picked.map((key) => Math.max(worthOf(selection, key), whole))) < least;
}

/** Picks a thing or puts it back. What is no longer needed goes back by itself, halves first. */
export function toggle(selection: Selection, picked: string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((one) => one !== key);
  if (!itemOf(selection, key)) return picked;
  let next = [...picked, key];
  for (;;) {
    const one = needless(selection, next, key);
    if (one === null) return next;
    next = next.filter((other) => other !== one);
  }
}

function needless(selection: Selection, picked: string[], kept: string): string | null {
  const { least, most = null, sparing = false } = selection;
  if (!sparing && most === null) return null;
  const enough = sparing ? least : (most ?? 0);
  const total = counted(selection, picked);
  const others = picked.filter((one) => one !== kept && total - worthOf(selection, one) >= enough);
  others.sort((a, b) => worthOf(selection, a) - worthOf(selection, b));
  const first = others[0];
  if (first === undefined) return null;
  return worthOf(selection, first) < (selection.whole ?? 1)
    ? first
    : (picked.find((one) => others.includes(one)) ?? null);
}

/** What makes sense, laid out beforehand. */
export function laidOut(selection: Selection): string[] {
  const used: Record<string, number> = {};
  return (selection.suggested ?? []).map((name) => `${name}.${(used[name] = (used[name] ?? -1) + 1)}`);
}
