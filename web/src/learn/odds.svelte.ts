// Exact chances of what the own dice can pay for, as the server counts them; shown on the plates.
import { lang } from "../words/words.svelte";

export interface Prospect {
  what: string; // a space of the progress board, or "famine"
  now: number;
  after: number; // after the best reroll
  reroll: Record<string, number>; // which dice that takes
}

const state: { all: Prospect[]; asked: string | null } = $state({ all: [], asked: null });

export function setOdds(all: Prospect[]): void {
  state.all = all;
  if (!all.some((one) => one.what === state.asked)) state.asked = null;
}

export const oddsOf = (what: string): Prospect | null => state.all.find((one) => one.what === what) ?? null;

/** Asks about a plate: the dice to reroll for it are marked. */
export function ask(what: string | null): void {
  state.asked = what;
}

/** How many dice that show the same should be rolled again for what is asked about. */
export function rerolled(die: string): number {
  const asked = state.asked === null ? null : oddsOf(state.asked);
  return asked && asked.after > asked.now ? (asked.reroll[die] ?? 0) : 0;
}

export const percent = (chance: number): number => {
  const whole = Math.round(chance * 100);
  return chance > 0 && whole === 0 ? 1 : chance < 1 && whole === 100 ? 99 : whole;
};

/** The same as it is written in the viewer's language. */
export const inPercent = (chance: number): string =>
  new Intl.NumberFormat(lang(), { style: "percent" }).format(percent(chance) / 100);
