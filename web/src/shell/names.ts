import type { Occupant } from "../net/messages";
import { say } from "../words/words.svelte";

/** What who gave no name is called, in the language of their page: everybody reads it in their own. */
const GUESTS = ["Guest", "Gast"];
export const personOf = (name: string): string => (GUESTS.includes(name) ? say("guest") : name);

/** Who sits at a seat, in words. */
export function nameOf(occupant: Occupant, seat: number): string {
  if (occupant.type === "Person")
    return occupant.away ? say("name-away", { name: personOf(occupant.name) }) : personOf(occupant.name);
  return occupant.type === "Bot" ? say("name-bot", { bot: occupant.name }) : say("name-open", { number: seat + 1 });
}
