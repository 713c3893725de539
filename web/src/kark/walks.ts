// What moves when news come: each piece with the spots it passes, and when it sets out.
import type { Piece } from "../game";
import { berth, type Atlas } from "./geometry";
import { happened, type Event, type Kark, type Kind, type Spot } from "./types";

export const STEP = 120; // milliseconds a step
const PAUSE = 90;
const LONGEST = 3600;

export interface Walk {
  key: string; // leader:<seat>:<point> · agent:<seat>, as they stand in the new view
  path: Spot[];
  delay: number;
  time: number;
}

export interface Voyage {
  key: string; // <place>:<owner>, as the fleet lies in the new view
  owner: number;
  path: Spot[];
  delay: number;
  time: number;
}

/** A leader that leaves the board, at the moment when it does. */
export interface Fall {
  key: string;
  seat: number;
  kind: Kind;
  point: string;
  delay: number;
}

export interface Motion {
  walks: Record<string, Walk>;
  voyages: Voyage[];
  falls: Fall[];
  earners: number[]; // powers that collected an income
  length: number;
}

export const NOTHING: Motion = { walks: {}, voyages: [], falls: [], earners: [], length: 0 };

type Marched = Extract<Event, { type: "LeaderMoved" | "LeaderAdvanced" | "LeaderRetreated" }>;

/** The motion from one view to the next, from what was told. */
export function motionOf(atlas: Atlas, before: Kark | null, news: Piece[]): Motion {
  if (!before) return NOTHING;
  const found = new Collector(atlas, before);
  for (const piece of news) for (const event of happened(piece)) found.take(event);
  return found.motion();
}

class Collector {
  private walks = new Map<string, { path: Spot[]; delay: number; time: number }>();
  private voyages: Voyage[] = [];
  private falls: Fall[] = [];
  private earners = new Set<number>();
  private agents: (string | null)[];
  private boards: Record<string, Kind>[];
  private clock = 0;

  constructor(
    private atlas: Atlas,
    before: Kark,
  ) {
    this.agents = before.powers.map(({ agent }) => agent);
    this.boards = before.powers.map(({ board }) => ({ ...board }));
  }

  take(event: Event): void {
    switch (event.type) {
      case "AgentMoved":
        return this.agent(event.seat, event.point);
      case "LeaderMoved":
        return this.leader(event, event.origin);
      case "LeaderAdvanced":
      case "LeaderRetreated":
        return this.leader(event, this.origin(event));
      case "TankerSailed":
        return this.sail(event.seat, event.start, event.end);
      case "LeaderWithdrawn":
        return this.fall(event.seat, event.point);
      case "CoupMade":
        return this.fallAt(event.seat, `${event.country}.${this.atlas.capitals[event.country]}`);
      case "IncomeCollected":
        if (event.millions > 0) this.earners.add(event.seat);
    }
  }

  motion(): Motion {
    const quicker = Math.min(1, LONGEST / Math.max(this.clock, 1));
    const timed = <T extends { delay: number; time: number }>(one: T): T => ({
      ...one,
      delay: one.delay * quicker,
      time: one.time * quicker,
    });
    const walks: Record<string, Walk> = {};
    for (const [key, walk] of this.walks) walks[key] = timed({ key, ...walk });
    const length = this.clock * quicker;
    const falls = this.falls.map((one) => ({ ...one, delay: one.delay * quicker }));
    return { walks, falls, voyages: this.voyages.map(timed), earners: [...this.earners], length };
  }

  private agent(seat: number, point: string): void {
    const from = this.agents[seat];
    this.agents[seat] = point;
    if (from) this.walk(`agent:${seat}`, `agent:${seat}`, wayBetween(this.atlas, from, point, 4));
  }

  private leader({ seat, point, leader }: Marched, from: string | null): void {
    if (!from) return;
    const board = this.boards[seat] ?? {};
    delete board[from];
    board[point] = leader;
    const path = wayBetween(this.atlas, from, point, null);
    this.walk(`leader:${seat}:${from}`, `leader:${seat}:${point}`, path);
    this.fallAt(seat, point);
  }

  /** Who stood where another power's leader arrives, falls. */
  private fallAt(seat: number, point: string): void {
    for (const other of this.boards.keys()) if (other !== seat) this.fall(other, point);
  }

  private fall(seat: number, point: string): void {
    const kind = this.boards[seat]?.[point];
    if (!kind) return;
    delete this.boards[seat]?.[point];
    this.falls.push({
      key: `${this.falls.length}:${seat}:${point}`,
      seat,
      kind,
      point,
      delay: Math.max(this.clock - PAUSE, 0),
    });
  }

  /** An advance does not tell where it began: from the nearest leader of the kind. */
  private origin({ seat, leader, point }: Marched): string | null {
    const own = Object.entries(this.boards[seat] ?? {}).filter(([, kind]) => kind === leader);
    const far = (from: string) => wayBetween(this.atlas, from, point, null).length;
    return own.map(([from]) => from).sort((a, b) => far(a) - far(b))[0] ?? null;
  }

  private walk(before: string, after: string, points: string[]): void {
    const path = points.map((id) => this.atlas.points[id] ?? ([0, 0] as const));
    const known = this.walks.get(before);
    const time = Math.max(path.length - 1, 1) * STEP;
    this.walks.delete(before);
    this.walks.set(after, {
      path: [...(known?.path ?? []), ...path],
      delay: known?.delay ?? this.clock,
      time: (known ? this.clock - known.delay : 0) + time,
    });
    this.clock += time + PAUSE;
  }

  private sail(seat: number, start: string, end: string): void {
    const path = [berth(this.atlas, start, 0, 1), berth(this.atlas, end, 0, 1)];
    this.voyages = this.voyages.filter(({ key }) => key !== `${end}:${seat}`);
    this.voyages.push({ key: `${end}:${seat}`, owner: seat, path, delay: this.clock, time: 5 * STEP });
    this.clock += 5 * STEP + PAUSE;
  }
}

/** A way between two points to be drawn: of so many steps if there is one, else the shortest. */
export function wayBetween(atlas: Atlas, from: string, to: string, steps: number | null): string[] {
  const exact = steps === null ? null : exactly(atlas, [from], to, steps);
  return exact ?? shortest(atlas, from, to) ?? [from, to];
}

function exactly(atlas: Atlas, way: string[], to: string, steps: number): string[] | null {
  const here = way[way.length - 1] ?? "";
  if (steps === 0) return here === to ? way : null;
  for (const next of atlas.beside[here] ?? []) {
    const found = way.includes(next) ? null : exactly(atlas, [...way, next], to, steps - 1);
    if (found) return found;
  }
  return null;
}

function shortest(atlas: Atlas, from: string, to: string): string[] | null {
  const came = new Map<string, string>([[from, from]]);
  for (const here of came.keys()) {
    if (here === to) return traced(came, to);
    for (const next of atlas.beside[here] ?? []) if (!came.has(next)) came.set(next, here);
  }
  return null;
}

function traced(came: Map<string, string>, to: string): string[] {
  const way = [to];
  for (let here = to; came.get(here) !== here;) {
    here = came.get(here) ?? here;
    way.unshift(here);
  }
  return way;
}
