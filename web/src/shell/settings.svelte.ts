// What a player likes, kept in this browser.
import { read, write } from "../net/vault";

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  quick: boolean; // a tap plays at once
  odds: boolean; // show chances, where the match allows it
  handover: boolean; // ask for the next player at one screen
  name: string;
}

const NAME = "nations.settings";
const USUAL: Settings = { theme: "auto", motion: true, sound: false, quick: false, odds: true, handover: false, name: "" };

export const settings: Settings = $state({ ...USUAL, ...read<Partial<Settings>>(NAME, {}) });

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  write(NAME, { ...settings });
  dress();
}

/** Tells the stylesheet which theme is wanted. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.still = String(still());
}

/** Whether nothing should move. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
