import { describe, expect, it } from "vitest";
import { bounded, fitted, panned, unprojected, whole, zoomed, type Pane } from "../camera";
import { apart, berth, inSea } from "../geometry";
import { lampsOf } from "../lamps";
import { reliefOf } from "../relief";
import { decider, stagesOf } from "../stages";
import { agentSpot } from "../spots";
import { motionOf, wayBetween } from "../walks";
import { atlas, content, frame } from "./world";

const pane: Pane = { wide: 360, high: 320, frame: content.layout.frame };

describe("the atlas", () => {
  it("has eight points for each country, a port for all but inland ones, and a curve for each link", () => {
    expect(Object.keys(atlas.points)).toHaveLength(content.countries.length * 8);
    expect(Object.keys(atlas.places)).toHaveLength(2 + content.countries.filter(({ seas }) => seas.length).length);
    expect(atlas.links.map(({ id }) => id)).toEqual(content.links.map(({ inland, port }) => `${inland}>${port}`));
  });
  it("puts tankers in the water", () => {
    for (const { id, seas } of content.countries) {
      const [sea, other] = seas;
      if (sea && !other) expect(inSea(atlas.layout, sea, berth(atlas, id, 0, 1))).toBe(true);
    }
  });
  it("draws contours on land and depths at sea", () => {
    const { land, sea } = reliefOf(content.layout);
    expect(land.length).toBeGreaterThan(1000);
    expect(sea).not.toContain("NaN");
  });
  it("knows a way of four steps for every move of the agent", () => {
    const { view, seat, offers } = frame("agent");
    for (const { move } of offers.filter(({ move }) => move.type === "MoveAgent")) {
      const way = wayBetween(atlas, view.powers[seat]?.agent ?? "", String(move.point), 4);
      expect(way).toHaveLength(5);
    }
  });
  it("keeps an agent apart from a leader on its point", () => {
    const { view, seat } = frame("agent");
    const spot = agentSpot(atlas, view, seat, 1) ?? [0, 0];
    expect(apart(spot, atlas.points[view.powers[seat]?.agent ?? ""] ?? [0, 0])).toBeGreaterThan(1);
  });
});

describe("the camera", () => {
  it("never leaves the frame and never goes too near", () => {
    const far = bounded({ x: -900, y: 900, zoom: 99 }, pane);
    expect(far.zoom).toBe(7);
    expect(unprojected(far, pane, [0, 320])[0]).toBeCloseTo(pane.frame[0]);
    expect(bounded({ x: 0, y: 0, zoom: 0.2 }, pane)).toEqual(whole(pane));
  });
  it("zooms around what is under the finger, and pans by pixels", () => {
    const near = zoomed(whole(pane), pane, 3, [180, 160]);
    const spot = unprojected(near, pane, [200, 100]);
    expect(unprojected(zoomed(near, pane, 1.5, [200, 100]), pane, [200, 100])[0]).toBeCloseTo(spot[0]);
    expect(unprojected(panned(near, pane, 10, 0), pane, [210, 100])[0]).toBeCloseTo(spot[0]);
  });
  it("shows neighbouring points a finger apart when it fits a ring on a phone", () => {
    const ring = content.layout.points["qasira"] ?? [];
    const { zoom } = fitted(pane, ring, 13, 3.1);
    expect(zoom * (360 / pane.frame[2]) * apart(ring[0] ?? [0, 0], ring[1] ?? [0, 0])).toBeGreaterThanOrEqual(44);
  });
});

describe("the turn", () => {
  it("marks its stages", () => {
    const marks = (phase: string) => stagesOf(frame(phase).view).map(({ name, mark }) => `${name} ${mark}`);
    expect(marks("placing")).toEqual(["place due", "free-tanker open"]);
    expect(marks("agent").slice(0, 3)).toEqual(["income done", "agent due", "leader open"]);
    expect(marks("leader").slice(0, 3)).toEqual(["income done", "agent done", "leader due"]);
  });
});

describe("who decides", () => {
  it("is the power at turn, or who is asked to agree to a stop", () => {
    const { view, seat } = frame("agent");
    expect(decider(view)).toBe(seat);
    expect(decider({ ...view, phase: "agreeing", at_turn: 0, asked: 1 })).toBe(1);
  });
});

describe("motion", () => {
  it("walks every step of a leader and sends it on when a card does", () => {
    const { view, seat } = frame("leader");
    const origin = Object.keys(view.powers[seat]?.board ?? {})[0] ?? "";
    const [one = "", two = ""] = [atlas.beside[origin]?.[0], atlas.beside[atlas.beside[origin]?.[0] ?? ""]?.[0]];
    const told = { rule: "K-T4", seat, leader: view.powers[seat]?.board[origin] };
    const events = [
      { type: "LeaderMoved", origin, point: one, millions: 2, ...told },
      { type: "LeaderAdvanced", point: two, ...told },
    ];
    const { walks, length } = motionOf(atlas, view, [{ seq: 1, record: { type: "Played" }, events }]);
    expect(Object.keys(walks)).toEqual([`leader:${seat}:${two}`]);
    expect(walks[`leader:${seat}:${two}`]?.path.length).toBeGreaterThanOrEqual(3);
    expect(length).toBeGreaterThan(200);
  });
  it("lets a leader fall when its attacker arrives, and not before", () => {
    const { view, seat } = frame("leader");
    const point = Object.keys(view.powers[1 - seat]?.board ?? {})[0] ?? "";
    const origin = Object.keys(view.powers[seat]?.board ?? {})[0] ?? "";
    const events = [{ type: "LeaderMoved", rule: "K-W1", seat, leader: "king", origin, point, millions: 4 }];
    const { falls, walks } = motionOf(atlas, view, [{ seq: 1, record: { type: "Played" }, events }]);
    expect(falls.map((one) => [one.seat, one.point])).toEqual([[1 - seat, point]]);
    expect(falls[0]?.delay).toBeGreaterThanOrEqual(walks[`leader:${seat}:${point}`]?.time ?? Infinity);
  });
  it("is nothing without a view before", () => {
    expect(motionOf(atlas, null, []).length).toBe(0);
  });
});

describe("lamps", () => {
  it("light what the view says earns", () => {
    const { view } = frame("last");
    const earnings: Record<string, number>[] = [{ qasira: 2 }, { uor: 1 }];
    const powers = view.powers.map((power, seat) => ({ ...power, earning: earnings[seat] ?? {} }));
    expect(lampsOf({ ...view, powers })).toEqual({ qasira: 2, uor: 1 });
  });
});
