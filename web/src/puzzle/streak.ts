// How many days in a row the puzzle of a game was solved, kept in this browser.
import { read, write } from "../net/vault";

interface Streak {
  day: number; // the last day on which it was solved
  days: number;
}

const NAME = "nations.puzzles";
const DAY = 86_400_000;

/** The number of a day where one is. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
}

/** A day as the server reads it. */
export function written(date: Date): string {
  return new Date(dayOf(date) * DAY).toISOString().slice(0, 10);
}

export function streak(game: string, today: number): number {
  const kept = read<Record<string, Streak>>(NAME, {})[game];
  return kept && today - kept.day <= 1 ? kept.days : 0;
}

/** The first answer of a day counts: right, it adds a day; wrong, the row ends. */
export function answered(game: string, today: number, right: boolean): number {
  const all = read<Record<string, Streak>>(NAME, {});
  if (all[game]?.day === today) return streak(game, today);
  const days = right ? streak(game, today) + 1 : 0;
  write(NAME, { ...all, [game]: { day: today, days } });
  return days;
}
