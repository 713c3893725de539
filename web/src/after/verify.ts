// Checks the dice of a match from its proof, as docs/verifiable-dice.md says it and with nothing else.
// It knows no rules of any game: that the ways of a draw are those of the rules is for `nations verify`.
import { hex, unhex } from "../net/random";
import { sha256 } from "../net/sha256";
import { digest, hmac, joined, utf8 } from "./hmac";

const FORMAT = 1;
const WORDS = 2 ** 32;
const HEX = /^[0-9a-f]{64}$/;

export interface Proof {
  kind: string;
  format: number;
  match: string;
  log: string[];
  head: string;
  ways: Record<string, [string, number][]>;
}

export interface Draw {
  record: number; // its place in the log, from 1
  stream: string;
  nth: number;
  total: number;
  number: number;
  move: string;
  right: boolean;
}

/** Something that is wrong, for a sentence of its own; `record` is where. */
export interface Fault {
  what:
    | "chain"
    | "header"
    | "twice"
    | "record"
    | "secret"
    | "seat"
    | "commit-late"
    | "reveal-late"
    | "reveal-twice"
    | "reveal-bare"
    | "share"
    | "missing"
    | "outside"
    | "counter"
    | "ways-none"
    | "ways-extra"
    | "total"
    | "number"
    | "outcome"
    | "annulled"
    | "taken"
    | "stopped"
    | "unfinished";
  record: number;
  values: Record<string, string | number>;
}

/** Draws that were taken back, so that others came: for which seat, and by whose leave. */
export interface Repeated {
  record: number;
  seat: number;
  draws: number;
  leave: number[];
  lacking: number[];
}

export interface Checked {
  match: string;
  commitment: string;
  imported: number; // moves from elsewhere, which nobody can verify
  seats: { share: string | null; missing: boolean }[];
  annulled: { seat: number; name: string }[]; // who did not show a share and was put out
  draws: Draw[];
  repeated: Repeated[];
  faults: Fault[];
}

export class NoProof extends Error {}

type Entry = { type: string } & Record<string, unknown>;

/** Reads a proof file. Throws NoProof if it is none. */
export function readProof(text: string): Proof {
  let found: Partial<Proof> | null;
  try {
    found = JSON.parse(text) as Partial<Proof>;
  } catch {
    throw new NoProof("json");
  }
  const fits =
    found?.kind === "nations-proof" &&
    typeof found.match === "string" &&
    Array.isArray(found.log) &&
    found.log.length > 0 &&
    found.log.every((one) => typeof one === "string") &&
    typeof found.head === "string" &&
    typeof found.ways === "object" &&
    found.ways !== null;
  if (!fits) throw new NoProof("form");
  if (typeof found!.format !== "number" || found!.format > FORMAT) throw new NoProof("format");
  return found as Proof;
}

/** The link after the last record: 9. Chain. */
export function headOf(match: string, log: string[]): string {
  let link = digest(utf8(`nations-log-1:${match}`));
  log.forEach((body, at) => {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(at + 1));
    link = digest(joined(link, number, utf8(body)));
  });
  return hex(link);
}

/** 4. Key: what all draws come from. */
export function keyOf(secret: Uint8Array, match: string, shares: (string | null)[]): Uint8Array {
  const lines = ["nations-dice-1", match, ...shares.map((share, seat) => `${seat}:${share ?? "-"}`)];
  return hmac(secret, utf8(lines.join("\n")));
}

/** 5. Draws: the number of a draw below its total. */
export function numberOf(key: Uint8Array, stream: string, nth: number, total: number): number {
  const limit = Math.floor(WORDS / total) * total;
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(key, utf8(`${stream}/${nth}/${attempt}`));
    const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    if (word < limit) return word % total;
  }
}

/** 7. Outcomes: the first whose running sum is above the number. */
export function outcomeOf(ways: [string, number][], number: number): string | null {
  let sum = 0;
  for (const [move, count] of ways) {
    sum += count;
    if (sum > number) return move;
  }
  return null;
}

/** Everything that can be checked without knowing the rules, and all that is wrong. */
export function check(proof: Proof): Checked {
  return new Checker(proof).run();
}

