// What can be pointed at on the map, with where it lies and what it says.
import { berth, inSea, type Atlas } from "./geometry";
import { goalsOf, handsTo, priceOf, type Choice } from "./offers";
import { agentSpot, leaderSpot } from "./spots";
import { leaderAt, moored, SEAS, type Content, type Kark, type Offer, type Spot } from "./types";

export interface Target {
  id: string; // as in `Way`: agent, leader:…, fleet:…, point:…, place:…, link:…
  role: "goal" | "source" | "ask"; // a move · something to take in hand · several moves end there
  spots: Spot[]; // the first is where its mark stands
  offer: Offer | null;
  price: number | null;
  war: boolean; // another's leader stands there
  under: boolean; // a leader or a tanker hides what lies there
}

interface Table {
  atlas: Atlas;
  content: Content;
  view: Kark;
  seat: number | null;
}

/** The targets of a choice with something (or nothing) in hand: goals first, in the map's order. */
export function targetsOf(table: Table, choice: Choice, hand: string | null): Target[] {
  const goals = [...goalsOf(choice, hand)].flatMap(([id, offer]) => goal(table, id, offer));
  const there = new Set(goals.map(({ spots }) => String(spots[0])));
  const asked = hand === null ? askedOf(table, choice) : [];
  const sources = [...choice.hands.keys()]
    .filter((id) => id !== hand)
    .flatMap((id) => source(table, id))
    .filter(({ spots }) => !there.has(String(spots[0])));
  return [...inOrder(goals, table), ...inOrder(sources, table), ...inOrder(asked, table)];
}

function goal(table: Table, id: string, offer: Offer): Target[] {
  const spots = spotsOf(table, id);
  if (!spots.length) return [];
  const price = priceOf(offer, table.view, table.content.prices);
  const enemy = id.startsWith("point:") ? leaderAt(table.view, id.slice(6)) : null;
  const war = enemy !== null && enemy.seat !== table.seat;
  return [{ id, role: "goal", spots, offer, price, war, under: isUnder(table.view, id) }];
}

function source(table: Table, id: string): Target[] {
  const spots = spotsOf(table, id);
  if (!spots.length) return [];
  return [{ id, role: "source", spots, offer: null, price: null, war: false, under: true }];
}

/** Whether a piece stands on a point or lies at a place. */
function isUnder(view: Kark, id: string): boolean {
  const [kind, what = ""] = id.split(/:(.*)/s);
  return kind === "point" ? leaderAt(view, what) !== null : kind === "place" && moored(view, what).length > 0;
}

/** Capitals that some leader of the reserve may be put on, for who points there first. */
function askedOf(table: Table, choice: Choice): Target[] {
  const ids = new Set<string>();
  for (const [hand, goals] of choice.hands) {
    if (hand.startsWith("reserve:")) for (const id of goals.keys()) ids.add(id);
  }
  return [...ids].flatMap((id) => {
    const spots = spotsOf(table, id);
    const under = isUnder(table.view, id);
    return spots.length ? [{ id, role: "ask" as const, spots, offer: null, price: null, war: under, under }] : [];
  });
}

/** The offers that end at a target, whatever is taken for it. */
export function askedOffers(choice: Choice, target: string): Offer[] {
  return handsTo(choice, target).flatMap((hand) => choice.hands.get(hand)?.get(target) ?? []);
}

/** Where a target lies; none for what is not on the map. */
export function spotsOf({ atlas, view, seat }: Table, id: string): Spot[] {
  const [kind = "", what = ""] = id.split(/:(.*)/s);
  switch (kind) {
    case "agent":
      return listed(seat === null ? null : agentSpot(atlas, view, seat, 0.7));
    case "leader":
      return atlas.points[what] ? [leaderSpot(atlas, what)] : [];
    case "point":
      return listed(atlas.points[what]);
    case "link":
      return byMiddle(atlas.links.find((link) => link.id === what)?.spots ?? []);
    case "place":
      return [berth(atlas, what, 0, 1)];
    case "fleet":
      return [fleetSpot(atlas, view, what, seat)];
    default:
      return [];
  }
}

