// Where pieces stand: leaders a little outside of their ring, so that the country stays readable,
// agents beside them.
import { apart, type Atlas } from "./geometry";
import { leaderAt, type Kark, type Spot } from "./types";

/** How large pieces are drawn, so that they can be told apart on a small map. */
export function sizeAt(scale: number): number {
  return Math.min(Math.max(24 / (26 * scale), 0.6), 0.82);
}

export function countryOf(point: string): string {
  return point.replace(/\.\d+$/, "");
}

/** A spot so much farther from the middle of its country. */
export function outwards(atlas: Atlas, point: string, more: number): Spot {
  const [x, y] = atlas.points[point] ?? [0, 0];
  const [cx, cy] = atlas.countries[countryOf(point)]?.centre ?? [x, y - 1];
  const far = Math.max(apart([x, y], [cx, cy]), 1);
  return [x + ((x - cx) / far) * more, y + ((y - cy) / far) * more];
}

export function leaderSpot(atlas: Atlas, point: string): Spot {
  return outwards(atlas, point, 2.5);
}

/** Agents stand beside each other, and before a leader. */
export function agentSpot(atlas: Atlas, view: Kark, seat: number, size: number): Spot | null {
  const point = view.powers[seat]?.agent;
  if (!point) return null;
  const here = view.powers.flatMap(({ agent }, one) => (agent === point ? [one] : []));
  const nth = here.indexOf(seat) - (here.length - 1) / 2;
  const shared = leaderAt(view, point) !== null;
  if (!shared) {
    const [x, y] = outwards(atlas, point, 1.5);
    return [x + nth * 16 * size, y];
  }
  const [x, y] = leaderSpot(atlas, point);
  const aside = x < (atlas.countries[countryOf(point)]?.centre[0] ?? x) ? -1 : 1;
  return [x + aside * (here.length / 2 + 0.35) * 14 * size + nth * 14 * size, y + 8 * size];
}
