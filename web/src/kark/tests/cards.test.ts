import { describe, expect, it } from "vitest";
import type { Deed } from "../../game";
import { cards } from "../cards";
import { exit } from "../exit";
import { content } from "./world";

const say = (key: string, values: Record<string, unknown> = {}) =>
  key.startsWith("kark-card") ? `${key} ${Object.values(values).join(" | ")}` : key;

describe("an incident that somebody else drew", () => {
  it("is told with what the card does", () => {
    for (const card of content.cards) {
      const events = [{ type: "CardTurned", rule: "K-D1", seat: 1, card: card.id }];
      const deed: Deed = { seq: 7, by: 1, events, record: { type: "Dealt" } };
      const [told] = cards([deed], { content, seat: 0, say });
      expect(told?.words).toContain(card.name);
      expect(told?.words).toContain("kark-effect-");
    }
  });

  it("is a line only if it has no effect", () => {
    const [first, second] = content.cards;
    const events = [
      { type: "CardTurned", seat: 1, card: first!.id },
      { type: "CardWithoutEffect", seat: 1 },
      { type: "CardTurned", seat: 1, card: second!.id },
    ];
    const deed = { seq: 7, by: 1, events, record: { type: "Dealt" } } as unknown as Deed;
    const told = cards([deed], { content, seat: 0, say });
    expect(told.map(({ words }) => words.includes(second!.name))).toEqual([true]);
  });
});

describe("who is out", () => {
  const out = { type: "PowerOut", rule: "K-E1h", seat: 2 };
  const deed: Deed = { seq: 9, by: 2, record: { type: "Moved", seat: 2 }, events: [out] };

  it("is told so, and why, as nobody else is", () => {
    const why = (key: string, { rule }: Record<string, unknown> = {}) => `${key} ${rule}`;
    expect(exit([deed], 2, why)).toEqual({ seq: 9, why: "kark-out-why K-E1h", rule: "K-E1h" });
    expect(exit([deed], 1, why)).toBeNull();
  });

  it("has a card of it, though it came with the own move", () => {
    for (const seat of [1, 2]) expect(cards([deed], { content, seat, say }).map(({ kind }) => kind)).toEqual(["out"]);
  });
});
