// The outlines of pieces and signs, around (0, 0). Leaders are 26 high, hulls 22 long.
import type { Kind } from "./types";

export const BUST =
  "M-10 13Q-10 4.6-3.4 2.6L-3.4 0A5.2 5.2 0 0 1-5.2-4A5.2 5.2 0 1 1 5.2-4A5.2 5.2 0 0 1 3.4 0L3.4 2.6Q10 4.6 10 13Z";

export const HEADS: Record<Kind, string> = {
  king: "M-5.8-5.6L-7-13L-3.2-9.6L0-14.6L3.2-9.6L7-13L5.8-5.6Q0-7.2-5.8-5.6Z",
  president: "M-5.3-3.6Q-6.6-9.8-1-10.4Q5.8-11 5.4-3.4Q4.6-6.6 1-7Q-3.4-6.4-5.3-3.6Z",
  dictator:
    "M-6-5.4Q-9.4-12.6-3-12.6Q0-14.6 3-12.6Q9.4-12.6 6-5.4ZM-6.6-5.6L8.4-5.6Q8-3.4 4.6-3.6L-5.4-4.2ZM-12.4 8.4Q-12.6 5-9.4 4.4L-5.4 3.6L-5.4 6.6ZM12.4 8.4Q12.6 5 9.4 4.4L5.4 3.6L5.4 6.6Z",
  guerrilla:
    "M-6.2-4.6Q-8.4-11.4 0-12.6Q10.6-13.4 9.6-8.2Q8.6-5.6-6.2-4.6ZM6.6 12.6L10.4-9.4L9.8-12.6L11-12.8L12-9.2L9.8 3.4L11.6 5.6L9.2 12.8Z",
};

export const SASH = "M-6.6 4.4L3.4 13L7.4 13L-3.6 2.8Z";
export const BEARD = "M-5.2-3.4Q-5 4.6 0 4.8Q5 4.6 5.2-3.4Q3.4-.6 0-.6Q-3.4-.6-5.2-3.4Z";
export const STRAP = "M6.2 4L-4.4 13L-7.2 13L4 3Z";
export const MEDAL = "M0-2.4L.8-.7L2.4-.6L1.1.5L1.6 2.2L0 1.2L-1.6 2.2L-1.1.5L-2.4-.6L-.8-.7Z";
export const HAT =
  "M-10 4.2Q-6.4 2.4-5.4 1.6L-4.4-5.4Q-3.6-7.4 0-5.6Q3.6-7.4 4.4-5.4L5.4 1.6Q6.4 2.4 10 4.2Q0 8.6-10 4.2Z";
export const BAND = "M-5.3 1.2Q0 3.8 5.3 1.2L5.1-.8Q0 1.4-5.1-.8Z";
export const HULL = "M-11-1L11.4-1L8.6 5.2L-8.8 5.2Z";
export const BRIDGE = "M-9.2-1L-9.2-6L-7.6-6L-7.6-8.4L-5.4-8.4L-5.4-6L-4.2-6L-4.2-1ZM-1.6-1L-1.6-3L6.4-3L6.4-1Z";
export const TOWER = "M-3.2 4.6L-.9-4.6L.9-4.6L3.2 4.6M-2.6 2.2L2.6 2.2M-1.8-1L1.8-1M-2.6 2.2L1.8-1M2.6 2.2L-1.8-1";
export const CROWN_BLOCK = "M-1.7-4.6L1.7-4.6L0-7.2ZM-4.2 4.6L4.2 4.6";
export const ANCHOR = "M0-2.6L0 3.6M-1.8-1.2L1.8-1.2M-3.1 1.4Q-2.7 3.9 0 3.9Q2.7 3.9 3.1 1.4";

/** The sign of each power for who cannot tell colours: a disc, a square, a triangle, a lozenge. */
export const SIGNS = [
  "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
  "M-7.2-7.2L7.2-7.2L7.2 7.2L-7.2 7.2Z",
  "M0-9.4L9.6 7.4L-9.6 7.4Z",
  "M0-9.8L9.4 0L0 9.8L-9.4 0Z",
];
