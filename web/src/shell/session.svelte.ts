// A match as this screen sees it: a connection for each seat played here, the view that is shown,
// and a queue of those that are still to be looked at.
import type { Deed, Exit, Offer, Piece } from "../game";
import { nameOf, type Choice } from "./choosing";
import { Connection, type State } from "../net/connection";
import type { ChatLine, Command, Line, Refused, ServerMessage, Update, Welcome } from "../net/messages";
import { chat as readChat } from "../net/api";
import { remember } from "../after/seen";
import { keepResult } from "../net/results";
import { newShare } from "../net/random";
import { find, keepShare, type Kept, type Place } from "../net/vault";

const LINES = 600;

interface Watch {
  place: Place | null;
  connection: Connection;
  welcome: Welcome | null;
  latest: Update | null;
}

/** The records of moves that were taken back: they are told, but did not happen. */
export function takenBack(past: Piece[]): Set<number> {
  const gone = new Set<number>();
  const played: number[] = [];
  let begun = 0; // moves of a game file with which the match began
  for (const { seq, record } of past) {
    if (record.type === "Opened") begun = (record["moves"] as unknown[] | undefined)?.length ?? 0;
    else if (record.type === "Moved" || record.type === "Dealt") played.push(seq);
    else if (record.type === "Undone") {
      for (const one of played.splice(Math.max(0, Number(record["moves"]) - begun))) gone.add(one);
    }
  }
  return gone;
}

/** The deeds from a record on, after the last taking back; chance belongs to who moved before it. */
function deedsOf(past: Piece[], from: number): Deed[] {
  const undone = past.findLast(({ record }) => record.type === "Undone")?.seq ?? 0;
  const since = past.slice(past.findLastIndex(({ seq }) => seq < Math.max(from, undone + 1)) + 1);
  let by: number | null = null;
  return since.map((one) => {
    if (one.record.type === "Moved") by = Number(one.record["seat"]);
    return { ...one, by };
  });
}

/** For who watches: where the last turn began. */
function turnOf(past: Piece[]): number {
  const moves = past.filter(({ record }) => record.type === "Moved");
  const last = moves.at(-1)?.record["seat"];
  const before = moves.findLastIndex(({ record }) => record["seat"] !== last);
  return moves[before + 1]?.seq ?? 0;
}

export interface Pacing {
  time: (news: Piece[]) => number;
  still: () => boolean;
}

