// Line drawings for tiles, 64 × 48, as one path each: known tiles have their own, others that of
// their kind with a variation seeded by the id.
import { PLATES } from "./plates";
import { seeded } from "./seed";
import type { Kind } from "./types";

type Roll = (below: number) => number;

export function engraving(kind: Kind, id: string): string {
  return PLATES[id] ?? DRAWN[kind](seeded(id));
}

const DRAWN: Record<Kind, (roll: Roll) => string> = {
  building: temple,
  military: arms,
  advisor: medallion,
  colony: coast,
  wonder: monument,
};

/** A front with columns under a gable, an arch or a dome. */
function temple(roll: Roll): string {
  const columns = 3 + roll(4);
  const roof = roll(4);
  const chimney = roll(3);
  const left = 10;
  const width = 44;
  const top = 20;
  const roofs = [
    `M6 ${top}L32 6 58 ${top}zM20 17h24`,
    `M8 ${top}a24 15 0 0 1 48 0zM32 5V2`,
    `M8 ${top}V13h48v7M8 13l5-5h38l5 5M14 16.500h36`,
    `M8 ${top}l9-10 9 10 8-14 8 14 7-10 7 10z`,
  ];
  const step = width / (columns - 1);
  const shafts = Array.from({ length: columns }, (_, at) => {
    const x = (left + at * step).toFixed(1);
    return roll(2) ? `M${x} 22v17` : `M${Number(x) - 1.5} 22v17M${Number(x) + 1.5} 22v17`;
  });
  const extra = ["", "M50 10V3h4v9M52 3c0-2 3-2 3-4", "M28 39V30a4 4 0 0 1 8 0v9"][chimney]!;
  return `${roofs[roof]}M6 ${top}h52${shafts.join("")}M6 40h52M3 44h58${extra}`;
}

/** A helmet, a shield with spears, or a bow. */
function arms(roll: Roll): string {
  const what = roll(3);
  const crest = roll(3);
  if (what === 0) {
    const plume = ["M20 8C26 0 44 0 52 14M24 7c6-4 16-4 22 8", "M32 9V2M26 10l-3-7M38 10l3-7", "M31 9c-6-8 8-10 20-4"][
      crest
    ]!;
    return `M16 42V24a16 15 0 0 1 32 0v18l-8 3V30h-5v-7M29 23v7h-5v15l-8-3M35 23v11l-3 4-3-4V23M16 24h10M38 24h10${plume}`;
  }
  if (what === 1) {
    const boss = [
      "M32 18l2.5 5 5.5.8-4 4 1 5.5-5-2.6-5 2.6 1-5.5-4-4 5.5-.8z",
      "M24 20h16M24 28h16M32 14v24",
      "M32 17a8 8 0 1 0 .1 0M32 21a4 4 0 1 0 .1 0",
    ][crest]!;
    return `M32 7l17 4v14c0 10-8 16-17 20-9-4-17-10-17-20V11zM6 46L58 4M58 46L6 4M55 4h4v4M9 4H5v4${boss}`;
  }
  const arrow = [
    "M8 24h48l-6-4M56 24l-6 4M8 24l-4-4M8 24l-4 4",
    "M10 38L54 10l-7 0M54 10l-3 6",
    "M10 10l44 28h-7M54 38l-3-6",
  ][crest]!;
  return `M22 4c22 6 22 34 0 40M22 4v40${arrow}M34 6c3 2 5 4 6 6M34 42c3-2 5-4 6-6`;
}

/** A portrait in a round frame, in profile. */
function medallion(roll: Roll): string {
  const head = [
    "M26 15c1-6 13-6 14 1",
    "M24 16l3-7 4 4 3-6 3 6 4-3 0 6z",
    "M23 16h19l-3-7H27z",
    "M25 17c-3-9 16-13 17-2l3 1",
    "M25 16c2-8 14-8 15 0M25 14h15M28 9v-3M34 8V5",
  ][roll(5)]!;
  const hair = ["M40 17c3 6 1 12-2 15", "M40 18c5 2 5 12 3 18", "M40 18l2 4", "M40 18c4 8 0 16 4 19"][roll(4)]!;
  const chin = ["", "M27 30c0 5 6 7 9 4", "M26 29l3 8 6-4"][roll(3)]!;
  const dots = roll(2) ? "M32 5.500a18.5 18.5 0 1 0 .1 0" : "";
  return `M32 2a22 22 0 1 0 .1 0${dots}M27 16l-1 5-3 4h3l-.5 3 1 1-.5 2 1 1.500h5l1 4c-5 1-8 3-9 6M35 32c1 6 6 7 9 9${head}${hair}${chin}M29 21h2`;
}

/** Land across the water. */
function coast(roll: Roll): string {
  const hills = [
    "M4 30l10-14 8 8 8-14 12 16 6-6 12 10",
    "M4 30c8-12 14-12 20-4 6-14 16-14 22-2 4-4 10-4 14 6",
    "M4 30l14-4 6-14 6 10 8-4 8 8 14 4",
  ][roll(3)]!;
  const mark = [
    "M50 10a5 5 0 1 0 .1 0M50 2v3M41 11h3M57 11h3",
    "M20 30c2-8 2-12 0-18m0 0c-5-3-8-1-9 2m9-2c5-3 8-1 9 2m-9-2c-2-5-6-5-8-3m8 3c2-5 6-5 8-3",
    "M40 40c4 3 12 3 16 0zM47 39V26l8 10h-8M45 39V30l-5 6",
  ][roll(3)]!;
  const waves = roll(2)
    ? "M4 36c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0 6 3 10 0 4 1 6 0"
    : "M6 35h12M24 36h16M46 35h12";
  return `${hills}M2 31h60${waves}M8 42c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0${mark}`;
}

/** A monument: pyramid, dome, tower, spires or arch. */
function monument(roll: Roll): string {
  return MONUMENTS[roll(MONUMENTS.length)]!;
}

const MONUMENTS = [
  "M4 44L32 6l28 38zM32 6l9 38M14 30h31M21 21h17M9 37h39",
  "M14 44V26h36v18M16 26a16 15 0 0 1 32 0M32 11V4M8 44V20l3-6 3 6v24M50 44V20l3-6 3 6v24M4 44h56M26 44V34a6 6 0 0 1 12 0v10",
  "M24 44l4-30h8l4 30M28 14V8h8v6M32 8V2M26 30h12M27 22h10M20 44h24M16 46h32",
  "M8 44V28l5-8 5 8v16M46 44V28l5-8 5 8v16M22 44V20l10-16 10 16v24M27 44V32h10v12M4 44h56M22 26h20",
  "M8 44V12h48v32M8 18h48M20 44V32a12 12 0 0 1 24 0v12M6 12h52M14 8h36M4 44h56",
];
