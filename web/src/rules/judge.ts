// The judge of a game in the page itself: the very rules of the server, as WebAssembly. With the
// same nodes and seed it finds the same moves.
import type { PageQuestion, PageUnit } from "../generated/api";
import { Unit } from "./unit.js";

export interface Judge {
  module: WebAssembly.Module;
  about: PageUnit;
}

/** A move that was found: its text, how often it was tried (0: all was worked out), what it is worth. */
export interface Found {
  text: string;
  visits: number;
  worth: number;
}

// How a desk begins, see `nations.mind.desk`: whole numbers of four bytes, then fractions of eight.
const SEATS = 4;
const BEST = 3;
const AT = { seat: 16, many: 20, move: 24, visits: 24 + 4 * BEST, worth: 24 + 8 * BEST };
const HEAD = AT.worth + 8 * SEATS * BEST;
const DRAWN = 12; // milliseconds after which the page may draw

export async function judgeOf(about: PageUnit): Promise<Judge> {
  return { module: await WebAssembly.compile(await unpacked(about.module)), about };
}

/** The best moves of a position, the best first. */
export async function judge({ module, about }: Judge, asked: PageQuestion): Promise<Found[]> {
  const unit = new Unit(module);
  const memory = await unpacked(asked.memory);
  const box = unit.place(memory.subarray(0, asked.box));
  const state = unit.place(memory.subarray(asked.box));
  const desk = unit.reserve(about.desk);
  unit.write(desk, new Uint8Array(new Int32Array([about.nodes, about.seed]).buffer));
  let drawn = performance.now();
  while (!unit.call(box, state, desk)) {
    if (performance.now() - drawn < DRAWN) continue;
    await new Promise((done) => setTimeout(done));
    drawn = performance.now();
  }
  return found(new DataView(unit.read(desk, HEAD).buffer), asked, about.calm);
}

function found(desk: DataView, asked: PageQuestion, calm: number): Found[] {
  const texts = new Map(Object.entries(asked.moves).map(([text, number]) => [number, text]));
  const whole = (at: number) => desk.getInt32(at, true);
  const best: Found[] = [];
  for (let at = 0; at < whole(AT.many); at++) {
    const worths = Array.from({ length: SEATS }, (_, seat) =>
      desk.getFloat64(AT.worth + 8 * (at * SEATS + seat), true),
    );
    const text = texts.get(whole(AT.move + 4 * at));
    if (text !== undefined)
      best.push({ text, visits: whole(AT.visits + 4 * at), worth: told(worths, whole(AT.seat), calm) });
  }
  return best;
}

/** The chance of a seat, less steep. */
function told(worths: number[], seat: number, calm: number): number {
  if (calm === 1) return worths[seat]!;
  const less = worths.map((one) => Math.max(one, 0) ** calm);
  return less[seat]! / less.reduce((sum, one) => sum + one, 0);
}

async function unpacked(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
