// Where things are on the map, in units of the board; all from the content's layout.
import type { Content, Country, Geometry, Sea, Spot } from "./types";

const HULL = 15; // from one moored tanker to the next

export interface Link {
  id: string;
  inland: string;
  port: string;
  curve: string;
  spots: Spot[]; // along the curve
}

export interface Atlas {
  layout: Geometry;
  countries: Record<string, Country>;
  capitals: Record<string, number>;
  points: Record<string, Spot>;
  places: Record<string, Spot>; // seas and ports
  arrows: [Spot, Spot][];
  beside: Record<string, string[]>; // one step away
  links: Link[];
}

export function atlasOf(content: Content): Atlas {
  const { layout } = content;
  const countries = Object.fromEntries(content.countries.map((one) => [one.id, one]));
  const points: Record<string, Spot> = {};
  for (const [id, ring] of Object.entries(layout.points)) {
    for (const [number, spot] of ring.entries()) points[`${id}.${number}`] = spot;
  }
  const ends = content.arrows.map(({ start, end }) => [start.join("."), end.join(".")] as const);
  return {
    layout,
    countries,
    capitals: Object.fromEntries(content.countries.map((one) => [one.id, one.capital])),
    points,
    places: placesOf(content),
    arrows: ends.map(([start, end]) => shortened(at(points, start), at(points, end), 3.6)),
    beside: neighbours(layout, ends),
    links: linksOf(content),
  };
}

function at(points: Record<string, Spot>, id: string): Spot {
  return points[id] ?? [0, 0];
}

function neighbours(layout: Geometry, arrows: (readonly [string, string])[]) {
  const beside: Record<string, string[]> = {};
  for (const [id, ring] of Object.entries(layout.points)) {
    const count = ring.length;
    for (let n = 0; n < count; n++) {
      beside[`${id}.${n}`] = [`${id}.${(n + 1) % count}`, `${id}.${(n + count - 1) % count}`];
    }
  }
  for (const [start, end] of arrows) {
    beside[start]?.push(end);
    beside[end]?.push(start);
  }
  return beside;
}

/** Where a coast is at some longitude. */
export function coastAt(coast: Spot[], x: number): number {
  let best: Spot = coast[0] ?? [0, 0];
  for (const spot of coast) if (Math.abs(spot[0] - x) < Math.abs(best[0] - x)) best = spot;
  return best[1];
}

/** Ports lie on the coast before their ring, or on the canal; the seas' anchorages in open water. */
function placesOf({ countries, layout }: Content): Record<string, Spot> {
  const [left, top, wide, high] = layout.frame;
  const places: Record<string, Spot> = {
    north: [left + wide * 0.5, top + 12],
    south: [left + wide * 0.5, top + high - 12],
  };
  for (const { id, seas, centre } of countries) {
    const [sea] = seas;
    if (seas.length > 1) places[id] = [layout.canal, centre[1] + layout.radius * 0.8];
    else if (sea) places[id] = [centre[0], coastAt(layout[sea], centre[0])];
  }
  return places;
}

/** Where the nth of some fleets lies at a place: along the coast, below each other in the canal. */
export function berth(atlas: Atlas, place: string, nth: number, count: number, size = 1): Spot {
  const [x, y] = atlas.places[place] ?? [0, 0];
  const country = atlas.countries[place];
  const aside = (nth - (count - 1) / 2) * HULL * size;
  if (!country) return [x + aside, y + (place === "north" ? 17 : -17)];
  if (country.seas.length > 1) return [x, y + 9 + nth * 8 * size];
  return [x + aside, y + (country.seas[0] === "north" ? -9 : 11)];
}

function linksOf({ links, countries, layout }: Content): Link[] {
  const used = new Set<string>();
  const centres = Object.fromEntries(countries.map((one) => [one.id, one.centre]));
  return links.map(({ inland, port }) => {
    const start = centres[inland] ?? [0, 0];
    const end = centres[port] ?? [0, 0];
    const [one, two] = gates([inland, start], [port, end], layout.radius, used);
    const away = layout.radius * 1.6;
    const bends: [Spot, Spot, Spot, Spot] = [
      around(start, one, layout.radius),
      around(start, one, away),
      around(end, two, away),
      around(end, two, layout.radius),
    ];
    return { id: `${inland}>${port}`, inland, port, curve: bent(bends), spots: along(bends) };
  });
}

type Ring = [id: string, centre: Spot];

/** The nearest pair of free gaps between the points of two rings. */
function gates([a, start]: Ring, [b, end]: Ring, radius: number, used: Set<string>) {
  let best: [number, number] = [0.5, 0.5];
  let shortest = Infinity;
  for (let n = 0; n < 64; n++) {
    const [one, two] = [(n >> 3) + 0.5, (n % 8) + 0.5];
    const taken = used.has(`${a}.${one}`) || used.has(`${b}.${two}`);
    const far = apart(around(start, one, radius * 1.5), around(end, two, radius * 1.5));
    const cost = far + (taken ? 1000 : 0);
    if (cost < shortest) [shortest, best] = [cost, [one, two]];
  }
  used.add(`${a}.${best[0]}`).add(`${b}.${best[1]}`);
  return best;
}

/** A place around a centre: 0 at the top, clockwise, eight to the round. */
export function around([x, y]: Spot, number: number, radius: number): Spot {
  const angle = (number * Math.PI) / 4;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

export function apart([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(ax - bx, ay - by);
}

function along([a, b, c, d]: [Spot, Spot, Spot, Spot]): Spot[] {
  return [0.15, 0.3, 0.5, 0.7, 0.85].map((t) => {
    const [s, u] = [1 - t, t];
    const part = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * u * b[i] + 3 * s * u * u * c[i] + u * u * u * d[i];
    return [part(0), part(1)];
  });
}

function bent([a, b, c, d]: [Spot, Spot, Spot, Spot]): string {
  return `M${written(a)}C${written(b)} ${written(c)} ${written(d)}`;
}

function shortened(a: Spot, b: Spot, room: number): [Spot, Spot] {
  const far = Math.max(apart(a, b), 0.1);
  const [x, y] = [((b[0] - a[0]) / far) * room, ((b[1] - a[1]) / far) * room];
  return [
    [a[0] + x, a[1] + y],
    [b[0] - x, b[1] - y],
  ];
}

export function written([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function line(spots: readonly Spot[]): string {
  return `M${spots.map(written).join("L")}`;
}

/** Whether a spot is in the water of a sea. */
export function inSea(layout: Geometry, sea: Sea, [x, y]: Spot): boolean {
  const coast = coastAt(layout[sea], x);
  return sea === "north" ? y < coast : y > coast;
}
