// Which offers belong to which target: what one takes in hand, and where one points with it.
// Everything is read from the moves that were offered; no rule is known here.
import { moveOf, type Kark, type Offer } from "./types";

/** Where an offer begins and ends on the table; without both it is a button. */
export interface Way {
  from: string | null; // agent · leader:<point> · reserve:<kind> · fleet:<place> · hand · stock · pipes · free
  to: string | null; // point:<point> · place:<place> · link:<inland>><port> · bank · hand
}

/** A place on the map, or the hand: a tanker in hand lies nowhere. */
const goal = (place: string) => (place === "hand" ? place : `place:${place}`);
const fleet = (place: string) => (place === "hand" ? place : `fleet:${place}`);

export function wayOf(offer: Offer, capitals: Record<string, number>): Way {
  const move = moveOf(offer);
  switch (move.type) {
    case "Place":
    case "Seize":
      return { from: `reserve:${move.leader}`, to: `point:${move.country}.${capitals[move.country]}` };
    case "MoveLeader":
    case "Advance":
    case "Retreat":
      return { from: `leader:${move.start}`, to: `point:${move.end}` };
    case "MoveAgent":
      return { from: "agent", to: `point:${move.point}` };
    case "Withdraw":
      return { from: null, to: `point:${move.point}` };
    case "PutTanker":
      return { from: "free", to: goal(move.place) };
    case "BuyTanker":
      return { from: "stock", to: `place:${move.place}` };
    case "SellTanker":
      return { from: fleet(move.place), to: "bank" };
    case "Station":
      return { from: "hand", to: `place:${move.place}` };
    case "LoseTanker":
      return { from: null, to: `place:${move.place}` };
    case "Sail":
      return { from: `fleet:${move.start}`, to: `place:${move.end}` };
    case "LayPipeline":
      return { from: "pipes", to: `link:${move.inland}>${move.port}` };
    default:
      return { from: null, to: null };
  }
}

/** The offers of a decision, sorted by what one takes in hand. */
export interface Choice {
  buttons: Offer[]; // nothing to point at
  direct: Map<string, Offer>; // one tap on the map, nothing in hand
  hands: Map<string, Map<string, Offer>>; // what one takes in hand → where to → the move
}

export function choiceOf(offers: Offer[], capitals: Record<string, number>): Choice {
  const choice: Choice = { buttons: [], direct: new Map(), hands: new Map() };
  for (const offer of offers) {
    const { from, to } = wayOf(offer, capitals);
    if (to === null) choice.buttons.push(offer);
    else if (from === null) choice.direct.set(to, offer);
    else handOf(choice, from).set(to, offer);
  }
  return choice;
}

function handOf(choice: Choice, from: string): Map<string, Offer> {
  const known = choice.hands.get(from) ?? new Map<string, Offer>();
  choice.hands.set(from, known);
  return known;
}

const TRADE = /^(fleet:|hand$|stock$|pipes$)/;

/** What is in hand without being taken: what must be moved, if there is but one such thing. */
export function taken(choice: Choice): string | null {
  const due = [...choice.hands.keys()].filter((hand) => !TRADE.test(hand));
  return due.length === 1 ? (due[0] ?? null) : null;
}

/** The goals of what is in hand, or all that one tap decides. */
export function goalsOf(choice: Choice, hand: string | null): Map<string, Offer> {
  return (hand === null ? null : choice.hands.get(hand)) ?? choice.direct;
}

/** The hands that end at a target: for who points at the goal first. */
export function handsTo(choice: Choice, target: string): string[] {
  return [...choice.hands].filter(([, goals]) => goals.has(target)).map(([hand]) => hand);
}

/** What a move costs, in millions, as the view and the content's price list say; null: no price. */
export function priceOf(offer: Offer, view: Kark, prices: PriceList): number | null {
  const move = moveOf(offer);
  switch (move.type) {
    case "MoveLeader":
      return view.prices[`${move.start}>${move.end}`] ?? null;
    case "Place":
      return prices.step[move.leader] ?? null;
    case "BuyTanker":
      return prices.tanker_buy;
    case "LayPipeline":
      return prices.pipeline;
    default:
      return null;
  }
}

interface PriceList {
  step: Record<string, number>;
  tanker_buy: number;
  pipeline: number;
}
