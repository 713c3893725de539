import { describe, expect, it } from "vitest";
import { choiceOf, goalsOf, handsTo, priceOf, taken, wayOf } from "../offers";
import { askedOffers, hit, spotsOf, targetsOf, thingAt } from "../targets";
import type { Offer, Spot } from "../types";
import { atlas, content, frame, frames } from "./world";

const offer = (move: Offer["move"]): Offer => ({ text: JSON.stringify(move), move, words: "words" });
const way = (move: Offer["move"]) => wayOf(offer(move), atlas.capitals);

describe("ways", () => {
  it("begin at what one takes in hand and end where one points", () => {
    expect(way({ type: "MoveAgent", point: "uor.3" })).toEqual({ from: "agent", to: "point:uor.3" });
    expect(way({ type: "MoveLeader", start: "uor.6", end: "uor.5" })).toEqual({
      from: "leader:uor.6",
      to: "point:uor.5",
    });
    expect(way({ type: "Place", leader: "king", country: "qasira" })).toEqual({
      from: "reserve:king",
      to: "point:qasira.7",
    });
    expect(way({ type: "Sail", start: "north", end: "qasira" })).toEqual({ from: "fleet:north", to: "place:qasira" });
    expect(way({ type: "Station", place: "qasira" })).toEqual({ from: "hand", to: "place:qasira" });
    expect(way({ type: "SellTanker", place: "hand" })).toEqual({ from: "hand", to: "bank" });
    expect(way({ type: "PutTanker", place: "hand" })).toEqual({ from: "free", to: "hand" });
    expect(way({ type: "LayPipeline", inland: "abu-akar", port: "uor" })).toEqual({
      from: "pipes",
      to: "link:abu-akar>uor",
    });
  });
  it("are one tap where a card orders, and a button where there is no place", () => {
    expect(way({ type: "Withdraw", point: "uor.6" })).toEqual({ from: null, to: "point:uor.6" });
    expect(way({ type: "End" })).toEqual({ from: null, to: null });
    expect(way({ type: "SomethingNew" })).toEqual({ from: null, to: null });
  });
});

describe("choices", () => {
  it.each(Object.keys(frames))("lose no offer of the phase %s", (phase) => {
    const { offers } = frame(phase);
    const choice = choiceOf(offers, atlas.capitals);
    const all = [
      ...choice.buttons,
      ...choice.direct.values(),
      ...[...choice.hands.values()].flatMap((goals) => [...goals.values()]),
    ];
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(offers.map(({ text }) => text)));
  });
  it("put the agent in hand when it must go", () => {
    const choice = choiceOf(frame("agent").offers, atlas.capitals);
    expect(taken(choice)).toBe("agent");
    expect([...goalsOf(choice, "agent").values()].every(({ move }) => move.type === "MoveAgent")).toBe(true);
  });
  it("take nothing while several leaders could be placed, and know who could take a capital", () => {
    const choice = choiceOf(frame("placing").offers, atlas.capitals);
    expect(taken(choice)).toBeNull();
    expect(handsTo(choice, "point:qasira.7")).toContain("reserve:king");
    expect(askedOffers(choice, "point:qasira.7").length).toBeGreaterThan(1);
  });
  it("know prices from the view and the price list", () => {
    const { view, offers } = frame("leader");
    const step = offers.find(({ move }) => move.type === "MoveLeader") as Offer;
    expect(priceOf(step, view, content.prices)).toBe(view.prices[step.text.replace("move:", "")]);
    expect(priceOf(offer({ type: "LayPipeline" }), view, content.prices)).toBe(content.prices.pipeline);
    expect(priceOf(offer({ type: "Advance" }), view, content.prices)).toBeNull();
  });
});

describe("targets", () => {
  it.each(Object.keys(frames))("stand for every offer of the phase %s that has a place", (phase) => {
    const { view, seat, offers } = frame(phase);
    const choice = choiceOf(offers, atlas.capitals);
    for (const hand of [null, ...choice.hands.keys()]) {
      const targets = targetsOf({ atlas, content, view, seat }, choice, hand);
      const goals = targets.flatMap(({ offer }) => (offer ? [offer.text] : []));
      const wanted = [...goalsOf(choice, hand)].filter(([id]) => id !== "bank").map(([, { text }]) => text);
      expect(new Set(goals)).toEqual(new Set(wanted));
    }
  });
  it("answer to the nearest tap, and tell what else was near", () => {
    const { view, seat, offers } = frame("agent");
    const targets = targetsOf({ atlas, content, view, seat }, choiceOf(offers, atlas.capitals), "agent");
    const [first] = targets;
    const [x, y] = first?.spots[0] ?? [0, 0];
    expect(hit(targets, [x + 1, y], 5, 3)).toEqual({ target: first, far: 1, crowd: [] });
    expect(hit(targets, [x + 1, y], 400, 400).crowd).toHaveLength(targets.length - 1);
    expect(hit(targets, [-1000, 0], 5, 3).target).toBeNull();
  });
  it("are not all that can be touched: points, places and links answer, own pieces first if nothing is in hand", () => {
    const { view, seat } = frame("agent");
    const table = { atlas, content, view, seat };
    const point = "zafran.3";
    expect(thingAt(table, "agent", atlas.points[point] ?? [0, 0], 3)).toEqual({ id: `point:${point}`, far: 0 });
    expect(thingAt(table, "agent", atlas.countries["zafran"]?.centre ?? [0, 0], 3)).toBeNull();
    const agent = spotsOf(table, "agent")[0] ?? [0, 0];
    expect(thingAt(table, null, agent, 3)?.id).toBe("agent");
    expect(thingAt(table, "agent", agent, 6)?.id).not.toBe("agent");
    for (const { id } of atlas.links)
      expect(thingAt(table, "pipes", spotsOf(table, `link:${id}`)[0] ?? [0, 0], 1)?.id).toBe(`link:${id}`);
  });
});

describe("what cannot be chosen", () => {
  const { view, seat } = frame("agent");
  const at = (spot: Spot) => thingAt({ atlas, content, view, seat }, "agent", spot, 6)?.id;

  it("is known at anchors, at the names of the seas, and anywhere on the water", () => {
    for (const { id, seas } of content.countries) {
      if (seas.length) expect(at(atlas.places[id]!)).toBe(`place:${id}`);
    }
    expect(at(atlas.places["north"]!)).toBe("place:north");
    const [left, top, wide, high] = content.layout.frame;
    expect(at([left + wide * 0.3, top + 4])).toBe("place:north");
    expect(at([left + wide * 0.7, top + high - 3])).toBe("place:south");
  });
});
