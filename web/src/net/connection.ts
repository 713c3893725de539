// One socket to one match: says hello, comes back when it was lost, and sends each command until it
// is answered, always under the same id, so that nothing is lost and nothing happens twice.
import type { Command, Refused, ServerMessage } from "./messages";
import { newId } from "./random";

export type State = "connecting" | "open" | "lost" | "refused" | "closed";

export interface Hello {
  match: string;
  key: string | null;
  lang: string;
}

/** What of a WebSocket is used. */
export interface Dialled {
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
}

export interface Surroundings {
  dial: () => Dialled;
  later: (work: () => void, milliseconds: number) => unknown;
}

export interface Listener {
  heard: (message: ServerMessage) => void;
  changed: (state: State, refusal: Refused | null) => void;
}

export type Answer = { ok: true; seq: number } | { ok: false; refusal: Refused };

interface Waiting {
  text: string;
  tries: number;
  done: (answer: Answer) => void;
}

const AGAIN = new Set(["RATE", "BUSY", "STORAGE"]);
const MOST_TRIES = 6;

export class Connection {
  after = 0;
  state: State = "connecting";
  private line: Dialled | null = null;
  private welcomed = false;
  private failures = 0;
  private dialling = 0;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private hello: Hello,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser(),
  ) {
    this.dial();
  }

  /** Sends a command and resolves with its answer, across lost connections: who has something to say
   * comes back at once, all others spread over some time, so that a server that is gone is no rush. */
  send(command: Command): Promise<Answer> {
    const id = newId();
    return new Promise((done) => {
      const one = { text: JSON.stringify({ ...command, id }), tries: 0, done };
      this.waiting.set(id, one);
      this.post(one.text);
      if (this.state === "lost" && !this.line) this.dial();
    });
  }

  /** Sends a line of chat, once: false if there is no connection now. */
  say(text: string): boolean {
    if (!this.welcomed) return false;
    this.post(JSON.stringify({ type: "Say", id: newId(), text }));
    return true;
  }

  /** Everything again, in another language. */
  speak(lang: string): void {
    this.hello = { ...this.hello, lang };
    this.after = 0;
    this.redial();
  }

  /** Tries at once, for instance because the network is back. */
  hurry(): void {
    if (this.state === "lost") this.redial();
  }

  close(): void {
    this.become("closed", null);
    this.hangUp();
  }

  private redial(): void {
    this.hangUp();
    this.dial();
  }

  private hangUp(): void {
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
  }

  private dial(): void {
    const line = (this.line = this.around.dial());
    this.dialling += 1;
    line.onopen = () => line.send(JSON.stringify({ type: "Hello", after: this.after, ...this.hello }));
    line.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    line.onclose = () => this.lost();
  }

  private lost(): void {
    this.hangUp();
    if (this.state === "closed" || this.state === "refused") return;
    this.become("lost", null);
    const within = Math.min(8000, 2000 * 2 ** this.failures++);
    const turn = this.dialling;
    this.around.later(
      () => {
        if (this.state === "lost" && turn === this.dialling) this.dial();
      },
      this.failures === 1 && this.waiting.size ? 0 : within * Math.random(),
    );
  }

  private hear(message: ServerMessage): void {
    if (message.type === "Welcome") this.greeted();
    else if (message.type === "Update") this.after = message.seq;
    else if (message.type === "Ack") this.answer(message.id, { ok: true, seq: message.seq });
    else if (message.type === "Refused") this.refused(message);
    this.listener.heard(message);
  }

  private greeted(): void {
    this.welcomed = true;
    this.failures = 0;
    this.become("open", null);
    for (const one of this.waiting.values()) this.post(one.text);
  }

  private refused(refusal: Refused): void {
    if (refusal.id === null) {
      if (this.welcomed || AGAIN.has(refusal.code)) return;
      this.become("refused", refusal);
      return;
    }
    const one = this.waiting.get(refusal.id);
    if (one && AGAIN.has(refusal.code) && ++one.tries < MOST_TRIES) {
      const id = refusal.id;
      this.around.later(() => this.waiting.has(id) && this.post(one.text), 500 * one.tries);
    } else {
      this.answer(refusal.id, { ok: false, refusal });
    }
  }

  private answer(id: string, answer: Answer): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    one?.done(answer);
  }

  private post(text: string): void {
    if (this.welcomed) this.line?.send(text);
  }

  private become(state: State, refusal: Refused | null): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.changed(state, refusal);
  }
}

function browser(): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    dial: () => new WebSocket(`${scheme}://${location.host}/api/socket`),
    later: (work, milliseconds) => setTimeout(work, milliseconds),
  };
}
