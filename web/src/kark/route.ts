// The way of a picked move, to be drawn on the map.
import { berth, type Atlas } from "./geometry";
import type { Kark, Offer, Spot } from "./types";
import { wayBetween } from "./walks";

export function routeOf(atlas: Atlas, view: Kark, picked: Offer | null): Spot[] {
  if (!picked) return [];
  const { start, end, point } = picked.move as unknown as Record<string, string>;
  const agent = view.at_turn === null ? null : view.powers[view.at_turn]?.agent;
  switch (picked.move.type) {
    case "MoveLeader":
    case "Advance":
    case "Retreat":
      return spots(atlas, wayBetween(atlas, start ?? "", end ?? "", null));
    case "MoveAgent":
      return agent ? spots(atlas, wayBetween(atlas, agent, point ?? "", 4)) : [];
    case "Sail":
      return [berth(atlas, start ?? "", 0, 1), berth(atlas, end ?? "", 0, 1)];
    default:
      return [];
  }
}

function spots(atlas: Atlas, way: string[]): Spot[] {
  return way.flatMap((id) => (atlas.points[id] ? [atlas.points[id]] : []));
}
