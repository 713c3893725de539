// The table of the Game of Nations, as the page's shell takes it.
import type { GameModule, Offer, Piece } from "../game";
import { cards } from "./cards";
import { exit } from "./exit";
import { course } from "./course";
import { wayOf } from "./offers";
import { prompt } from "./prompt";
import { sources } from "./sources";
import Table from "./Table.svelte";
import Told from "./Told.svelte";
import type { Event, Kark, Say } from "./types";
import { happened } from "./types";
import { STEP } from "./walks";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

/** The moves that nothing on the table stands for. */
function buttons(offers: Offer[]): { offer: Offer; label: string }[] {
  return offers
    .filter((offer) => wayOf(offer, {}).to === null)
    .map((offer) => ({ offer, label: offer.words ?? offer.text }));
}

const called = (seat: number, say: Say): string => say(`kark-power-${seat}`);

const tint = (seat: number): string => ["#c8352b", "#e9dfc4", "#2f66cc", "#2a8a49"][seat] ?? "";

const TIMES: Partial<Record<Event["type"], number>> = {
  AgentMoved: 570,
  LeaderAdvanced: 700,
  TankerSailed: 690,
  LeaderPlaced: 500,
  IncomeCollected: 400,
  CardTurned: 1600,
  PipelineLaid: 500,
  PowerOut: 1500,
};

function timeOf(event: Event): number {
  if (event.type === "LeaderMoved") return Math.min(STEP * event.millions + 200, 1600);
  return TIMES[event.type] ?? 60;
}

/** How long it takes to see what happened. */
function pace(news: Piece[]): number {
  return news.flatMap(happened).reduce((time, one) => time + timeOf(one), 0);
}

export const module = {
  table: Table,
  words: { en, de },
  prompt: ({ view, ...props }) => prompt({ ...props, view: view as Kark }),
  buttons,
  pace,
  tint,
  called,
  cards,
  exit,
  sources,
  told: Told,
  course,
  draws: () => ({ faces: {}, streams: ["CardDrawn"] }),
  box: { parts: ["pieces", "countries", "cards"], first: "pieces", shown: () => import("./Box.svelte") },
  picture: () => import("./Picture.svelte"),
  fields: () => import("./fields"),
  gentle: "greedy", // against one that plays anything it would soon be over
} satisfies GameModule as GameModule;
export default module;
