// "Your turn": a soft tone and a notification while the page is out of sight, if they are wanted.
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";

export function summon(): void {
  if (settings.sound === "all" || (settings.sound === "turn" && document.hidden)) play("turn");
  if (document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
    new Notification("Nations", { body: say("your-turn"), tag: "nations-turn" });
  }
}

export async function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}
