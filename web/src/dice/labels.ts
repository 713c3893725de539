// Names of things for screen readers and titles: the words say what the drawings show.
import type { TableProps } from "../game";
import type { Content, Tile } from "./types";

export type Say = TableProps["say"];

export function aboutTile(tile: Tile, say: Say): string {
  const parts = [say("dice-kind", { kind: tile.kind })];
  if (tile.colour) parts.push(say("dice-gives-dice", { count: tile.dice, colour: tile.colour }));
  if (tile.rerolls) parts.push(say("dice-gives-rerolls", { count: tile.rerolls }));
  if (tile.stone) parts.push(say("dice-needs-stone", { count: tile.stone }));
  if (tile.chit) parts.push(say("dice-gives-chit", { chit: tile.chit }));
  parts.push(say("dice-vp", { count: tile.vp }));
  return parts.join(", ");
}

export function tileOf(content: Content, id: string): Tile | null {
  return content.tiles.find((one) => one.id === id) ?? null;
}
