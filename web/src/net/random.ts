import { sha256 } from "./sha256";

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function random(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A key that nobody can guess: 32 random bytes, safe in links. */
export function newKey(): string {
  const plain = btoa(String.fromCharCode(...random(32)));
  return plain.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The name of a command: carried out once, however often it is sent. */
export function newId(): string {
  return hex(random(12));
}

/** A share of the dice and what may be shown of it before it is revealed. */
export function newShare(): { share: string; commit: string } {
  const bytes = random(32);
  return { share: hex(bytes), commit: sha256(bytes) };
}
