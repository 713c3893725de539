// The games that have a table of their own, each loaded when it is needed. Only this file knows their
// names; any other game gets a plain table: what its view says, and its moves.
import type { Component } from "svelte";
import DiceEmblem from "../dice/Emblem.svelte";
import type { GameModule } from "../game";
import KarkEmblem from "../kark/Emblem.svelte";
import PlainEmblem from "./PlainEmblem.svelte";

interface Door {
  table: () => Promise<GameModule>;
  emblem: Component; // the picture on its box
  fame?: () => Promise<{ default: Component }>; // the names that were reached by who played alone
}

const DOORS: Record<string, Door> = {
  dice: {
    table: async () => (await import("../dice/index")).module,
    emblem: DiceEmblem,
    fame: () => import("../dice/FamePage.svelte"),
  },
  kark: { table: async () => (await import("../kark/index")).module, emblem: KarkEmblem },
};

export const table = async (game: string): Promise<GameModule> =>
  DOORS[game]?.table() ?? (await import("./plain")).plain;
export const emblem = (game: string): Component => DOORS[game]?.emblem ?? PlainEmblem;
export const hasFame = (game: string): boolean => DOORS[game]?.fame !== undefined;
export const fame = Object.values(DOORS).find((one) => one.fame)?.fame;
