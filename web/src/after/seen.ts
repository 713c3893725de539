// What a match showed before anybody could know the dice: kept to compare with what it shows at its end.
import { read, write } from "../net/vault";

const NAME = "nations.commitments";
const MOST = 200;

/** Keeps the commitment that a match showed first; a later one never takes its place. */
export function remember(match: string, commitment: string): void {
  const known = read<Record<string, string>>(NAME, {});
  if (known[match] !== undefined) return;
  const kept = [...Object.entries(known), [match, commitment] as const].slice(-MOST);
  write(NAME, Object.fromEntries(kept));
}

export function remembered(match: string): string | null {
  return read<Record<string, string>>(NAME, {})[match] ?? null;
}
