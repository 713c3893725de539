// What others did since the own last move, as marks on the map: where from, where to, what was taken.
import type { Deed, Piece } from "../game";
import { berth, type Atlas } from "./geometry";
import { leaderSpot } from "./standing";
import type { Event, Kind, Spot } from "./types";
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
  for (const { events } of past.filter(({ seq }) => seq < first)) for (const event of events) note(agents, event);
  const found: Traces = { trails: [], fallen: [], taken: [] };
  for (const { seq, by, events } of recent) {
    for (const [at, event] of events.entries()) {
      if (by !== own) add(atlas, agents, found, event, `${seq}.${at}`, events.slice(0, at));
      note(agents, event);
    }
  }
  return found;
}

function note(agents: Map<number, string>, event: Event): void {
  if (event.type === "AgentMoved") agents.set(Number(event["seat"]), String(event["point"]));
}

function add(atlas: Atlas, agents: Map<number, string>, found: Traces, event: Event, key: string, before: Event[]): void {
  const told = event as Event & Record<"seat", number> & Record<"point" | "origin" | "country" | "place" | "start" | "end" | "inland" | "port" | "leader", string>;
  const { seat } = told;
  const walk = (piece: "leader" | "agent", from: string | undefined, steps: number | null) => {
    const way = from ? wayBetween(atlas, from, told.point, steps) : [told.point];
    found.trails.push({ key, seat, piece, path: way.map((point) => atlas.points[point] ?? [0, 0]) });
  };
  const port = (...places: string[]) => {
    const known = places.filter((one) => one in atlas.places); // not in a hand
    if (known.length) found.trails.push({ key, seat, piece: "tanker", path: known.map((one) => berth(atlas, one, 0, 1)) });
  };
  const capital = (country: string) => `${country}.${atlas.capitals[country] ?? 0}`;
  if (event.type === "AgentMoved") walk("agent", agents.get(seat), 4);
  else if (event.type === "LeaderMoved") walk("leader", told.origin, null);
  else if (event.type === "LeaderAdvanced" || event.type === "LeaderRetreated") walk("leader", undefined, null);
  else if (event.type === "LeaderPlaced" || event.type === "CoupMade")
    found.trails.push({ key, seat, piece: "leader", path: [atlas.points[capital(told.country)] ?? [0, 0]] });
  else if (event.type === "TankerSailed") port(told.start, told.end);
  else if (["TankerPut", "TankerBought", "TankerStationed", "TankerSold", "TankersTaken", "TankerLost"].includes(event.type)) port(told.place);
  else if (event.type === "PipelineLaid") {
    const spots = atlas.links.find(({ inland, port: end }) => inland === told.inland && end === told.port)?.spots;
    if (spots) found.trails.push({ key, seat, piece: "pipeline", path: spots });
  } else if (event.type === "CountryTaken") found.taken.push({ country: told.country, seat });
  else if (event.type === "LeaderWithdrawn") fell(told.point);
  else if (event.type === "LeaderCaptured") fell(arrival(before) ?? capital(told.country));

  function fell(point: string): void {
    if (atlas.points[point]) found.fallen.push({ key, seat, kind: told.leader as Kind, spot: leaderSpot(atlas, point) });
  }
}

/** Where the leader that captured another had just arrived. */
function arrival(before: Event[]): string | null {
  const moved = before.findLast(({ type }) => type === "LeaderMoved" || type === "LeaderAdvanced" || type === "LeaderRetreated");
  return moved ? String(moved["point"]) : null;
}
