// The way of a picked move, to be drawn on the map.
import { berth, type Atlas } from "./geometry";
import { moveOf, type Kark, type Offer, type Spot } from "./types";
import { wayBetween } from "./walks";

export function routeOf(atlas: Atlas, view: Kark, picked: Offer | null): Spot[] {
  if (!picked) return [];
  const move = moveOf(picked);
  const agent = view.at_turn === null ? null : view.powers[view.at_turn]?.agent;
  switch (move.type) {
    case "MoveLeader":
    case "Advance":
    case "Retreat":
      return spots(atlas, wayBetween(atlas, move.start, move.end, null));
    case "MoveAgent":
      return agent ? spots(atlas, wayBetween(atlas, agent, move.point, 4)) : [];
    case "Sail":
      return [berth(atlas, move.start, 0, 1), berth(atlas, move.end, 0, 1)];
    default:
      return [];
  }
}

function spots(atlas: Atlas, way: string[]): Spot[] {
  return way.flatMap((id) => (atlas.points[id] ? [atlas.points[id]] : []));
}
