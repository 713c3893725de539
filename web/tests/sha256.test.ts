import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newKey, newShare, unhex } from "../src/net/random";
import { sha256 } from "../src/net/sha256";

test("agrees with the standard library at every length around a block", () => {
  for (let length = 0; length < 140; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("a share is 32 bytes and its commitment is its hash", () => {
  const { share, commit } = newShare();
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(commit).toBe(createHash("sha256").update(unhex(share)).digest("hex"));
});

test("keys are url-safe and long enough", () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newKey()).not.toBe(newKey());
});
