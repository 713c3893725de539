// The stages of the turn at hand: done, due or open; and what is asked for now.
import type { Kark } from "./types";

export type Mark = "done" | "due" | "open";
export interface Stage {
  name: string;
  mark: Mark;
}

const ORDERS = ["card", "advancing", "withdrawing", "losing", "coup", "retreating"];
/** The phase; while a stop is proposed, the one that was interrupted. */
export function phaseOf(view: Kark): string {
  return view.interrupted ?? view.phase;
}

/** Who must decide: the power at turn, or who is asked to agree to a stop. */
export function decider(view: Kark): number | null {
  return view.asked ?? view.at_turn;
}

export function stagesOf(view: Kark): Stage[] {
  const phase = phaseOf(view);
  const trades = ["tanker", "pipeline"].map((name) => stage(name, view.done.includes(name) ? "done" : "open"));
  if (view.round <= 1) return firstTurn(phase, trades);
  const waits = phase === "agent" || (ORDERS.includes(phase) && !view.done.includes("leader"));
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
