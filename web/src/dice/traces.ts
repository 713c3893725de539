// What others did since the own last move, as marks on the table: where a plate was, who has it now,
// what it brought.
import type { Deed, Piece } from "../game";
import { happened } from "./types";

export interface Trace {
  tile: string;
  seat: number | null; // who took it; null: it left the game
  space: string | null; // where it lay, if that is known
}

export function tracesOf(past: Piece[], recent: Deed[], own: number | null): Trace[] {
  const fresh = happened(recent.filter(({ by }) => by !== own));
  return fresh.flatMap((event): Trace[] => {
    if (event.type === "TileRemoved") return [{ tile: event.tile, seat: null, space: event.space }];
    if (event.type === "TileTaken") return [{ tile: event.tile, seat: event.seat, space: spaceOf(past, event.tile) }];
    return event.type === "WonderBuilt" ? [{ tile: event.tile, seat: event.seat, space: null }] : [];
  });
}

/** Where a tile was laid. */
function spaceOf(past: Piece[], tile: string): string | null {
  const laid = happened(past).findLast((event) => event.type === "TileLaid" && event.tile === tile);
  return laid?.type === "TileLaid" ? laid.space : null;
}

/** The points that each seat got since then; only what others saw happen, or what came at the end of an age. */
export function gainsOf(recent: Deed[]): Record<number, number> {
  const gains: Record<number, number> = {};
  for (const event of happened(recent)) {
    if (!("vp" in event && "seat" in event) || !event.vp) continue;
    gains[event.seat] = (gains[event.seat] ?? 0) + event.vp;
  }
  return gains;
}
