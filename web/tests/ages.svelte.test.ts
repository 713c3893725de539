// The end of an age is told to one person among bots, while the table still shows what follows, until it was seen.
import { flushSync as flush, untrack } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cards } from "../src/dice/cards";

interface Heard {
  heard: (message: unknown) => void;
}
const lines: Heard[] = [];
vi.mock("../src/net/connection", () => ({
  Connection: class {
    constructor(_: unknown, listener: Heard) {
      lines.push(listener);
    }
    close = () => {};
  },
}));
vi.mock("../src/net/api", () => ({ chat: async () => [] }));
const places = [{ seat: 0, key: "key", share: "", name: "" }];
vi.mock("../src/net/vault", async (real) => ({
  ...(await real<object>()),
  find: () => ({ match: "m", game: "dice", host: null, places, claims: [], at: 0 }),
}));
vi.stubGlobal("addEventListener", () => {});

const { Session } = await import("../src/shell/session.svelte");

type Event = { type: string; rule: string } & Record<string, unknown>;
const event = (type: string, more: Record<string, unknown> = {}): Event => ({ type, rule: "X", ...more });
const say = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");

/** One person at seat 0 among bots; each update waits for the one before it. */
class Screen {
  session = new Session("m", "en");
  seq = 0;
  shown: string[] = []; // the age as it is told, whenever that changes
  end: () => void;

  constructor(readonly seats: number) {
    this.session.pacing = { time: () => 500, still: () => false };
    this.hear({ type: "Opened" }, []);
    this.end = $effect.root(() => {
      $effect(() => {
        const unseen = this.session.unseen; // what is new must be heard of by this alone
        const past = untrack(() => this.session.happened);
        this.shown.push(
          cards(unseen, { content: { tiles: [] }, seat: 0, past, say }).find(({ key }) => key === "age")?.words ?? "",
        );
      });
    });
    flush();
  }
  hear(record: Record<string, unknown>, events: Event[]) {
    const seats = Array.from({ length: this.seats }, (_, at) => ({
      occupant: at ? { type: "Bot", name: "normal" } : { type: "Person", name: "A", away: null },
      connected: true,
      share: null,
    }));
    const news = [{ seq: ++this.seq, record, events }];
    lines[0]!.heard({
      type: "Update",
      seq: this.seq,
      phase: "playing",
      seats,
      at_turn: 1,
      offers: [],
      beside: [],
      objections: [],
      over: null,
      question: null,
      news,
      lines: [],
      view: {},
    });
    flush();
  }
  moves(seat: number, ...events: Event[]) {
    this.hear({ type: "Moved", seat }, events);
  }
  /** All that waits is looked at, one after the other. */
  watch() {
    while (vi.getTimerCount()) this.next();
  }
  next() {
    vi.advanceTimersToNextTimer();
    flush();
  }
  get told() {
    return this.shown.at(-1);
  }
}

describe.each([2, 4])("the end of an age with %i seats, one of them a person", (seats) => {
  beforeEach(() => {
    vi.useFakeTimers();
    lines.splice(0);
    return () => vi.useRealTimers();
  });
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const books = all.map((seat) => event("BooksScored", { seat, vp: seat === 1 ? 2 : 0 }));
  const war = [
    ...all.map((seat) => event("PlaceTaken", { seat })),
    ...all.map((seat) => (seat ? event("WarLost", { seat }) : event("WarMet", { seat, vp: 1 }))),
  ];
  const fed = (seat: number) => event(seat === 1 ? "FamineMet" : "FamineSuffered", { seat, vp: 1 });
  const bots = all.slice(1);

  /** Both ways in which it may come, up to the new age, in which a bot moves first. */
  function ended(last: "person" | "bot"): Screen {
    const screen = new Screen(seats);
    screen.moves(0, event("Passed", { seat: 0 }));
    for (const seat of bots.slice(0, -1)) screen.moves(seat, event("Passed", { seat }));
    screen.moves(bots.at(-1)!, event("Passed", { seat: bots.at(-1) }), ...books);
    const order = last === "person" ? [...bots, 0] : [0, ...bots];
    for (const seat of order) {
      if (seat === 0) {
        screen.watch();
        screen.session.saw(); // as one does with whatever one touches
      }
      screen.moves(seat, fed(seat), ...(seat === order.at(-1) ? [...war, event("RoundStarted", { age: 2 })] : []));
    }
    screen.hear({ type: "Dealt" }, [event("EventDrawn")]);
    for (const seat of bots) screen.moves(seat, event("DieRolled", { seat, die: "wG1" }));
    return screen;
  }

  it.each(["person", "bot"] as const)(
    "is told whole when the last move is that of the %s, and stays until it was seen",
    (last) => {
      const screen = ended(last);
      screen.watch();
      const [first, second, third] = screen.told!.split("\n");
      expect(first).toBe("dice-card-books met dice-card-gained dice-nation-1 2 ");
      expect(second).toMatch(/^dice-card-famine both dice-card-gained dice-nation-1 1 dice-nation-.*\b0\b/);
      expect(third).toMatch(/^dice-card-war both dice-card-gained dice-nation-0 1 dice-nation-1/);
      screen.moves(1, event("DieRolled", { seat: 1, die: "wG1" }));
      expect(screen.told).toContain("dice-card-war");
      screen.watch();
      expect(screen.told).toContain("dice-card-war");
      screen.session.saw();
      flush();
      expect(screen.told).toBe("");
      screen.end();
    },
  );

  it.each(["person", "bot"] as const)("is told while the table still shows what follows: %s", (last) => {
    const screen = ended(last);
    while (screen.session.behind && !screen.told?.includes("war")) screen.next();
    expect(screen.session.behind).toBe(true);
    expect(screen.told).toContain("dice-card-war");
    const from = screen.shown.length;
    screen.watch();
    expect(screen.shown.slice(from).every((words) => words.includes("dice-card-war"))).toBe(true);
    screen.end();
  });
});
