// A game without a table of its own: its moves can still be made, from the list.
import type { GameModule } from "../game";
import PlainTable from "./PlainTable.svelte";

export const plain: GameModule = { table: PlainTable, words: { en: "", de: "" } };
