// Screens and panels that are loaded when they are asked for.
import type { Component } from "svelte";
import type { Offer } from "../game";

type Found<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
const ALL = {
  ...import.meta.glob("../after/{Replay,FamePage}.svelte"),
  ...import.meta.glob("../learn/{Learn,Adviser}.svelte"),
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
  pick: (offer: Offer) => void;
  showRule: (rule: string) => void;
  close: () => void;
}

export const replay = screen<{ match: string }>("../after/Replay.svelte");
export const fame = screen<Record<string, never>>("../after/FamePage.svelte");
export const learning = screen<{ game: string }>("../learn/Learn.svelte");
export const adviser: Found<AdviserProps> = screen<AdviserProps>("../learn/Adviser.svelte") ?? (() => import("./Hints.svelte") as never);
