// What the coach says, in which order. A step that asks for something waits for an event of the own
// seat; all others wait to be read. Nothing is ever forbidden: whoever does something else first is
// not asked for it again.
export interface Step {
  id: string; // its words: coach-GAME-ID, and -title
  rules: string[]; // where to read on
  until?: string[]; // own events, any of which is what was asked for
}

export const LESSONS: Record<string, Step[]> = {
  dice: [
    { id: "aim", rules: ["D-E2", "D-A13"] },
    { id: "dice", rules: ["D-C1", "D-A2"] },
    { id: "pay", rules: ["D-A5", "D-T1"] },
    { id: "buy", rules: ["D-A4", "D-C5"], until: ["TileChosen"] },
    { id: "gain", rules: ["D-A6", "D-A7"] },
    { id: "turns", rules: ["D-A1"] },
    { id: "reroll", rules: ["D-A3", "D-A8"], until: ["DiePicked"] },
    { id: "keep", rules: ["D-B1", "D-F1", "D-W1"] },
    { id: "pass", rules: ["D-A12"], until: ["Passed"] },
    { id: "books", rules: ["D-B1", "D-B2"] },
    { id: "famine", rules: ["D-F1", "D-F1a"] },
    { id: "war", rules: ["D-O1", "D-W1"] },
    { id: "wonders", rules: ["D-A9", "D-A10", "D-A11"] },
    { id: "end", rules: ["D-E1", "D-E2"] },
  ],
  kark: [
    { id: "aim", rules: ["K-E2", "K-E1"] },
    { id: "place", rules: ["K-T1", "K-I2"], until: ["LeaderPlaced"] },
    { id: "tanker", rules: ["K-T1", "K-I1"], until: ["TankerPut"] },
    { id: "map", rules: ["K-C3", "K-C4"] },
    { id: "income", rules: ["K-T2", "K-I1"], until: ["IncomeCollected"] },
    { id: "agent", rules: ["K-T3", "K-G2"], until: ["AgentMoved"] },
    { id: "leader", rules: ["K-T4", "K-T5", "K-L1"], until: ["LeaderMoved", "LeaderAdvanced"] },
    { id: "trade", rules: ["K-T6", "K-P2", "K-N2"], until: ["TankerBought", "TankerSailed", "PipelineLaid", "TankerSold"] },
    { id: "pipeline", rules: ["K-I4", "K-Q1"] },
    { id: "question", rules: ["K-L5", "K-D1"], until: ["CardTurned"] },
    { id: "war", rules: ["K-W1", "K-W2", "K-W4"], until: ["LeaderCaptured"] },
    { id: "end", rules: ["K-E1", "K-E2"] },
  ],
};

export interface Piece {
  seq: number;
  events: { type: string; seat?: unknown }[];
}

/** The kinds of events of a seat in pieces that are new. */
export function ownEvents(news: Piece[], told: number, seat: number): string[] {
  return news.filter(({ seq }) => seq > told).flatMap(({ events }) => events.filter((one) => one.seat === seat).map(({ type }) => type));
}

/** The step to show, once some kinds of events have been seen: what is asked for and done is left. */
export function settle(steps: Step[], step: number, seen: string[]): number {
  let at = step;
  while (steps[at]?.until?.some((kind) => seen.includes(kind))) at += 1;
  return at;
}
