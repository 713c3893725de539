// What others did since the own last move, as marks on the map: where from, where to, what was taken.
import type { Deed, Piece } from "../game";
import { berth, type Atlas } from "./geometry";
import { leaderSpot } from "./spots";
import { happened, type Event, type Kind, type Spot } from "./types";
import { wayBetween } from "./walks";

/** A way that a piece went, or, of one spot, a place where something was put. */
export interface Trail {
  key: string;
  seat: number;
  piece: "leader" | "agent" | "tanker" | "pipeline";
  path: Spot[];
}

/** A leader that fell. */
export interface Fallen {
  key: string;
  seat: number;
  kind: Kind;
  spot: Spot;
}

export interface Traces {
  trails: Trail[];
  fallen: Fallen[];
  taken: { country: string; seat: number }[];
}

export const NO_TRACES: Traces = { trails: [], fallen: [], taken: [] };

export function tracesOf(atlas: Atlas, past: Piece[], recent: Deed[], own: number | null): Traces {
  const first = recent[0]?.seq ?? Infinity;
  const agents = new Map<number, string>();
  for (const piece of past.filter(({ seq }) => seq < first)) for (const event of happened(piece)) note(agents, event);
  const found: Traces = { trails: [], fallen: [], taken: [] };
  for (const deed of recent) {
    const { seq, by } = deed;
    const events = happened(deed);
    for (const [at, event] of events.entries()) {
      if (by !== own) add(atlas, agents, found, event, `${seq}.${at}`, events.slice(0, at));
      note(agents, event);
    }
  }
  return found;
}

function note(agents: Map<number, string>, event: Event): void {
  if (event.type === "AgentMoved") agents.set(event.seat, event.point);
}

function add(
  atlas: Atlas,
  agents: Map<number, string>,
  found: Traces,
  event: Event,
  key: string,
  before: Event[],
): void {
  const walk = (
    seat: number,
    piece: "leader" | "agent",
    from: string | undefined,
    to: string,
    steps: number | null,
  ) => {
    const way = from ? wayBetween(atlas, from, to, steps) : [to];
    found.trails.push({ key, seat, piece, path: way.map((point) => atlas.points[point] ?? [0, 0]) });
  };
  const port = (seat: number, ...places: string[]) => {
    const known = places.filter((one) => one in atlas.places); // not in a hand
    if (known.length)
      found.trails.push({ key, seat, piece: "tanker", path: known.map((one) => berth(atlas, one, 0, 1)) });
  };
  const capital = (country: string) => `${country}.${atlas.capitals[country] ?? 0}`;
  const fell = (seat: number, leader: Kind, point: string) => {
    if (atlas.points[point]) found.fallen.push({ key, seat, kind: leader, spot: leaderSpot(atlas, point) });
  };
  switch (event.type) {
    case "AgentMoved":
      return walk(event.seat, "agent", agents.get(event.seat), event.point, 4);
    case "LeaderMoved":
      return walk(event.seat, "leader", event.origin, event.point, null);
    case "LeaderAdvanced":
    case "LeaderRetreated":
      return walk(event.seat, "leader", undefined, event.point, null);
    case "LeaderPlaced":
    case "CoupMade":
      return walk(event.seat, "leader", undefined, capital(event.country), null);
    case "TankerSailed":
      return port(event.seat, event.start, event.end);
    case "TankerPut":
    case "TankerBought":
    case "TankerStationed":
    case "TankerSold":
    case "TankersTaken":
    case "TankerLost":
      return port(event.seat, event.place);
    case "PipelineLaid": {
      const spots = atlas.links.find(({ inland, port: end }) => inland === event.inland && end === event.port)?.spots;
      if (spots) found.trails.push({ key, seat: event.seat, piece: "pipeline", path: spots });
      return;
    }
    case "CountryTaken":
      // Whose it is now: one that was taken twice has one mark.
      found.taken = found.taken.filter(({ country }) => country !== event.country);
      found.taken.push({ country: event.country, seat: event.seat });
      return;
    case "LeaderWithdrawn":
      return fell(event.seat, event.leader, event.point);
    case "LeaderCaptured":
      return fell(event.seat, event.leader, arrival(before) ?? capital(event.country));
  }
}

/** Where the leader that captured another had just arrived. */
function arrival(before: Event[]): string | null {
  for (const event of [...before].reverse())
    if (event.type === "LeaderMoved" || event.type === "LeaderAdvanced" || event.type === "LeaderRetreated")
      return event.point;
  return null;
}