const whole = (one: unknown): one is number => typeof one === "number" && Number.isSafeInteger(one) && one >= 0;
const text = (one: unknown): one is string => typeof one === "string";
const FORMS: Record<string, (one: Entry) => boolean> = {
  Opened: (one) => text(one["match"]) && text(one["commitment"]) && Array.isArray(one["seats"]),
  Seated: (one) => whole(one["seat"]) && text((one["occupant"] as Entry | null)?.type),
  Committed: (one) => whole(one["seat"]) && text(one["hash"]),
  Revealed: (one) => whole(one["seat"]) && text(one["share"]),
  Began: (one) => one["missing"] === undefined || (Array.isArray(one["missing"]) && one["missing"].every(whole)),
  Dealt: (one) =>
    text(one["stream"]) &&
    whole(one["nth"]) &&
    whole(one["total"]) &&
    one["total"] >= 1 &&
    one["total"] <= WORDS &&
    whole(one["number"]) &&
    text(one["move"]),
  Annulled: (one) => Array.isArray(one["missing"]) && one["missing"].every(whole),
  Moved: (one) => whole(one["seat"]),
  Asked: (one) => whole(one["seat"]) && text(one["what"]) && whole(one["moves"]),
  Answered: (one) => whole(one["seat"]) && typeof one["yes"] === "boolean",
  Undone: (one) => whole(one["seat"]) && whole(one["moves"]),
  Ended: (one) => text(one["secret"]),
};
const ONCE = new Set(["Opened", "Began", "Ended"]);

class Checker {
  private readonly faults: Fault[] = [];
  private readonly draws: Draw[] = [];
  private readonly hashes = new Map<number, string>();
  private readonly shares = new Map<number, string>();
  private readonly counters = new Map<string, number>();
  private readonly seen = new Set<string>();
  private readonly owing = new Set<number>();
  private readonly annulments: { seat: number; name: string }[] = [];
  private readonly sitting = new Map<number, string>();
  private readonly leave = new Leave();
  private missing: number[] = [];
  private seats = 0;
  private commitment = "";
  private imported = 0;
  private secret: string | null = null;

  constructor(private readonly proof: Proof) {}

  run(): Checked {
    const { match, log, head } = this.proof;
    if (headOf(match, log) !== head) this.fault("chain", 0);
    log.forEach((body, at) => this.read(body, at + 1));
    this.strays();
    if (this.secret === null) this.fault("unfinished", log.length);
    else this.recount(this.secret);
    return {
      match,
      commitment: this.commitment,
      imported: this.imported,
      seats: Array.from({ length: this.seats }, (_, seat) => ({
        share: this.shares.get(seat) ?? null,
        missing: this.missing.includes(seat),
      })),
      annulled: this.annulments,
      draws: this.draws,
      repeated: this.leave.repeated,
      faults: this.faults.sort((a, b) => a.record - b.record),
    };
  }

  private fault(what: Fault["what"], record: number, values: Fault["values"] = {}): void {
    this.faults.push({ what, record, values });
  }

  private read(body: string, record: number): void {
    let entry: Entry;
    try {
      entry = JSON.parse(body) as Entry;
    } catch {
      return this.fault("record", record);
    }
    const form = FORMS[entry?.type];
    if (!text(entry?.type) || (form && !form(entry))) return this.fault("record", record);
    if ((record === 1) !== (entry.type === "Opened")) this.fault("header", record);
    if (ONCE.has(entry.type)) {
      if (this.seen.has(entry.type)) return this.fault("twice", record, { type: entry.type });
      this.seen.add(entry.type);
    }
    this.take(entry, record);
  }

  private take(entry: Entry, record: number): void {
    const without = this.leave.follow(entry, record);
    if (without) this.fault(entry.type === "Stopped" ? "stopped" : "taken", record, without);
    if (entry.type === "Opened") this.opened(entry, record);
    else if (entry.type === "Seated") this.seated(entry, record);
    else if (entry.type === "Committed") this.committed(entry, record);
    else if (entry.type === "Revealed") this.revealed(entry, record);
    else if (entry.type === "Annulled") this.annulled(entry, record);
    else if (entry.type === "Began") this.began(entry, record);
    else if (entry.type === "Dealt") this.dealt(entry, record);
    else if (entry.type === "Ended") this.ended(entry, record);
  }

  private opened(entry: Entry, record: number): void {
    if (entry["match"] !== this.proof.match) this.fault("header", record);
    this.commitment = entry["commitment"] as string;
    this.seats = (entry["seats"] as unknown[]).length;
    (entry["seats"] as (Entry | null)[]).forEach((one, seat) => this.sit(seat, one));
    this.imported = Array.isArray(entry["moves"]) ? entry["moves"].length : 0;
  }

