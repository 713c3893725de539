// That a power is out of the Game of Nations, and why: the rule of the event says it.
import type { Exit, Piece } from "../game";
import { happened, type Say } from "./types";

export function exit(past: Piece[], seat: number, say: Say): Exit | null {
  for (const piece of past)
    for (const event of happened(piece))
      if (event.type === "PowerOut" && event.seat === seat)
        return { seq: piece.seq, why: say("kark-out-why", { rule: event.rule }), rule: event.rule };
  return null;
}
