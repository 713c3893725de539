// HMAC-SHA-256, on the page's own SHA-256: the browser's is missing on plain http.
import { unhex } from "../net/random";
import { sha256 } from "../net/sha256";

const BLOCK = 64;
const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);
export const digest = (bytes: Uint8Array): Uint8Array => unhex(sha256(bytes));

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of parts) {
    all.set(one, at);
    at += one.length;
  }
  return all;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? digest(key) : key);
  const inner = digest(
    joined(
      block.map((one) => one ^ 0x36),
      message,
    ),
  );
  return digest(
    joined(
      block.map((one) => one ^ 0x5c),
      inner,
    ),
  );
}
