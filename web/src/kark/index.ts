// The table of the Game of Nations, as the page's shell takes it.
import type { GameModule, Offer, Piece } from "../game";
import { cards } from "./cards";
import { wayOf } from "./offers";
import { sources } from "./sources";
import Table from "./Table.svelte";
import Told from "./Told.svelte";
import { LETTERS, type Kark, type Say } from "./types";
import { decider, phaseOf } from "./stages";
import { STEP } from "./walks";
import { either } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

/** What a stage may bring, and the moves for it. */
const WAYS: [name: string, types: string[]][] = [
  ["move", ["MoveLeader"]],
  ["place", ["Place"]],
  ["skip", ["Skip"]],
  ["tanker", ["BuyTanker", "SellTanker", "Sail", "Station"]],
  ["pipeline", ["LayPipeline"]],
  ["end", ["End"]],
];

/** What the move bar asks while nothing is picked. */
function prompt({ view, seat, names, offers, say }: { view: Kark; seat: number | null; names: string[]; offers: Offer[]; say: Say }): string {
  const at = decider(view);
  if (at === null || !LETTERS[at]) return say("kark-ask-over");
  if (at !== seat) return say("kark-ask-other", { name: names[at] ?? say(`kark-power-${at}`) });
  const ways = WAYS.filter(([, types]) => offers.some(({ move }) => types.includes(move.type))).map(([name]) => say(`kark-may-${name}`));
  if (view.phase === "leader" || view.phase === "last") return say("kark-ask-ways", { ways: either(ways) });
  return say(`kark-ask-${view.phase === "agreeing" ? "agreeing" : phaseOf(view).replace("_", "-")}`);
}

/** The moves that nothing on the table stands for. */
function buttons(offers: Offer[]): { offer: Offer; label: string }[] {
  return offers
    .filter((offer) => wayOf(offer, {}).to === null)
    .map((offer) => ({ offer, label: offer.words ?? offer.text }));
}

const called = (seat: number, say: Say): string => say(`kark-power-${seat}`);

const tint = (seat: number): string => ["#c8352b", "#e9dfc4", "#2f66cc", "#2a8a49"][seat] ?? "";

const TIMES: Record<string, number> = {
  AgentMoved: 570,
  LeaderAdvanced: 700,
  TankerSailed: 690,
  LeaderPlaced: 500,
  IncomeCollected: 400,
  CardTurned: 1600,
  PipelineLaid: 500,
  PowerOut: 1500,
};

function timeOf(event: { type: string } & Record<string, unknown>): number {
  if (event.type === "LeaderMoved") return Math.min(STEP * Number(event.millions) + 200, 1600);
  return TIMES[event.type] ?? 60;
}

/** How long it takes to see what happened. */
function pace(news: Piece[]): number {
  return news.flatMap(({ events }) => events).reduce((time, one) => time + timeOf(one), 0);
}

export const module = { table: Table, words: { en, de }, prompt, buttons, pace, tint, called, cards, sources, told: Told } satisfies GameModule as GameModule;
export default module;