/** Where the own tankers lie among all of a place. */
function fleetSpot(atlas: Atlas, view: Kark, place: string, seat: number | null): Spot {
  const fleets = moored(view, place);
  const nth = fleets.findIndex(({ owner }) => owner === seat);
  return berth(atlas, place, Math.max(nth, 0), Math.max(fleets.length, 1));
}

function listed(spot: Spot | null | undefined): Spot[] {
  return spot ? [spot] : [];
}

function byMiddle(spots: Spot[]): Spot[] {
  const middle = spots[spots.length >> 1];
  return middle ? [middle, ...spots] : [];
}

/** From west to east by country, round each ring. */
function inOrder(targets: Target[], { atlas }: Table): Target[] {
  const order = Object.keys(atlas.points);
  const rank = ({ id }: Target) => {
    const place = order.indexOf(id.replace(/^(point|leader):/, ""));
    return place < 0 ? order.length : place;
  };
  return [...targets].sort((a, b) => rank(a) - rank(b));
}

export interface Hit {
  target: Target | null;
  far: number; // how far it is from the finger
  crowd: Target[]; // others so near that a finger could have meant them
}

/** What a tap means: the nearest target within reach, and what else lies under the finger. */
export function hit(targets: Target[], spot: Spot, reach: number, apart: number): Hit {
  const near = targets
    .map((target) => ({ target, far: distance(target, spot) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  const first = near[0];
  if (!first) return { target: null, far: Infinity, crowd: [] };
  const crowd = near.slice(1).filter(({ target }) => gap(first.target, target) < apart);
  return { target: first.target, far: first.far, crowd: crowd.map(({ target }) => target) };
}

function distance({ spots }: Pick<Target, "spots">, [x, y]: Spot): number {
  return Math.min(...spots.map(([sx, sy]) => Math.hypot(sx - x, sy - y)));
}

/** What lies under a finger, whether it can be chosen or not: pieces of the own side if nothing is in hand, then the
 * board; the anchor of a port is the port, and the rest of the water its sea. */
export function thingAt(
  table: Table,
  hand: string | null,
  spot: Spot,
  reach: number,
): { id: string; far: number } | null {
  const { atlas, view, seat } = table;
  const own = seat === null ? undefined : view.powers[seat];
  const pieces =
    own && hand === null
      ? [
          ...(own.agent ? ["agent"] : []),
          ...Object.keys(own.board).map((one) => `leader:${one}`),
          ...Object.keys(own.tankers).map((one) => `fleet:${one}`),
        ]
      : [];
  const board = [
    ...Object.keys(atlas.points).map((one) => `point:${one}`),
    ...Object.keys(atlas.places).map((one) => `place:${one}`),
    ...atlas.links.map(({ id }) => `link:${id}`),
  ];
  const drawn = (id: string) =>
    id.startsWith("place:") ? [...spotsOf(table, id), ...listed(atlas.places[id.slice(6)])] : spotsOf(table, id);
  for (const ids of [pieces, board]) {
    const near = ids.map((id) => ({ id, far: distance({ spots: drawn(id) }, spot) })).filter(({ far }) => far <= reach);
    if (near.length) return near.reduce((a, b) => (b.far < a.far ? b : a));
  }
  const sea = SEAS.find((one) => inSea(atlas.layout, one, spot));
  return sea ? { id: `place:${sea}`, far: reach } : null;
}

function gap(a: Target, b: Target): number {
  return Math.min(...b.spots.map((spot) => distance(a, spot)));
}

/** The radius of a goal's mark, in units of the board. */
export function goalSize(scale: number): number {
  return Math.min(Math.max(9 / scale, 3.4), 6.2);
}
