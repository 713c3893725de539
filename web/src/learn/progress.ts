// Which matches are first games, and how far their coach has come; kept in this browser.
import { read, write } from "../net/vault";

export interface Progress {
  step: number;
  seen: string[]; // kinds of own events so far
  told: number; // the last record that was looked at
  over: boolean; // the coach was sent away, or has said everything
}

const NAME = "nations.lessons";
const MOST = 30;
const all = () => read<Record<string, Progress>>(NAME, {});

export const isLesson = (match: string): boolean => match in all();
export const progressOf = (match: string): Progress => all()[match] ?? { step: 0, seen: [], told: 0, over: false };

export function keepProgress(match: string, progress: Progress): void {
  const { [match]: _, ...others } = all();
  write(NAME, Object.fromEntries([...Object.entries(others), [match, progress] as const].slice(-MOST)));
}

export function begin(match: string): void {
  keepProgress(match, { step: 0, seen: [], told: 0, over: false });
}
