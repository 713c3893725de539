// Short, quiet sounds, made by the browser itself: no files.
import type { Piece } from "../game";
import { settings } from "./settings.svelte";

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = [pitch: number, from: number, long: number];

const TONES: Record<string, Tone[]> = {
  turn: [
    [523.25, 0, 0.5],
    [783.99, 0.14, 0.5],
  ],
  take: [
    [392, 0, 0.12],
    [493.88, 0.06, 0.16],
  ],
  roll: [
    [1180, 0, 0.03],
    [940, 0.05, 0.03],
    [1320, 0.11, 0.03],
    [1010, 0.15, 0.03],
  ],
  move: [[329.63, 0, 0.1]],
  money: [
    [1318.5, 0, 0.09],
    [1568, 0.05, 0.14],
  ],
  loss: [
    [311.13, 0, 0.3],
    [233.08, 0.16, 0.5],
  ],
  wonder: [
    [392, 0, 0.3],
    [523.25, 0.1, 0.3],
    [659.25, 0.2, 0.5],
  ],
};
const LOUD = 0.1;

/** Which sound an event makes; what matters most comes last. */
const EVENTS: Record<string, string> = {
  DieRolled: "roll",
  AgentMoved: "move",
  LeaderMoved: "move",
  TankerSailed: "move",
  LeaderPlaced: "take",
  TileTaken: "take",
  TankerBought: "take",
  PipelineLaid: "take",
  IncomeCollected: "money",
  CashWon: "money",
  CashLost: "loss",
  FamineSuffered: "loss",
  WarLost: "loss",
  LeaderCaptured: "loss",
  LeaderWithdrawn: "loss",
  PowerOut: "loss",
  WonderBuilt: "wonder",
};
const RANK = ["move", "roll", "money", "take", "wonder", "loss"];

let audio: AudioContext | null = null;

/** The one sound of some news: of all that happened at once, what matters most. */
export function soundOf(news: Piece[]): string | null {
  const found = news.flatMap(({ events }) => events.flatMap(({ type }) => EVENTS[type] ?? []));
  return found.sort((a, b) => RANK.indexOf(b) - RANK.indexOf(a))[0] ?? null;
}

/** Plays what happened, for who wants to hear all. */
export function sound(news: Piece[]): void {
  const name = settings.sound === "all" ? soundOf(news) : null;
  if (name) play(name);
}

/** Browsers keep a page silent until somebody has touched it. */
export function play(name: string): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, from, long] of TONES[name] ?? []) tone(audio, pitch, audio.currentTime + from, long);
  } catch {
    // No sound here.
  }
}

function tone(context: AudioContext, pitch: number, from: number, long: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + long);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + long + 0.05);
}
