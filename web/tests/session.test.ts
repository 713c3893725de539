// A match as a screen sees it: several seats at one screen, wishes that are refused, bots that stood in.
import { beforeEach, describe, expect, it, vi } from "vitest";

interface Heard {
  heard: (message: unknown) => void;
}
const lines: Heard[] = [];
const sent: [number, string][] = []; // over which line, and what
vi.mock("../src/net/connection", () => ({
  Connection: class {
    constructor(
      _: unknown,
      readonly listener: Heard,
    ) {
      lines.push(listener);
    }
    send = async (command: { type: string }) => {
      sent.push([lines.indexOf(this.listener), command.type]);
      return { ok: true };
    };
    close = () => {};
  },
}));
vi.mock("../src/net/api", () => ({ chat: async () => [] }));
const places = [0, 1].map((seat) => ({ seat, key: `key ${seat}`, share: "", name: "" }));
vi.mock("../src/net/vault", async (real) => ({
  ...(await real<object>()),
  find: () => ({ match: "m", game: "dice", host: null, places, claims: [], at: 0 }),
}));
vi.stubGlobal("addEventListener", () => {});

const { Session } = await import("../src/shell/session.svelte");

const piece = (seq: number, record: Record<string, unknown>, ...events: Record<string, unknown>[]) => ({
  seq,
  record,
  events,
});
const moved = (seq: number, seat: number, ...events: Record<string, unknown>[]) =>
  piece(seq, { type: "Moved", seat }, ...events);
const told = (seq: number, seat: number) => ({ seq, seat, text: `line ${seq}`, rule: "", parts: [] });

function update(at_turn: number, news: ReturnType<typeof piece>[], told_: ReturnType<typeof told>[] = []) {
  const seats = [0, 1].map(() => ({
    occupant: { type: "Person", name: "A", away: null },
    connected: true,
    share: null,
  }));
  return {
    type: "Update",
    seq: news.at(-1)?.seq ?? 0,
    phase: "playing",
    seats,
    at_turn,
    offers: [],
    beside: [],
    objections: [],
    over: null,
    question: null,
    news,
    lines: told_,
    view: {},
  };
}

describe("two at one screen, as the page is set up", () => {
  beforeEach(() => lines.splice(0));

  it("are told what changed the game when the other takes over, and not each move", () => {
    const session = new Session("m", "en");
    const opened = [piece(1, { type: "Opened" }), moved(2, 0), moved(3, 1)];
    for (const one of lines) one.heard(update(0, opened, [told(2, 0), told(3, 1)]));
    session.saw();
    const ended = [moved(4, 0, { type: "BooksScored", seat: 0, vp: 2 })];
    for (const one of lines) one.heard(update(1, ended, [told(4, 0)]));
    session.handTo(1);
    expect(session.seat).toBe(1);
    expect(session.unseen.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(["BooksScored"]);
    expect(session.since).toEqual([]);
    session.saw();
    expect(session.unseen).toEqual([]);
  });
});

describe("taking back at one screen", () => {
  beforeEach(() => {
    lines.splice(0);
    sent.splice(0);
  });
  const played = [piece(1, { type: "Opened" }), moved(2, 0), moved(3, 1)];

  it("is for who moved last, whoever is shown", async () => {
    const session = new Session("m", "en");
    lines[0]!.heard({ ...update(0, played), undo: "undo-other-seat" });
    lines[1]!.heard({ ...update(0, played), undo: null });
    expect([session.seat, session.undoer]).toEqual([0, 1]);
    await session.send({ type: "Undo", expect: 3 }, session.undoer);
    expect(sent).toEqual([[1, "Undo"]]);
    lines[0]!.heard({ ...update(0, [piece(4, { type: "Dealt" })]), undo: "undo-dice" });
    expect(session.undoer).toBeNull();
  });

  it("is asked of who sits there, at once", async () => {
    const session = new Session("m", "en");
    const question = { seat: 0, what: "undo", moves: 2, awaited: [1], until: 0 };
    lines[0]!.heard({ ...update(0, played), question });
    expect(session.asked).toBe(1);
    await session.send({ type: "Answer", yes: true, expect: 3 }, session.asked);
    expect(sent).toEqual([[1, "Answer"]]);
    lines[0]!.heard({ ...update(0, [moved(4, 0)]), question: null });
    expect(session.asked).toBeNull();
  });
});

describe("a wish", () => {
  beforeEach(() => lines.splice(0));
  const asked = [
    piece(1, { type: "Opened" }),
    moved(2, 0),
    piece(3, { type: "Asked", seat: 0, what: "undo", moves: 0 }),
  ];

  it("that is refused is told to who had it, until something else is done", () => {
    const session = new Session("m", "en");
    lines[0]!.heard(update(1, asked));
    expect(session.denied).toBeNull();
    lines[0]!.heard(update(1, [piece(4, { type: "Answered", seat: 1, yes: false })]));
    expect(session.denied).toEqual({ what: "undo", by: 1 });
    session.saw();
    expect(session.denied).toBeNull();
  });
  it("that nobody answered is refused, and one that was granted is not", () => {
    const session = new Session("m", "en");
    lines[0]!.heard(update(1, [...asked, piece(4, { type: "Lapsed", silent: [1] })]));
    expect(session.denied).toEqual({ what: "undo", by: null });
    lines.splice(0);
    const other = new Session("m", "en");
    lines[0]!.heard(
      update(1, [
        ...asked,
        piece(4, { type: "Answered", seat: 1, yes: true }),
        piece(5, { type: "Undone", seat: 0, moves: 0 }),
      ]),
    );
    expect(other.denied).toBeNull();
  });
});

describe("a bot that stood in", () => {
  beforeEach(() => lines.splice(0));
  it("is known by its moves, unless they were taken back", () => {
    const session = new Session("m", "en");
    lines[0]!.heard(
      update(0, [piece(1, { type: "Opened" }), moved(2, 0), piece(3, { type: "Moved", seat: 0, bot: "greedy" })]),
    );
    expect(session.stoodIn(0)).toBe(true);
    expect(session.stoodIn(1)).toBe(false);
    lines[0]!.heard(update(0, [piece(4, { type: "Undone", seat: 0, moves: 1 })]));
    expect(session.stoodIn(0)).toBe(false);
  });
});
