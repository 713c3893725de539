// What this browser keeps: keys to seats, shares of the dice, settings. Nothing of it is ever sent
// but a key to its own server.
export interface Place {
  seat: number;
  key: string;
  share: string;
  name: string;
}

export interface Kept {
  match: string;
  game: string;
  host: string | null; // the key of who opened the match
  places: Place[];
  claims: (string | null)[]; // invitations to open seats, for who opened it
  at: number;
}

const MATCHES = "nations.matches";
const MOST = 100;

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the match goes on, it is only not remembered.
  }
}

export function matches(): Kept[] {
  const all = read<Kept[]>(MATCHES, []);
  return Array.isArray(all) ? all : [];
}

export function find(match: string): Kept | null {
  return matches().find((one) => one.match === match) ?? null;
}

/** Keeps a match; the newest come first, the oldest are forgotten. */
export function keep(kept: Kept): void {
  write(MATCHES, [kept, ...matches().filter((one) => one.match !== kept.match)].slice(0, MOST));
}

export function forget(match: string): void {
  write(
    MATCHES,
    matches().filter((one) => one.match !== match),
  );
}

/** Another place at a match: seats taken on the same device play in turn. */
export function addPlace(match: string, game: string, place: Place): void {
  const known = find(match) ?? { match, game, host: null, places: [], claims: [], at: Date.now() };
  const others = known.places.filter((one) => one.seat !== place.seat);
  keep({ ...known, places: [...others, place].sort((a, b) => a.seat - b.seat) });
}

/** A place gives another share of the dice: all must commit again. */
export function keepShare(match: string, seat: number, share: string): void {
  const known = find(match);
  if (known) keep({ ...known, places: known.places.map((one) => (one.seat === seat ? { ...one, share } : one)) });
}
