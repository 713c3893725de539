// The tables, each loaded when it is needed.
import type { GameModule } from "../game";

const TABLES: Record<string, () => Promise<{ default?: GameModule; module?: GameModule }>> = {
  dice: () => import("../dice/index"),
};

// The table of Kark is a room of its own, which may not be there yet.
for (const load of Object.values(import.meta.glob("../kark/index.ts"))) TABLES["kark"] = load as never;

export async function table(game: string): Promise<GameModule> {
  const load = TABLES[game] ?? TABLES["plain"];
  const found = load ? Object.values(await load()).find(isModule) : undefined;
  return found ?? (await import("./plain")).plain;
}

function isModule(one: unknown): one is GameModule {
  return typeof one === "object" && one !== null && "table" in one && "words" in one;
}
