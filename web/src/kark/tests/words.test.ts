import { describe, expect, it } from "vitest";
import de from "../words.de.ftl?raw";
import en from "../words.en.ftl?raw";

const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
const sources = import.meta.glob(["../*.svelte", "../*.ts"], { query: "?raw", import: "default", eager: true });

describe("the words of the table", () => {
  it("are the same in both languages", () => {
    expect(keys(de).sort()).toEqual(keys(en).sort());
  });
  it("hold every key that is said, and none that is not", () => {
    const text = Object.values(sources).join("\n");
    const known = new Set(keys(en));
    const said = [...text.matchAll(/["`](kark-[\w-]*)(\$\{)?/g)].map(([, key = "", open]) => ({
      key,
      open: Boolean(open),
    }));
    for (const { key, open } of said) {
      expect(open ? [...known].some((one) => one?.startsWith(key)) : known.has(key), key).toBe(true);
    }
    for (const key of known) {
      expect(
        said.some((one) => (one.open ? key?.startsWith(one.key) : key === one.key)),
        key,
      ).toBe(true);
    }
  });
});