  private seatOf(entry: Entry, record: number): number | null {
    const seat = entry["seat"] as number;
    if (seat < this.seats) return seat;
    this.fault("seat", record, { seat });
    return null;
  }

  private sit(seat: number, occupant: Entry | null): void {
    this.sitting.set(seat, text(occupant?.["name"]) ? (occupant?.["name"] as string) : "");
  }

  /** 2. Shares: a seat given to somebody who is no person loses what it gave. */
  private seated(entry: Entry, record: number): void {
    const seat = this.seatOf(entry, record);
    if (seat !== null) this.sit(seat, entry["occupant"] as Entry);
    if (seat === null || this.seen.has("Began") || (entry["occupant"] as Entry).type === "Person") return;
    this.hashes.delete(seat);
    this.shares.delete(seat);
    this.owing.delete(seat);
  }

  /** 2. Shares: no share counts any more because some are owed, and all others owe one now. */
  private annulled(entry: Entry, record: number): void {
    const missing = entry["missing"] as number[];
    const given = new Set([...this.hashes.keys(), ...this.owing]);
    const owed = (seat: number) => given.has(seat) && !this.shares.has(seat);
    if (this.seen.has("Began") || missing.length === 0 || !missing.every(owed)) this.fault("annulled", record);
    this.annulments.push(...missing.map((seat) => ({ seat, name: this.sitting.get(seat) ?? "" })));
    for (const seat of given) if (!missing.includes(seat)) this.owing.add(seat);
    for (const seat of missing) this.owing.delete(seat);
    this.hashes.clear();
    this.shares.clear();
    this.seen.delete("Revealed");
  }

  private committed(entry: Entry, record: number): void {
    const seat = this.seatOf(entry, record);
    if (seat === null) return;
    if (this.seen.has("Revealed") || this.seen.has("Began")) this.fault("commit-late", record, { seat });
    this.hashes.set(seat, entry["hash"] as string);
    this.owing.delete(seat);
  }

  private revealed(entry: Entry, record: number): void {
    this.seen.add("Revealed");
    const seat = this.seatOf(entry, record);
    if (seat === null) return;
    const share = entry["share"] as string;
    const hash = this.hashes.get(seat);
    if (this.seen.has("Began")) return this.fault("reveal-late", record, { seat });
    if (this.shares.has(seat)) return this.fault("reveal-twice", record, { seat });
    if (hash === undefined) return this.fault("reveal-bare", record, { seat });
    if (!HEX.test(share) || sha256(unhex(share)) !== hash) this.fault("share", record, { seat });
    this.shares.set(seat, share);
  }

  private began(entry: Entry, record: number): void {
    this.missing = [...new Set([...this.hashes.keys(), ...this.owing])]
      .filter((seat) => !this.shares.has(seat))
      .sort((a, b) => a - b);
    const told = (entry["missing"] as number[] | undefined) ?? [];
    if (told.join() !== this.missing.join()) {
      this.fault("missing", record, { told: told.join(", ") || "–", found: this.missing.join(", ") || "–" });
    }
  }

  /** 6. Counters, 7. outcomes; the number itself needs the secret, which comes last. */
  private dealt(entry: Entry, record: number): void {
    const { stream, nth, total, number, move } = entry as Entry & Draw;
    const draw: Draw = { record, stream, nth, total, number, move, right: true };
    this.draws.push(draw);
    const wrong = (what: Fault["what"], values: Fault["values"] = {}) => {
      draw.right = false;
      this.fault(what, record, { stream, nth, ...values });
    };
    if (!this.seen.has("Began") || this.seen.has("Ended")) wrong("outside");
    const due = this.counters.get(stream) ?? 0;
    if (nth !== due) wrong("counter", { due });
    this.counters.set(stream, Math.max(due, nth + 1));
    const ways = this.proof.ways[String(record)];
    if (!isWays(ways)) return wrong("ways-none");
    const sum = ways.reduce((all, [, count]) => all + count, 0);
    if (sum !== total) wrong("total", { total, sum });
    const found = outcomeOf(ways, number);
    if (found !== move) wrong("outcome", { number, move, found: found ?? "–" });
  }

