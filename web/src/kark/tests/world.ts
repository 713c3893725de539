// A content set and some decisions of a real game, as the server sends them.
import { atlasOf } from "../geometry";
import type { Content, Kark, Offer } from "../types";
import found from "./content.json";
import played from "./frames.json";

export const content = found as unknown as Content;
export const atlas = atlasOf(content);
export const frames = played as unknown as Record<string, { view: Kark; seat: number; offers: Offer[] }>;

export function frame(phase: string): { view: Kark; seat: number; offers: Offer[] } {
  const one = frames[phase];
  if (!one) throw new Error(`no frame of the phase ${phase}`);
  return one;
}
