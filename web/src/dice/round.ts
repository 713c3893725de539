// The steps of a round, and in which of them the table is.
export const STEPS = ["tiles", "actions", "books", "famine", "order", "war"] as const;

const FIRST: Record<string, number> = { seating: 1, laying: 1, event: 1, shadow: 1, studying: 3, feeding: 4 };

/** The step of a phase, from 1 on; 0 after the end. The order and the war settle themselves. */
export function stepOf(phase: string): number {
  return phase === "over" ? 0 : (FIRST[phase] ?? 2);
}
