// Marks and cards for what others did since the own last move.
import { describe, expect, it } from "vitest";
import type { Deed, Piece } from "../src/game";
import { cards as diceCards } from "../src/dice/cards";
import { sources as diceSources } from "../src/dice/sources";
import { gainsOf, tracesOf as diceTraces } from "../src/dice/traces";
import { cards as karkCards } from "../src/kark/cards";
import { tracesOf as karkTraces } from "../src/kark/traces";
import { atlas, content } from "../src/kark/tests/world";
import { soundOf } from "../src/shell/sound";

type Event = Piece["events"][number];
const event = (type: string, more: Record<string, unknown> = {}): Event => ({ type, rule: "X", ...more });
const deed = (seq: number, by: number | null, ...events: Event[]): Deed => ({
  seq,
  by,
  record: { type: "Moved", seat: by },
  events,
});
const say = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");

describe("the dice game", () => {
  const laid = deed(3, null, event("TileLaid", { tile: "legion", space: "a3" }));
  const bought = deed(9, 1, event("TileTaken", { seat: 1, tile: "legion" }));

  it("marks where a tile lay and who has it", () => {
    expect(diceTraces([laid, bought], [bought], 0)).toEqual([{ tile: "legion", seat: 1, space: "a3" }]);
  });
  it("marks nothing of one's own", () => {
    expect(diceTraces([laid, bought], [bought], 1)).toEqual([]);
  });
  it("knows no space where none was told", () => {
    expect(diceTraces([bought], [bought], 0)[0]?.space).toBeNull();
  });
  it("adds up points, also those that the own last move led to", () => {
    const scored = deed(
      12,
      0,
      event("BooksScored", { seat: 1, vp: 2 }),
      event("WarMet", { seat: 1, vp: 1 }),
      event("BooksScored", { seat: 0, vp: 0 }),
    );
    expect(gainsOf([scored])).toEqual({ 1: 3 });
  });
  it("tells that a seat of this screen passed by itself, and an age in which books bring nobody anything", () => {
    const passed = (who: number) => deed(14, 0, event("Settled", { seat: who }), event("Passed", { seat: who }));
    const one = { content: { tiles: [] }, seat: 0, say };
    expect(diceCards([passed(0)], one).map(({ key, words }) => [key, words])).toEqual([
      ["14.pass 0", "dice-card-pass yes dice-nation-0"],
    ]);
    expect(diceCards([passed(1)], one)).toEqual([]);
    expect(diceCards([passed(1)], { ...one, local: [0, 1] }).map(({ key }) => key)).toEqual(["14.pass 1"]);
    const [age] = diceCards(
      [deed(15, 0, event("BooksScored", { seat: 0, vp: 0 }), event("BooksScored", { seat: 1, vp: 0 }))],
      one,
    );
    expect(age?.words).toBe("dice-card-books lost  ");
  });
  it("tells the end of an age in one card and wonders of others in one each", () => {
    const content = { tiles: [{ id: "colossus", name: "Colossus" }] };
    const end = deed(
      20,
      1,
      event("BooksScored", { seat: 0, vp: 2 }),
      event("FamineSuffered", { seat: 1 }),
      event("WarLost", { seat: 1 }),
      event("WarMet", { seat: 0, vp: 3 }),
    );
    const built = (by: number) => deed(19, by, event("WonderBuilt", { seat: by, tile: "colossus" }));
    const told = diceCards([built(0), built(1), end], { content, seat: 0, say });
    expect(told.map(({ kind }) => kind)).toEqual(["wonder", "age"]);
    expect(told[0]).toMatchObject({ seat: 1, things: ["tile:colossus"] });
    expect(told[1]?.words.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "dice-card-books",
      "dice-card-famine",
      "dice-card-war",
    ]);
    expect(told[1]?.words.split("\n")[2]).toBe("dice-card-war both dice-card-gained dice-nation-0 3 dice-nation-1");
  });
  it("tells of a pass that nobody chose, and only of the own one", () => {
    const passes = (by: number, asked: boolean) =>
      deed(20, by, ...(asked ? [] : [event("Settled", { seat: by })]), event("Passed", { seat: by }));
    const kinds = (...deeds: ReturnType<typeof deed>[]) =>
      diceCards(deeds, { content: { tiles: [] }, seat: 0, say }).map(({ key }) => key);
    expect(kinds(passes(0, false))).toEqual(["20.pass 0"]);
    const later = { ...passes(0, false), seq: 27 };
    expect(kinds(passes(0, false), later)).toEqual(["20.pass 0", "27.pass 0"]);
    expect(kinds(passes(0, true))).toEqual([]);
    expect(kinds(passes(1, false))).toEqual([]);
  });
  it("finds every point again at the end", () => {
    const nation = (more: object) => ({
      developments: ["granary"],
      advisor: null,
      wonder: null,
      colonies: [],
      wonders: [],
      ...more,
    });
    const view = { nations: [nation({}), nation({ wonders: ["colossus"] })] };
    const content = {
      tiles: [
        { id: "granary", kind: "building", vp: 1 },
        { id: "colossus", kind: "wonder", vp: 4 },
      ],
    };
    const past = [
      deed(1, 0, event("BooksScored", { seat: 0, vp: 2 })),
      deed(2, 1, event("FamineMet", { seat: 1, vp: 3 }), event("TilesScored", { seat: 0, vp: 1 })),
    ];
    const found = diceSources(past, view, content);
    const total = (seat: number) => found.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0);
    expect([total(0), total(1)]).toEqual([3, 8]);
  });
});

