// What is asked of who is at turn.
import type { Offer } from "../game";
import { either } from "../words/words.svelte";
import { decider, phaseOf } from "./stages";
import { LETTERS, type Kark, type Say } from "./types";

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
export function prompt({
  view,
  seat,
  names,
  offers,
  say,
}: {
  view: Kark;
  seat: number | null;
  names: string[];
  offers: Offer[];
  say: Say;
}): string {
  const at = decider(view);
  if (at === null || !LETTERS[at]) return say("kark-ask-over");
  if (at !== seat) return say("kark-ask-other", { name: names[at] ?? say(`kark-power-${at}`) });
  const ways = WAYS.filter(([, types]) => offers.some(({ move }) => types.includes(move.type))).map(([name]) =>
    say(`kark-may-${name}`),
  );
  if (view.phase === "leader" && !offers.some(({ move }) => move.type === "Skip"))
    return say("kark-ask-due", { ways: either(ways) });
  if (view.phase === "leader" || view.phase === "last") return say("kark-ask-ways", { ways: either(ways) });
  return say(`kark-ask-${view.phase === "agreeing" ? "agreeing" : phaseOf(view).replace("_", "-")}`);
}
