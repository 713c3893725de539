// What a power's score is made of at the end: its money by where it came from and went, tankers, income.
import type { Piece, Source } from "../game";
import { happened, type Content, type Event, type Kark } from "./types";

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
const WORTH = 3; // millions for each tanker and each million of income (K-E3)

export function sources(past: Piece[], given: unknown, set: unknown): Source[] {
  const [view, content] = [given as Kark, set as Content];
  const events = past.flatMap(happened);
  const flows: Record<string, (event: Event) => number> = {
    income: (one) => (one.type === "IncomeCollected" ? one.millions : 0),
    cards: (one) => (one.type === "CashWon" ? one.millions : one.type === "CashLost" ? -one.millions : 0),
    moves: (one) =>
      one.type === "LeaderMoved" ? -one.millions : one.type === "LeaderPlaced" ? -content.prices.step[one.leader] : 0,
    trade: (one) =>
      one.type === "TankerSold"
        ? one.millions
        : one.type === "TankerBought"
          ? -content.prices.tanker_buy
          : one.type === "PipelineLaid"
            ? -content.prices.pipeline
            : 0,
  };
  const by = (count: (event: Event) => number) =>
    view.powers.map(({ out }, seat) =>
      out ? 0 : sum(events.filter((one) => "seat" in one && one.seat === seat).map(count)),
    );
  const told = Object.entries(flows).map(([name, count]) => ({ name, values: by(count) }));
  const start = view.powers.map(({ cash, out }, seat) =>
    out ? 0 : cash - sum(told.map(({ values }) => values[seat] ?? 0)),
  );
  const fleet = view.powers.map(({ tankers, out }) => (out ? 0 : WORTH * sum(Object.values(tankers))));
  const earning = view.powers.map(({ income, out }) => (out ? 0 : WORTH * income));
  return [
    { name: "start", values: start },
    ...told,
    { name: "tankers", values: fleet },
    { name: "earning", values: earning },
  ];
}
