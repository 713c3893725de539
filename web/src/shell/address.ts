// Where one is: the part of the address after #. Keys and invitations stay there, out of all logs.
export type Route =
  | { at: "start" }
  | { at: "match"; match: string }
  | { at: "join"; match: string; claim: string }
  | { at: "rules"; game: string; rule: string }
  | { at: "replay"; match: string; moves: number | null } // after so many moves; null: from the beginning
  | { at: "review"; match: string }
  | { at: "puzzle"; game: string }
  | { at: "position"; game: string; seats: number; text: string }
  | { at: "learn"; game: string }
  | { at: "box"; game: string }
  | { at: "fame" }
  | { at: "about" };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").map(decoded);
  const [head, one, two] = parts;
  if (head === "m" && one) return { at: "match", match: one };
  if (head === "j" && one && two) return { at: "join", match: one, claim: two };
  if (head === "rules" && one) return { at: "rules", game: one, rule: two ?? "" };
  if (head === "replay" && one)
    return { at: "replay", match: one, moves: two && /^\d+$/.test(two) ? Number(two) : null };
  if (head === "review" && one) return { at: "review", match: one };
  if (head === "puzzle" && one) return { at: "puzzle", game: one };
  if (head === "position" && one)
    return { at: "position", game: one, seats: Number(two) || 2, text: parts.slice(3).join("/") };
  if (head === "learn" && one) return { at: "learn", game: one };
  if (head === "box" && one) return { at: "box", game: one };
  if (head === "fame") return { at: "fame" };
  if (head === "about") return { at: "about" };
  return { at: "start" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const links = {
  start: "#/",
  match: (match: string) => `#/m/${match}`,
  join: (match: string, claim: string) => `#/j/${match}/${claim}`,
  rules: (game: string, rule = "") => `#/rules/${game}${rule ? `/${rule}` : ""}`,
  replay: (match: string, moves?: number) => `#/replay/${match}${moves === undefined ? "" : `/${moves}`}`,
  review: (match: string) => `#/review/${match}`,
  puzzle: (game: string) => `#/puzzle/${game}`,
  position: (game: string, seats = 2, text = "") =>
    `#/position/${game}/${seats}${text ? `/${encodeURIComponent(text)}` : ""}`,
  learn: (game: string) => `#/learn/${game}`,
  box: (game: string) => `#/box/${game}`,
  fame: "#/fame",
  about: "#/about",
};
