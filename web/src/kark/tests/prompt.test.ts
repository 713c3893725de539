import { describe, expect, it } from "vitest";
import type { Offer } from "../../game";
import { prompt } from "../prompt";
import { frame } from "./world";

/** The key of what is asked. */
function asked(phase: string, more: Offer[] = []): string {
  const { view, seat, offers } = frame(phase);
  const all = [...offers, ...more] as Offer[];
  return prompt({ view, seat, names: ["Ada", "Bo"], offers: all, say: (key) => key });
}

describe("the question of the move bar", () => {
  it("says that a leader must act while that is due, and not where it may be left (K-T5, K-T5a)", () => {
    expect(asked("leader")).toBe("kark-ask-due");
    expect(asked("leader", [{ text: "skip", move: { type: "Skip" }, words: "skip" } as Offer])).toBe("kark-ask-ways");
    expect(asked("last")).toBe("kark-ask-ways");
  });
});
