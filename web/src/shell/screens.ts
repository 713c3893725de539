// Screens and panels that are loaded when they are asked for.
import type { Component } from "svelte";
import type { Offer, Source } from "../game";
import type { Part } from "../generated/protocol";

type Found<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
const ALL = {
  ...import.meta.glob("../after/{Replay,Ending,FamePage,FameResult}.svelte"),
  ...import.meta.glob("../review/ReviewPage.svelte"),
  ...import.meta.glob("../puzzle/PuzzlePage.svelte"),
  ...import.meta.glob("../tutor/Tutor.svelte"),
  ...import.meta.glob("../position/PositionPage.svelte"),
  ...import.meta.glob("../learn/{Learn,Adviser,Foresight,Odds}.svelte"),
  ...import.meta.glob("../book/{Box,BoxPage,RuleBook}.svelte"),
} as Record<string, Found<never> | undefined>;

function screen<P extends Record<string, unknown>>(path: string): Found<P> | undefined {
  return ALL[path] as Found<P> | undefined;
}

export interface AdviserProps extends Record<string, unknown> {
  match: string;
  key: string; // of the seat that is advised
  game: string;
  view: any;
  content: any;
  offers: Offer[];
  pick: (offer: Offer, items?: string[]) => void; // with what to pick for it
  told?: Component<{ part: Part }> | undefined; // draws a thing, if the game can
  showRule: (rule: string) => void;
  close: () => void;
}

/** Asks for the exact chances while the own seat decides. */
export interface OddsProps extends Record<string, unknown> {
  match: string;
  key: string;
  seq: number;
  asking: boolean;
}

/** Keeps what the page needs to find hints without the server. */
export interface ForesightProps extends OddsProps {
  game: string;
}

/** The name that a solo game reached. */
export interface FameProps extends Record<string, unknown> {
  match: string;
  name: string;
  end: { vp: number; title: string };
  own: boolean;
  helped: boolean;
}

/** The end explained. */
export interface EndingProps extends Record<string, unknown> {
  match: string;
  game: string;
  names: string[];
  short: string[];
  tints: string[];
  scores: number[];
  winners: number[];
  sources: Source[];
}

/** All material of a game; with a view, where it is. */
export interface BoxProps extends Record<string, unknown> {
  game: string;
  content: any;
  view?: any;
  at?: string;
}

export const box = screen<BoxProps>("../book/Box.svelte");
export const ruleBook = screen<{ game: string; rule: string }>("../book/RuleBook.svelte");
export const boxPage = screen<{ game: string }>("../book/BoxPage.svelte");
export const replay = screen<{ match: string; moves: number | null }>("../after/Replay.svelte");
export const review = screen<{ match: string }>("../review/ReviewPage.svelte");
export const puzzle = screen<{ game: string }>("../puzzle/PuzzlePage.svelte");
/** A move that is about to be played, and from which loss on the tutor warns. */
export interface TutorProps extends Record<string, unknown> {
  match: string;
  key: string;
  move: string;
  least: number;
  alone: boolean;
  go: () => void;
  back: () => void;
}

export const tutor = screen<TutorProps>("../tutor/Tutor.svelte");
export const position = screen<{ game: string; seats: number; text: string }>("../position/PositionPage.svelte");
export const ending = screen<EndingProps>("../after/Ending.svelte");
export const fame = screen<Record<string, never>>("../after/FamePage.svelte");
export const fameResult = screen<FameProps>("../after/FameResult.svelte");
export const learning = screen<{ game: string }>("../learn/Learn.svelte");
export const adviser: Found<AdviserProps> =
  screen<AdviserProps>("../learn/Adviser.svelte") ?? (() => import("./Hints.svelte") as never);
export const foresight = screen<ForesightProps>("../learn/Foresight.svelte");
export const odds = screen<OddsProps>("../learn/Odds.svelte");