export class Session {
  shown: Update | null = $state.raw(null);
  news: Piece[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  state: State = $state("connecting");
  fatal: Refused | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  sending = $state(false);
  seat: number | null = $state(null);
  host = $state(false);
  unread = $state(0);
  ahead = $state(0); // the server's clock minus ours, in milliseconds
  past: Piece[] = $state.raw([]); // all that ever happened, as far as it was shown
  /** The last record of an own move. */
  private moved = $derived.by(() => this.past.findLast((one) => this.isOwn(one))?.seq ?? this.sat);
  readonly gone: Set<number> = $derived.by(() => takenBack(this.past));
  /** Without what was taken back. */
  readonly happened: Piece[] = $derived.by(() => this.past.filter(({ seq }) => !this.gone.has(seq)));
  /** That the own seat is out of the game, if it is. */
  readonly exit: Exit | null = $derived.by(() => (this.seat === null ? null : this.exitOf(this.happened, this.seat)));
  /** What happened since then, with whose deed it was; the own last move itself, with all it led to, comes first. Who
   * has no next move is told of a turn at a time. */
  readonly recent: Deed[] = $derived.by(() =>
    deedsOf(this.past, this.seat === null || this.exit ? turnOf(this.past) : this.moved),
  );
  private seen = $state(0); // up to where the recap was looked at
  private heardHere = $state(0); // up to where everybody at this screen saw the moves themselves; cards are still told
  undoer: number | null = $state(null); // the seat at this screen that may take back what it did last, without asking
  exitOf: (happened: Piece[], seat: number) => Exit | null = () => null; // as the game's events say
  pacing: Pacing = { time: () => 0, still: () => true };
  readonly kept: Kept | null;
  private readonly watches: Watch[];
  private active: Watch;
  private awaited: number | null = null; // the seat that takes over with its next update
  private queue: Update[] = $state.raw([]); // who shows something only when nothing waits must hear when that changes
  private timer: ReturnType<typeof setTimeout> | null = null;
  private revealed = new Set<string>();
  private renewed = new Set<string>();

  constructor(
    readonly match: string,
    lang: string,
  ) {
    this.kept = find(match);
    const places: (Place | null)[] = this.kept?.places.length ? this.kept.places : [null];
    this.watches = places.map((place) => this.connect(place, lang));
    this.active = this.watches[0]!;
    this.seat = this.active.place?.seat ?? null;
    addEventListener("online", this.hurry);
    void this.loadChat();
  }

  /** Seats that are played at this screen. */
  get local(): number[] {
    return this.watches.flatMap((one) => (one.place ? [one.place.seat] : []));
  }

  /** The seat at this screen that the device should be handed to now. */
  get next(): number | null {
    const at = this.shown?.at_turn ?? null;
    if (at === null || at === this.seat || this.shown?.phase !== "playing") return null;
    return this.local.includes(at) ? at : null;
  }

  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether it is the time to look back: others have moved, and it is the own turn. */
  get looksBack(): boolean {
    return (
      this.seat !== null &&
      !this.behind &&
      this.shown?.phase === "playing" &&
      this.shown.at_turn === this.seat &&
      this.seen < (this.past.at(-1)?.seq ?? 0)
    );
  }

  /** The deeds that were shown and not looked at yet, whoever is at turn and whatever is still to come: what changes a
   * game is told at once. */
  get unseen(): Deed[] {
    if (this.seat === null || this.shown?.phase !== "playing") return [];
    return this.recent.filter(({ seq }) => seq > this.seen);
  }

  /** Who at this screen is asked for a yes: who is shown, or another. */
  get asked(): number | null {
    const awaited = this.shown?.question?.awaited ?? [];
    if (this.seat !== null && awaited.includes(this.seat)) return this.seat;
    return awaited.find((seat) => this.local.includes(seat)) ?? null;
  }

  /** An own wish that was refused, until the next thing is done: what was asked, and who said no (null: nobody
   * answered). */
  get denied(): { what: string; by: number | null } | null {
    const asked = this.past.findLastIndex(({ record }) => record.type === "Asked");
    const wish = this.past[asked]?.record;
    if (!wish || this.seat === null || wish["seat"] !== this.seat) return null;
    const no = this.past
      .slice(asked + 1)
      .find(({ record }) => record.type === "Lapsed" || (record.type === "Answered" && record["yes"] === false));
    if (!no || no.seq <= this.seen) return null;
    return { what: String(wish["what"]), by: no.record.type === "Answered" ? Number(no.record["seat"]) : null };
  }

  /** Whether a bot stood in for a seat and moved: moves that were taken back do not count. */
  stoodIn(seat: number): boolean {
    return this.past.some(
      ({ seq, record }) =>
        record.type === "Moved" && record["seat"] === seat && Boolean(record["bot"]) && !this.gone.has(seq),
    );
  }

  /** What others did and chance brought since the own last move, until it was seen. */
  get since(): Line[] {
    if (!this.looksBack) return [];
    const own = this.recent.findLast(({ by }) => by === this.seat)?.seq ?? this.moved; // with what chance brought it
    const after = Math.max(own, this.seen, this.heardHere);
    const fresh = this.lines.filter((line) => line.seq > after && !this.gone.has(line.seq));
    const others = fresh.findIndex((line) => line.seat !== null && line.seat !== this.seat);
    if (others < 0) return [];
    // Before the first move: without what was set up.
    return this.past.some((one) => this.isOwn(one)) ? fresh : fresh.slice(others);
  }

  /** What happened was seen. */
  saw = (): void => {
    this.seen = Math.max(this.past.at(-1)?.seq ?? 0, this.lines.at(-1)?.seq ?? 0);
  };

  /** Where the match began for this seat: with everybody, or when somebody sat down there later. */
  private get sat(): number {
    const came = ({ record }: Piece) =>
      record.type === "Began" || (record.type === "Seated" && record["seat"] === this.seat);
    return this.past.findLast(came)?.seq ?? 0;
  }

  private isOwn({ record }: Piece): boolean {
    return record.type === "Moved" && record["seat"] === this.seat;
  }

  /** Another seat of this screen takes over, as soon as its own line knows what is shown. */
  handTo(seat: number): void {
    const found = this.watches.find((one) => one.place?.seat === seat);
    if (!found) return;
    this.awaited = (found.latest?.seq ?? 0) < (this.shown?.seq ?? 0) ? seat : null;
    if (this.awaited !== null) return;
    this.active = found;
    this.seat = seat;
    this.heardHere = this.past.at(-1)?.seq ?? 0;
    this.queue = [];
    if (found.latest) this.tell(found.latest);
    if (found.latest) this.show({ ...found.latest, news: [] });
  }

  /** Sends a command of the seat that is shown, or of another at this screen. */
  async send(command: Command, seat: number | null = this.seat): Promise<boolean> {
    this.sending = true;
    this.refusal = null;
    const line = this.watches.find((one) => one.place?.seat === seat) ?? this.active;
    const answer = await line.connection.send(command);
    this.sending = false;
    if (!answer.ok && answer.refusal.code !== "STALE") this.refusal = answer.refusal;
    return answer.ok;
  }

  play(offer: Offer): Promise<boolean> {
    return this.send({ type: "Play", move: offer.text, expect: this.seq });
  }

  /** A whole choice at once: the move that opens it, if one does, and what was picked. */
  choose(choice: Choice): Promise<boolean> {
    return this.send({
      type: "Choose",
      move: choice.lead?.text ?? "",
      items: choice.picked.map(nameOf),
      expect: this.seq,
    });
  }

  get seq(): number {
    return this.active.latest?.seq ?? 0;
  }

  say(text: string): boolean {
    return this.active.connection.say(text);
  }

  speak(lang: string): void {
    this.lines = [];
    for (const one of this.watches) one.connection.speak(lang);
  }

  /** Shows at once all that waits to be looked at. */
  skip = (): void => {
    const last = this.queue.at(-1);
    if (!last) return;
    this.queue.forEach((one) => this.tell(one));
    this.queue = [];
    this.stopTimer();
    this.show({ ...last, news: [] });
  };

  close(): void {
    removeEventListener("online", this.hurry);
    this.stopTimer();
    for (const one of this.watches) one.connection.close();
  }

  private hurry = (): void => {
    for (const one of this.watches) one.connection.hurry();
  };

  private async loadChat(): Promise<void> {
    try {
      this.chat = await readChat(this.match);
    } catch {
      // Nothing was said, or it comes with the next connection.
    }
  }

  private connect(place: Place | null, lang: string): Watch {
    const key = place?.key ?? this.kept?.host ?? null;
    const connection: Connection = new Connection(
      { match: this.match, key, lang },
      {
        heard: (message) => this.heard(watch, message),
        changed: (state, refusal) => this.changed(watch, state, refusal),
      },
    );
    const watch: Watch = { place, welcome: null, latest: null, connection };
    return watch;
  }

  private changed(watch: Watch, state: State, refusal: Refused | null): void {
    if (watch !== this.active) return;
    this.state = state;
    this.fatal = refusal;
  }

  private heard(watch: Watch, message: ServerMessage): void {
    if (message.type === "Welcome") this.welcomed(watch, message);
    else if (message.type === "Update") this.updated(watch, message);
    else if (watch !== this.active) return;
    else if (message.type === "Chat") this.chatted(message);
    else if (message.type === "Connected") this.presence(message.seat, message.connected);
  }

  private welcomed(watch: Watch, welcome: Welcome): void {
    watch.welcome = welcome;
    this.ahead = welcome.now - Date.now();
    this.host = this.watches.some((one) => one.welcome?.host);
    if (watch === this.active) this.seat = welcome.seat;
  }

  private chatted(line: ChatLine): void {
    if (this.chat.some((one) => one.n === line.n)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
  }

  private presence(seat: number, connected: boolean): void {
    if (!this.shown) return;
    const seats = this.shown.seats.map((one, at) => (at === seat ? { ...one, connected } : one));
    this.shown = { ...this.shown, seats };
  }

  private updated(watch: Watch, update: Update): void {
    const first = watch.latest === null;
    watch.latest = update;
    this.undoer =
      this.watches.find(
        (one) =>
          one.place && one.latest?.seq === update.seq && one.latest.phase === "playing" && one.latest.undo === null,
      )?.place?.seat ?? null;
    this.notice(update);
    this.reveal(watch, update);
    if (this.awaited !== null && this.awaited === watch.place?.seat) return this.handTo(this.awaited);
    if (watch !== this.active) return;
    if (update.news.some((one) => one.seq === 1)) this.lines = this.past = [];
    if (first || this.pacing.still()) {
      this.queue.forEach((one) => this.tell(one));
      this.queue = [];
      this.tell(update);
      this.show(first ? { ...update, news: [] } : update);
    } else {
      this.queue = [...this.queue, update];
      if (!this.timer) this.advance();
    }
  }

  /** Keeps what must be known later: the commitment before any share is shown, how a match ended. */
  private notice(update: Update): void {
    const opened = update.news.find((one) => one.seq === 1)?.record;
    if (typeof opened?.["commitment"] === "string") remember(this.match, opened["commitment"]);
    if (update.over && this.local.length) keepResult(this.match, update.over);
  }

  private advance = (): void => {
    this.timer = null;
    const [update, ...later] = this.queue;
    if (!update) return;
    this.queue = later;
    this.show(update);
    const time = this.pacing.time(update.news);
    if (time > 0) this.timer = setTimeout(this.advance, this.queue.length > 8 ? time / 3 : time);
    else this.advance();
  };

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Adds the lines of an update to the log. */
  private tell(update: Update): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = update.lines.filter((one) => one.seq > last);
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-LINES);
    const known = this.past.at(-1)?.seq ?? 0;
    const later = update.news.filter((one) => one.seq > known);
    if (later.length) this.past = [...this.past, ...later];
  }

  private show(update: Update): void {
    this.tell(update);
    this.news = update.news;
    this.shown = update;
  }

  /** Shows the own share of the dice once everybody has committed to theirs; makes a new one when all must. */
  private reveal(watch: Watch, update: Update): void {
    const place = watch.place;
    const state = place && update.seats[place.seat]?.share;
    if (!place?.share || !state) return;
    if (state === "owed") {
      if (this.renewed.has(place.share)) return;
      const { share, commit } = newShare();
      place.share = share;
      this.renewed.add(share);
      keepShare(this.match, place.seat, share);
      void watch.connection.send({ type: "Commit", hash: commit });
      return;
    }
    this.renewed.delete(place.share);
    if (state === "committed" && update.phase === "revealing" && !update.seats.some((one) => one.share === "owed")) {
      if (this.revealed.has(place.share)) return;
      this.revealed.add(place.share);
      void watch.connection.send({ type: "Reveal", share: place.share });
    }
  }
}
