// "Your turn": a soft tone, and a notification while the page is out of sight; both only if wanted.
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft tones. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    [523.25, 783.99].forEach((pitch, at) => tone(audio!, pitch, audio!.currentTime + at * 0.14));
  } catch {
    // No sound here.
  }
}

function tone(context: AudioContext, pitch: number, from: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + 0.55);
}

export function summon(): void {
  if (settings.sound) chime();
  if (document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
    new Notification("Nations", { body: say("your-turn"), tag: "nations-turn" });
  }
}

export async function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}
