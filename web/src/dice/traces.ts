// What others did since the own last move, as marks on the table: where a plate was, who has it now,
// what it brought.
import type { Deed, Piece } from "../game";

export interface Trace {
  tile: string;
  seat: number | null; // who took it; null: it left the game
  space: string | null; // where it lay, if that is known
}

export function tracesOf(past: Piece[], recent: Deed[], own: number | null): Trace[] {
  const fresh = recent.filter(({ by }) => by !== own).flatMap(({ events }) => events);
  return fresh.flatMap((event): Trace[] => {
    const tile = String(event["tile"]);
    if (event.type === "TileRemoved") return [{ tile, seat: null, space: String(event["space"]) }];
    if (event.type === "TileTaken") return [{ tile, seat: Number(event["seat"]), space: spaceOf(past, tile) }];
    return event.type === "WonderBuilt" ? [{ tile, seat: Number(event["seat"]), space: null }] : [];
  });
}

/** Where a tile was laid. */
function spaceOf(past: Piece[], tile: string): string | null {
  for (let at = past.length - 1; at >= 0; at--) {
    const laid = past[at]!.events.find((event) => event.type === "TileLaid" && event["tile"] === tile);
    if (laid) return String(laid["space"]);
  }
  return null;
}

const SCORING = new Set(["BooksScored", "FamineMet", "WarMet", "TilesScored"]);

/** The points that each seat got since then; only what others saw happen, or what came at the end of an age. */
export function gainsOf(recent: Deed[]): Record<number, number> {
  const gains: Record<number, number> = {};
  for (const event of recent.flatMap(({ events }) => events)) {
    if (!SCORING.has(event.type) || !event["vp"]) continue;
    gains[Number(event["seat"])] = (gains[Number(event["seat"])] ?? 0) + Number(event["vp"]);
  }
  return gains;
}
