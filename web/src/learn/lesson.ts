// A lesson as the server shows it: steps on fixed tables. What is pointed at, and what is asked for.
import type { Offer } from "../game";
import type { Selection } from "../generated/protocol";
import type { Update } from "../net/messages";
import { read, write } from "../net/vault";

export interface Step {
  id: string;
  title: string;
  text: string;
  points: string[]; // what it speaks of; the one to touch first in front
  rules: string[];
  move: string | null; // asked of the learner, in notation
  items: string[] | null; // what is picked for it
  table: Update;
}

export interface Lesson {
  content: { digest: string };
  steps: Step[];
}

export const asks = ({ move, items }: Step): boolean => move !== null || items !== null;

const THINGS: Record<string, string> = {
  event: ".occasion",
  strip: ".strip",
  market: "section.market",
  board: ".centre section.board",
  tray: "section.tray",
  used: ".tray .used",
  site: ".centre section.board .site",
  advisor: ".centre section.board .advisor",
  beside: ".centre section.board .beside",
  developments: ".centre section.board .five",
  supply: ".supply",
  map: ".map",
  turn: ".turn",
  purse: ".purse",
  powers: ".powers",
  countries: ".countries",
  deck: ".deck",
  telegram: ".telegram",
};
const KINDS: Record<string, (what: string) => string> = {
  space: (what) => `[data-space="${what}"]`,
  die: (what) => `.tray [data-key^="${what}."]`,
  button: (what) => `.bar [data-move="${what}"]`,
  hand: (what) => `[data-hand="${what}"]`,
  target: (what) => `[data-target="${what}"]`,
  country: (what) => `[data-country="${what}"]`,
  player: (what) => `.strip [data-seat="${what}"]`,
};

/** Where a thing of a step is on the page, as a selector; "" for what no table has. */
export function selectorOf(point: string): string {
  const [kind = "", what = ""] = point.split(/:(.*)/s);
  return THINGS[point] ?? KINDS[kind]?.(what) ?? "";
}

/** The offers of a step: those of the kind that is asked for. */
export function offersOf(step: Step): Offer[] {
  const asked = step.table.offers.find(({ text }) => text === step.move);
  return step.table.offers.flatMap((offer) => {
    if (offer.move.type !== asked?.move.type) return [];
    return [offer === asked && offer.choice ? { ...offer, choice: narrowed(offer.choice, step) } : offer];
  });
}

/** A choice with nothing to be picked but what is asked for. */
export function narrowed(selection: Selection, step: Step): Selection {
  const wanted = step.items ?? [];
  const items = selection.items.flatMap((item) => {
    const count = wanted.filter((name) => name === item.name).length;
    return count ? [{ ...item, count }] : [];
  });
  const total = items.reduce((sum, { count, worth }) => sum + count * worth, 0);
  const fits = (selection.suggested ?? []).every((name) => wanted.includes(name));
  return {
    ...selection,
    items,
    least: selection.sparing ? selection.least : total,
    suggested: selection.suggested?.length && !fits ? wanted : (selection.suggested ?? []),
  };
}

// How far somebody has come, and who has learned what; kept in this browser.
const NAME = "nations.learned";
interface Progress {
  at?: number;
  done?: boolean;
}
const all = () => read<Record<string, Progress>>(NAME, {});

export const progressOf = (game: string): Progress => all()[game] ?? {};

export function keepProgress(game: string, progress: Progress): void {
  write(NAME, { ...all(), [game]: { ...progressOf(game), ...progress } });
}
