// What a player likes, kept in this browser.
import { read, write } from "../net/vault";

/** No sound, a tone when it is one's turn and the page is out of sight, or all of them. */
export type Sound = "off" | "turn" | "all";
export const SOUNDS: Sound[] = ["off", "turn", "all"];
export const TUTORS = [0, 3, 5, 10];
export const SPEEDS = [0.5, 1, 2, 4];

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  speed: number; // of bots and of everything that moves: 1 is usual
  sound: Sound;
  quick: boolean; // a tap plays at once
  odds: boolean; // show chances, where the match allows it
  tutor: number; // warns before a move that loses so many percent; 0: never
  keys: boolean; // single keys press buttons
  numbers: boolean; // of the points, on the map of Kark
  handover: boolean; // ask for the next player at one screen
  name: string;
}

const NAME = "nations.settings";
const USUAL: Settings = {
  theme: "auto",
  motion: true,
  speed: 1,
  sound: "turn",
  quick: false,
  odds: true,
  tutor: 0,
  keys: true,
  numbers: false,
  handover: false,
  name: "",
};

export const settings: Settings = $state(known(read<Partial<Settings>>(NAME, {})));

/** What was kept, also by a page that knew sound only as on or off. */
function known(kept: Partial<Settings>): Settings {
  const sound = kept.sound as Sound | boolean | undefined;
  return { ...USUAL, ...kept, sound: sound === true ? "all" : (SOUNDS.find((one) => one === sound) ?? "turn") };
}

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
  root.style.setProperty("--speed", String(settings.speed));
}

/** Whether nothing should move. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
