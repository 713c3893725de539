// The stages of the turn at hand: done, due or open; and what is asked for now.
import type { Kark } from "./types";

export type Mark = "done" | "due" | "open";
export interface Stage {
  name: string;
  mark: Mark;
}

const ORDERS = ["card", "advancing", "withdrawing", "losing", "coup", "retreating"];
const PENDING = ["drawn", "leader", "tanker", "pipeline", "proposed", "asking", "back"] as const;
const PHASES = ["first", "card", "placing", "free_tanker", "agent", "leader", "last", "advancing"];
type Pending = Record<(typeof PENDING)[number], number>;

/** The turn under way: the last part of the position (see the notation). */
export function pending(view: Kark): Pending {
  const numbers = (view.position.split(" ").pop() ?? "").split(".").map(Number);
  return Object.fromEntries(PENDING.map((name, at) => [name, numbers[at] ?? 0])) as Pending;
}

/** The phase; while a stop is proposed, the one that was interrupted. */
export function phaseOf(view: Kark): string {
  if (view.phase !== "agreeing") return view.phase;
  return PHASES[pending(view).back] ?? view.phase;
}

/** Who must decide: the power at turn, or who is asked to agree to a stop. */
export function decider(view: Kark): number | null {
  return view.phase === "agreeing" ? pending(view).asking : view.at_turn;
}

export function stagesOf(view: Kark): Stage[] {
  const phase = phaseOf(view);
  const { leader, tanker, pipeline } = pending(view);
  const trades = [stage("tanker", tanker ? "done" : "open"), stage("pipeline", pipeline ? "done" : "open")];
  if (view.round <= 1) return firstTurn(phase, trades);
  const waits = phase === "agent" || (ORDERS.includes(phase) && !leader);
  return [
    stage("income", "done"),
    stage("agent", phase === "agent" ? "due" : "done"),
    ...(ORDERS.includes(phase) ? [stage("card", "due")] : []),
    stage("leader", waits ? "open" : phase === "leader" ? "due" : "done"),
    ...trades,
  ];
}

function firstTurn(phase: string, trades: Stage[]): Stage[] {
  const place = stage("place", phase === "placing" ? "due" : "done");
  if (phase === "placing" || phase === "first") return [place, stage("free-tanker", "open")];
  if (phase === "free_tanker") return [place, stage("free-tanker", "due")];
  return [place, stage("free-tanker", "done"), ...trades];
}

function stage(name: string, mark: Mark): Stage {
  return { name, mark };
}
