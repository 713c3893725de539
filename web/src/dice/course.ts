// How a match of dice develops: points, books and strength over four ages.
import type { Course, Metric } from "../game";
import type { View } from "./types";

const metric = (name: "vp" | "books" | "strength"): Metric => ({
  name,
  of: (view, seat) => (view as View).nations[seat]?.[name] ?? null,
});

export const course: Course = {
  metrics: [metric("vp"), metric("books"), metric("strength")],
  round: (view) => (view as View).age,
  score: (view, seat) => (view as View).nations[seat]!.vp,
  before: 0, // an age is scored by the move that begins the next
  begins: (lines) => lines.findIndex(({ rule }) => rule === "D-R1"),
  // The colours of the table, dark enough for a number on paper.
  lines: [
    "light-dark(#a3243b, #ff8d9b)",
    "light-dark(#2e7d46, #7fd39b)",
    "light-dark(#7d4bb0, #caa2f5)",
    "light-dark(#8a5f00, #eebd55)",
  ],
};
