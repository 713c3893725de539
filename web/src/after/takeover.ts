// Going on from a point of a match: the viewer takes the seat at turn, bots take the others.
import * as api from "../net/api";
import { newKey, newShare } from "../net/random";
import { keep } from "../net/vault";
import type { Frame } from "./study";
import { file } from "./study";

export async function takeOver(
  match: string,
  game: string,
  seats: number,
  frame: Frame,
  name: string,
): Promise<string> {
  const seat = frame.view.at_turn ?? 0;
  const { share, commit } = newShare();
  const key = newKey();
  const chairs: api.NewSeat[] = Array.from({ length: seats }, (_, at) =>
    at === seat ? { type: "Person", name, key, commit } : { type: "Bot", name: "greedy" },
  );
  const made = await api.open({ game, seats: chairs, file: await file(match, frame.moves), host_key: key });
  keep({
    match: made.match,
    game,
    host: key,
    places: [{ seat, key, share, name }],
    claims: made.claims,
    at: Date.now(),
  });
  return made.match;
}
