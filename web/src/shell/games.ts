// The tables, each loaded when it is needed; a game without one gets a plain list of its moves.
import type { GameModule } from "../game";

const TABLES: Record<string, () => Promise<object>> = {
  dice: () => import("../dice/index"),
  kark: () => import("../kark/index"),
};

export async function table(game: string): Promise<GameModule> {
  const load = TABLES[game];
  const found = load ? Object.values(await load()).find(isModule) : undefined;
  return found ?? (await import("./plain")).plain;
}

function isModule(one: unknown): one is GameModule {
  return typeof one === "object" && one !== null && "table" in one && "words" in one;
}
