// A position's text in parts, and fields that change one of them each. No rule is known here: the server says whether a
// table can be so; what goes with a change (a tile's dice) is changed with it, so that most tables stay real.

/** Where something stands: split by a separator, at a place; then within that part. */
export type Path = readonly (readonly [by: string, at: number])[];

export interface Choice {
  value: string;
  label: string;
}

/** Something that can be changed: one of some choices, or a whole number. `put` gives the text after the change. */
export interface Field {
  id: string;
  label: string;
  value: string;
  choices: Choice[] | null; // null: a number
  put: (value: string) => string;
}

export interface Group {
  id: string;
  title: string;
  fields: Field[];
}

export const NONE = "-";

export function get(text: string, path: Path): string {
  return path.reduce((part, [by, at]) => part.split(by)[at] ?? "", text);
}

export function put(text: string, path: Path, value: string): string {
  const [first, ...rest] = path;
  if (!first) return value;
  const [by, at] = first;
  const parts = text.split(by);
  parts[at] = put(parts[at] ?? "", rest, value);
  return parts.join(by);
}

/** `w*3+o` as a list of its things, each by itself. */
export function things(text: string): string[] {
  if (text === NONE || text === "") return [];
  return text.split("+").flatMap((item) => {
    const [name = "", many = "1"] = item.split("*");
    return Array.from({ length: Number(many) || 0 }, () => name);
  });
}

/** The same as text, in an order of names. */
export function counted(names: readonly string[], order: readonly string[]): string {
  const parts = order.flatMap((name) => {
    const many = names.filter((one) => one === name).length;
    return many ? [many > 1 ? `${name}*${many}` : name] : [];
  });
  return parts.join("+") || NONE;
}

/** A list without one of its things, or as it is. */
export function without(names: readonly string[], name: string): string[] {
  const at = names.indexOf(name);
  return at < 0 ? [...names] : [...names.slice(0, at), ...names.slice(at + 1)];
}

/** A number of the text. */
export function number(text: string, id: string, label: string, path: Path): Field {
  const typed = (value: string) => put(text, path, String(Math.max(0, Math.trunc(Number(value)) || 0)));
  return { id, label, value: get(text, path), choices: null, put: typed };
}

/** One of some choices in the text. */
export function choice(text: string, id: string, label: string, path: Path, choices: Choice[]): Field {
  return { id, label, value: get(text, path), choices, put: (value) => put(text, path, value) };
}
