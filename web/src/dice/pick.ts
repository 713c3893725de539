// Which of the offered moves refers to what: pointing at a thing finds its move.
import type { Offer } from "../game";
import type { Chit, View } from "./types";

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
  if (offer.move.type === "ReturnUsed") return "used";
  if (typeof offer.move["die"] === "string") return offer.move["die"];
  return offer.move.type === "Reroll" ? null : chitOf(offer, view);
}

export class Pointer {
  constructor(
    private readonly offers: Offer[],
    private readonly view: View,
  ) {}

  get any(): boolean {
    return this.offers.length > 0;
  }

  space(space: string): Offer | null {
    return this.find((offer) => offer.move["space"] === space);
  }

  die(text: string): Offer | null {
    return this.find((offer) => offer.move["die"] === text);
  }

  chit(chit: Chit): Offer | null {
    return this.find((offer) => chitOf(offer, this.view) === chit);
  }

  development(tile: string): Offer | null {
    return this.find((offer) => offer.move.type === "Replace" && offer.move["tile"] === tile);
  }

  move(type: string): Offer | null {
    return this.find((offer) => offer.move.type === type);
  }

  private find(fits: (offer: Offer) => boolean): Offer | null {
    return this.offers.find(fits) ?? null;
  }
}

/** Moves without a thing to point at, and those whose thing is small: each gets a button. */
export const BUTTONS = ["Roll", "Feed", "Starve", "Done", "Build", "Reroll", "ReturnUsed", "Pass"] as const;
