/** The colour of each nation; its sign says the same without colour. */
export const TINTS = ["#a3243b", "#2e7d46", "#7d4bb0", "#c99a12"];

// A sign for each nation, 24 × 24, beside its colour.
export const EMBLEMS = [
  // Rome: a laurel; Greece: an amphora; Persia: a sun; Egypt: pyramids
  "M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6",
  "M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9",
  "M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2",
  "M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13",
];
