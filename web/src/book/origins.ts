// How the values of a thing are known, in words.
import type { TableProps } from "../game";

export type Origins = Record<string, Record<string, string> | undefined>;
type Say = TableProps["say"];
const SPOKEN = ["stated", "known", "disputed", "printed", "own", "reconstructed"];

/** "reconstructed; known: name, kind" */
export function statusOf(origins: Origins, table: string, fields: string[], say: Say): string {
  const origin = origins[table] ?? {};
  const whole = origin[""] ?? "own";
  const of = (field: string) => origin[field] ?? whole;
  const found = new Set(fields.map(of));
  if (found.size === 1) return say("origin-status", { status: [...found][0]! });
  const apart = SPOKEN.filter((status) => status !== whole && found.has(status)).map((status) => {
    const names = fields.filter((field) => of(field) === status).map((field) => say("origin-field", { field }));
    return say("origin-of", { status, fields: names.join(", ") });
  });
  return [say("origin-status", { status: whole }), ...apart].join("; ");
}
