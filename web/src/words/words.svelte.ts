// What the page says: Fluent messages, the page's own and those of the game at hand.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { read, write } from "../net/vault";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

export type Lang = "en" | "de";
export type Values = Record<string, string | number>;
export const LANGUAGES: Lang[] = ["en", "de"];
const OWN: Record<Lang, string> = { en, de };

const spoken = $state({ lang: first(), games: 0 });
const bundles: Record<Lang, FluentBundle> = { en: bundle("en"), de: bundle("de") };
const known = new Set<unknown>();

function first(): Lang {
  const kept = read<string>("nations.lang", "");
  const wanted = [kept, ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const found = wanted.map((one) => one.slice(0, 2)).find((one) => one === "en" || one === "de");
  return (found as Lang | undefined) ?? "en";
}

function bundle(of: Lang): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  made.addResource(new FluentResource(OWN[of]));
  return made;
}

export function lang(): Lang {
  return spoken.lang;
}

export function speak(wanted: Lang): void {
  spoken.lang = wanted;
  write("nations.lang", wanted);
}

/** Adds the words of a game's table. */
export function learn(words: Record<Lang, string>): void {
  if (known.has(words)) return;
  known.add(words);
  for (const one of LANGUAGES) bundles[one].addResource(new FluentResource(words[one]), { allowOverrides: true });
  spoken.games += 1;
}

/** Names in a row, the last with an "and". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.lang).format(names);
}

/** The same with an "or". */
export function either(names: string[]): string {
  return new Intl.ListFormat(spoken.lang, { type: "disjunction" }).format(names);
}

/** How good a move looks: a chance in percent, if the unit says so, or so many of the unit. A minus is one. */
export function worthOf({ worth, unit }: { worth: number; unit: string }): string {
  const text = unit.startsWith("%") ? say("hint-chance", { worth }) : say("hint-worth", { worth, unit });
  return text.replace(/-(?=\d)/, "−");
}

const WIDEST = 45; // hundredths: a chance that could be nearly anything is told without saying so

/** Between which numbers the truth lies; nothing where there is no doubt, or nothing but doubt. */
export function rangeOf({
  low,
  high,
  exact,
  unit,
}: {
  low: number;
  high: number;
  exact: boolean;
  unit: string;
}): string {
  const chance = unit.startsWith("%");
  if (exact || high <= low || (chance && high - low > WIDEST)) return "";
  const [from, to] = [Math.round(low), Math.round(high)];
  return from === to
    ? ""
    : say(chance ? "hint-range-chance" : "hint-range", { low: from, high: to }).replace(/-(?=\d)/g, "−");
}

/** How much of a bar a worth fills: chances have one scale, points that of the best. */
export function fullness({ worth, unit }: { worth: number; unit: string }, most: number): number {
  return Math.min(100, Math.max(2, unit.startsWith("%") ? worth : (100 * Math.max(0, worth)) / most));
}

/** A message in the viewer's language; its key if there is none. */
export function say(key: string, values?: Values): string {
  void spoken.games;
  const speaker = bundles[spoken.lang];
  const message = speaker.getMessage(key);
  return message?.value ? speaker.formatPattern(message.value, values) : key;
}

/** What went wrong, as the server says it; it says nothing if it cannot be reached. */
export function troubleOf(error: unknown): string {
  return (error instanceof Error && error.message) || say("no-server");
}
