// Going on from a point of a match: the viewer takes the seat at turn, bots take the others.
import { openMatch, type Chair } from "../shell/opening";
import { file, type Frame } from "./study";

export async function takeOver(
  match: string,
  game: string,
  seats: number,
  frame: Frame,
  name: string,
): Promise<string> {
  const chairs = Array.from({ length: seats }, (_, at): Chair =>
    at === frame.view.at_turn ? { who: "me", name } : { who: "bot", bot: "greedy" },
  );
  return openMatch(game, chairs, {}, undefined, await file(match, frame.moves));
}
