import type { Occupant } from "../net/messages";
import { say } from "../words/words.svelte";

/** Who sits at a seat, in words. */
export function nameOf(occupant: Occupant, seat: number): string {
  if (occupant.type === "Person") return occupant.away ? say("name-away", { name: occupant.name }) : occupant.name;
  return occupant.type === "Bot" ? say("name-bot", { bot: occupant.name }) : say("name-open", { number: seat + 1 });
}