  private ended(entry: Entry, record: number): void {
    this.secret = entry["secret"] as string;
    const good = HEX.test(this.secret) && sha256(unhex(this.secret)) === this.commitment;
    if (!good) this.fault("secret", record);
  }

  /** Ways for what is no draw. */
  private strays(): void {
    const known = new Set(this.draws.map(({ record }) => String(record)));
    for (const name of Object.keys(this.proof.ways)) if (!known.has(name)) this.fault("ways-extra", 0, { name });
  }

  private recount(secret: string): void {
    const shares = Array.from({ length: this.seats }, (_, seat) => this.shares.get(seat) ?? null);
    const key = keyOf(unhex(secret), this.proof.match, shares);
    for (const draw of this.draws) {
      const found = numberOf(key, draw.stream, draw.nth, draw.total);
      if (found === draw.number) continue;
      draw.right = false;
      const { stream, nth, number } = draw;
      this.fault("number", draw.record, { stream, nth, number, found });
    }
  }
}

/** 10. Leave: who sits there, whose moves were made (null: chance's), what is asked, and who agreed. */
class Leave {
  readonly repeated: Repeated[] = [];
  private readonly people = new Set<number>();
  private began = false;
  private readonly moves: (number | null)[] = [];
  private asked: { seat: number; what: string; moves: number } | null = null;
  private readonly agreed = new Set<number>();

  /** Takes a record; what it was done without, if it needed a leave that is lacking. */
  follow(entry: Entry, record: number): Record<string, string | number> | null {
    const without =
      entry.type === "Undone" ? this.undone(entry, record) : entry.type === "Stopped" ? this.stopped() : null;
    this.note(entry);
    return without;
  }

  private undone(entry: Entry, record: number): Record<string, string | number> | null {
    const { seat, moves } = entry as Entry & { seat: number; moves: number };
    const gone = this.moves.splice(moves);
    const draws = gone.filter((one) => one === null).length;
    const others = gone.filter((one) => one !== null && one !== seat).length;
    if (!draws && !others) return null;
    const fits = this.asked?.what === "undo" && this.asked.seat === seat && this.asked.moves === moves;
    const lacking = this.lacking(seat, fits);
    if (draws)
      this.repeated.push({ record, seat, draws, leave: fits ? [...this.agreed].sort((a, b) => a - b) : [], lacking });
    return lacking.length ? { seat, draws, moves: others, lacking: lacking.join(", ") } : null;
  }

  private stopped(): Record<string, string | number> | null {
    const lacking = this.lacking(this.asked?.seat ?? null, this.asked?.what === "stop");
    return lacking.length ? { lacking: lacking.join(", ") } : null;
  }

  private lacking(asker: number | null, asked: boolean): number[] {
    return [...this.people].filter((seat) => seat !== asker && !(asked && this.agreed.has(seat))).sort((a, b) => a - b);
  }

  private note(entry: Entry): void {
    const seat = entry["seat"] as number;
    if (entry.type === "Opened") {
      (entry["seats"] as (Entry | null)[]).forEach((one, at) => one?.type === "Person" && this.people.add(at));
      if (Array.isArray(entry["moves"])) this.moves.push(...entry["moves"].map(() => -1));
    } else if (entry.type === "Seated") this.seated(seat, (entry["occupant"] as Entry).type);
    else if (entry.type === "Began") this.began = true;
    else if (entry.type === "Moved") this.moves.push(seat);
    else if (entry.type === "Dealt") this.moves.push(null);
    else if (entry.type === "Asked") this.ask(entry as Entry & { seat: number; what: string; moves: number });
    else if (entry.type === "Answered" && entry["yes"]) this.agreed.add(seat);
    else if (["Answered", "Lapsed", "Undone", "Stopped"].includes(entry.type)) this.ask(null);
  }

  private ask(asked: { seat: number; what: string; moves: number } | null): void {
    this.asked = asked;
    this.agreed.clear();
  }

  /** In play a person's seat is open before a bot has it: who was put out is still asked. */
  private seated(seat: number, type: string): void {
    if (type === "Person") return void this.people.add(seat);
    if (!this.began || type !== "Bot") this.people.delete(seat);
    this.agreed.delete(seat);
    if (this.asked?.seat === seat) this.asked = null;
  }
}

function isWays(ways: unknown): ways is [string, number][] {
  return (
    Array.isArray(ways) && ways.length > 0 && ways.every((one) => Array.isArray(one) && text(one[0]) && whole(one[1]))
  );
}