describe("the Game of Nations", () => {
  const [one, two] = Object.keys(atlas.points) as [string, string];
  const country = one.split(".")[0]!;

  it("draws where a leader came from and where it went", () => {
    const moved = deed(8, 1, event("LeaderMoved", { seat: 1, leader: "king", origin: one, point: two, millions: 2 }));
    const { trails } = karkTraces(atlas, [moved], [moved], 0);
    expect(trails).toHaveLength(1);
    expect(trails[0]?.path[0]).toEqual(atlas.points[one]);
    expect(trails[0]?.path.at(-1)).toEqual(atlas.points[two]);
  });
  it("knows where an agent was from its move before", () => {
    const before = deed(4, 1, event("AgentMoved", { seat: 1, point: one }));
    const now = deed(8, 1, event("AgentMoved", { seat: 1, point: two }));
    expect(karkTraces(atlas, [before, now], [now], 0).trails[0]?.path[0]).toEqual(atlas.points[one]);
    expect(karkTraces(atlas, [now], [now], 0).trails[0]?.path).toHaveLength(1);
  });
  it("shows the fallen, and nothing for a tanker in a hand", () => {
    const war = deed(
      8,
      1,
      event("LeaderMoved", { seat: 1, leader: "king", origin: one, point: two, millions: 2 }),
      event("LeaderCaptured", { seat: 0, leader: "president", country }),
    );
    const put = deed(9, 1, event("TankerPut", { seat: 1, place: "hand" }));
    const found = karkTraces(atlas, [war, put], [war, put], 0);
    expect(found.fallen).toMatchObject([{ seat: 0, kind: "president" }]);
    expect(found.trails).toHaveLength(1);
  });
  it("tells a lost leader and country in one card, of the one who lost them", () => {
    const war = deed(
      8,
      1,
      event("LeaderCaptured", { seat: 0, leader: "king", country }),
      event("CountryTaken", { seat: 1, country }),
    );
    const told = karkCards([war], { content, seat: 0, say });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: "leader", seat: 0, things: [`place:${country}`] });
    expect(karkCards([war], { content, seat: 1, say })).toEqual([]);
  });
});

describe("sound", () => {
  it("is one for all that happened at once: what matters most", () => {
    expect(soundOf([deed(1, 0, event("DieRolled"), event("LeaderCaptured"), event("IncomeCollected"))])).toBe("loss");
    expect(soundOf([deed(1, 0, event("Passed"))])).toBeNull();
  });
});
