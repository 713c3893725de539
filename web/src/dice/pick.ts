// Which of the offered moves refers to what: pointing at a thing finds its move.
import type { Offer } from "../game";
import { moveOf, type Chit, type Move, type View } from "./types";

/** The chit that a move uses; only a payment's depends on what is being paid. */
function chitOf(offer: Offer, view: View): Chit | null {
  switch (offer.move.type) {
    case "PayChit":
      return view.payment?.resource ?? null;
    case "UseChit":
      return "book";
    case "ReturnChit":
    case "Reroll":
      return "reroll";
    default:
      return null;
  }
}

/** The thing that a small move picks, as selections call it. */
export function itemOf(offer: Offer, view: View): string | null {
  const move = moveOf(offer);
  if (move.type === "ReturnUsed") return "used";
  if ("die" in move) return move.die;
  return move.type === "Reroll" ? null : chitOf(offer, view);
}

export class Pointer {
  constructor(
    private readonly offers: Offer[],
    private readonly view: View,
  ) {}

  get due(): boolean {
    return this.offers.length > 0;
  }

  space(space: string): Offer | null {
    return this.find((move) => "space" in move && move.space === space);
  }

  die(text: string): Offer | null {
    return this.find((move) => "die" in move && move.die === text);
  }

  chit(chit: Chit): Offer | null {
    return this.offers.find((offer) => chitOf(offer, this.view) === chit) ?? null;
  }

  development(tile: string): Offer | null {
    return this.find((move) => move.type === "Replace" && move.tile === tile);
  }

  move(type: string): Offer | null {
    return this.find((move) => move.type === type);
  }

  private find(fits: (move: Move) => boolean): Offer | null {
    return this.offers.find((offer) => fits(moveOf(offer))) ?? null;
  }
}

/** Moves without a thing to point at, and those whose thing is small: each gets a button. */
export const BUTTONS = ["Roll", "Feed", "Starve", "Done", "Build", "Reroll", "ReturnUsed", "Pass"] as const;
