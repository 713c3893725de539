// Both languages have the same words with the same variables, and every word used is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

function keys(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf8")).body.map((one) => one.id);
}

function all(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? all(path) : [path];
  });
}

/** Every file of words, without its language: "words/", "dice/words.". */
const FILES = all(SRC)
  .filter((one) => one.endsWith("en.ftl"))
  .map((one) => one.slice(SRC.length + 1, -"en.ftl".length));

const path = (file: string, lang: string) => join(SRC, `${file}${lang}.ftl`);

test.each(FILES)("%s: the same keys in both languages", (file) => {
  const [en, de] = ["en", "de"].map((lang) => keys(path(file, lang)));
  const endings = /^dice-colour-(er|e)$/; // German needs its endings
  expect(en!.filter((key) => !de!.includes(key))).toEqual([]);
  expect(de!.filter((key) => !en!.includes(key) && !endings.test(key))).toEqual([]);
  expect(new Set(en).size).toBe(en!.length);
});

test("every key that is used exists", () => {
  const known = new Set(FILES.flatMap((file) => keys(path(file, "en"))));
  const missing: string[] = [];
  for (const file of all(SRC).filter((one) => /\.(svelte|ts)$/.test(one) && !one.includes("generated"))) {
    const text = readFileSync(file, "utf8");
    for (const [, key] of text.matchAll(/\bsay\(\s*"([^"]+)"/g)) if (!known.has(key!)) missing.push(`${file}: ${key}`);
    for (const [, start] of text.matchAll(/\bsay\(\s*`([a-zA-Z_-]+)\$\{/g)) {
      if (![...known].some((key) => key.startsWith(start!))) missing.push(`${file}: ${start}…`);
    }
  }
  expect(missing).toEqual([]);
});
