// Dice and chits of a nation as single things to draw, in a steady order.
import { CHITS, COLOURS, LETTERS, type Chit, type Colour, type Nation, type Resource } from "./types";

export interface Die {
  key: string;
  text: string; // in notation: "oG2"
  colour: Colour;
  resource: Resource;
  count: number;
}

const BY_LETTER = Object.fromEntries(Object.entries(LETTERS).map(([name, letter]) => [letter, name]));
const BY_COLOUR = Object.fromEntries(COLOURS.map((colour) => [colour[0]!, colour]));

export function parseDie(text: string): Omit<Die, "key"> | null {
  const found = /^([wobr])([GSFBX])(\d?)$/.exec(text);
  if (!found) return null;
  const colour = BY_COLOUR[found[1]!] as Colour;
  const resource = BY_LETTER[found[2]!] as Resource;
  return { text, colour, resource, count: Number(found[3] || 1) };
}

export function standing(nation: Nation): Die[] {
  return Object.entries(nation.unused).flatMap(([text, count]) => {
    const die = parseDie(text);
    return die ? Array.from({ length: count }, (_, at) => ({ ...die, key: `${text}.${at}` })) : [];
  });
}

/** Each of a number of things as an entry of its own: `white.0`, `white.1`. */
export function spread<K extends string>(
  counts: Partial<Record<K, number>>,
  order: readonly K[],
): { key: string; name: K }[] {
  return order.flatMap((name) =>
    Array.from({ length: counts[name] ?? 0 }, (_, at) => ({ key: `${name}.${at}`, name })),
  );
}

export const spreadDice = (counts: Partial<Record<Colour, number>>) => spread(counts, COLOURS);
export const spreadChits = (counts: Partial<Record<Chit, number>>) => spread(counts, CHITS);
