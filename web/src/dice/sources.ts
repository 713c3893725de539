// Where the points of a nation came from: books, famine, war, and its tiles by their kinds.
import type { Piece, Source } from "../game";
import { tileOf } from "./labels";
import { happened, type Content, type Kind, type Nation, type View } from "./types";

const EVENTS = { books: "BooksScored", famine: "FamineMet", war: "WarMet" } as const;
const KINDS: Kind[] = ["building", "military", "advisor", "colony", "wonder"];

export function sources(past: Piece[], given: unknown, set: unknown): Source[] {
  const [view, content] = [given as View, set as Content];
  const seats = view.nations.map((_, seat) => seat);
  const events = happened(past);
  const told = Object.entries(EVENTS).map(([name, type]) => ({
    name,
    values: seats.map((seat) => sum(events.map((one) => (one.type === type && one.seat === seat ? one.vp : 0)))),
  }));
  const scored = events.some(({ type }) => type === "TilesScored");
  const tiles = KINDS.map((kind) => ({
    name: kind,
    values: seats.map((seat) => (scored ? tilePoints(view.nations[seat]!, kind, content) : 0)),
  }));
  return [...told, ...tiles];
}

function tilePoints(nation: Nation, kind: Kind, content: Content): number {
  const own = [...nation.developments, nation.advisor, ...nation.colonies, ...nation.wonders];
  return sum(
    own.flatMap((id) => (id ? (tileOf(content, id) ?? []) : [])).map((tile) => (tile.kind === kind ? tile.vp : 0)),
  );
}

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
