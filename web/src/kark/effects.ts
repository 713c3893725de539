// What an incident card does, in words.
import type { Card, Say } from "./types";

export function effectOf(card: Card, say: Say): string {
  const kind = card.effect === "cash" ? (card.millions < 0 ? "cash-lost" : "cash-won") : card.effect;
  return say(`kark-effect-${kind}`, {
    millions: Math.abs(card.millions),
    leader: say(`kark-${card.leader ?? "any"}`),
    steps: card.steps?.[1] ?? 0,
  });
}
