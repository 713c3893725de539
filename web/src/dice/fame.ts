// The Hall of Fame of solo games, kept in this browser. Names and numbers are the server's.
import type { Piece } from "../game";
import { read, write } from "../net/vault";
import { happened } from "./types";

export interface Entry {
  match: string;
  name: string; // of the player
  title: string; // reached, as a key: "wu-zetian"; "" for none
  vp: number;
  at: number;
  tougher: boolean;
}

const NAME = "nations.fame";
const MOST = 50;

export const keyOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The best first; of equal ones the earlier. */
export function entries(): Entry[] {
  const all = read<Entry[]>(NAME, []);
  return Array.isArray(all) ? all.filter((one) => typeof one?.vp === "number") : [];
}

/** Enters a result, once for each match, and tells its place, from 1. */
export function enter(entry: Entry): number {
  const others = entries().filter((one) => one.match !== entry.match);
  const all = [...others, entry].sort((a, b) => b.vp - a.vp || a.at - b.at).slice(0, MOST);
  write(NAME, all);
  return all.findIndex((one) => one.match === entry.match) + 1;
}

export function clear(): void {
  write(NAME, []);
}

/** What the events of a match say of its end: a solo game names what was reached. */
export function soloEnd(news: Piece[]): { vp: number; title: string } | null {
  const end = happened(news).findLast(({ type }) => type === "SoloEnded");
  return end?.type === "SoloEnded" ? { vp: end.vp, title: end.name ? keyOf(end.name) : "" } : null;
}
