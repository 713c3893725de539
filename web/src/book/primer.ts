// The overview of the rules and the tables of the rulebook, as the server shows them.
import type { Update } from "../net/messages";

export interface Illustration {
  id: string;
  title: string;
  text: string;
  rules: string[];
  seats: number;
  position: string;
  parts: string[]; // what of the table is drawn
  callouts: [string, string][]; // what is pointed at, and what it is
  table: Update | null;
}

export interface Primer {
  content: { digest: string };
  overview: Illustration[];
  examples: Illustration[];
}
