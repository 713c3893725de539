import { beforeEach, expect, test, vi } from "vitest";
import { Connection, type Dialled, type State } from "../src/net/connection";
import type { Refused, ServerMessage } from "../src/net/messages";

const CLOSED = new Event("close") as CloseEvent;

class Wire implements Dialled {
  sent: any[] = [];
  closed = false;
  onopen: Dialled["onopen"] = null;
  onmessage: Dialled["onmessage"] = null;
  onclose: Dialled["onclose"] = null;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  greet() {
    this.onopen?.(new Event("open"));
    this.say({ type: "Welcome", match: "m", seat: 0, host: true, lang: "en" });
  }
}

let wires: Wire[];
let timers: (() => void)[];
let waits: number[];
let states: [State, Refused | null][];
let heard: ServerMessage[];

function connect(): Connection {
  return new Connection(
    { match: "m", key: "k", lang: "en" },
    { heard: (message) => heard.push(message), changed: (state, refusal) => states.push([state, refusal]) },
    {
      dial: () => (wires.push(new Wire()), wires.at(-1)!),
      later: (work, wait) => (waits.push(wait), timers.push(work)),
    },
  );
}

beforeEach(() => {
  wires = [];
  timers = [];
  waits = [];
  states = [];
  heard = [];
});

test("says hello, and after a loss only asks for what is new", () => {
  connect();
  wires[0]!.greet();
  expect(wires[0]!.sent[0]).toMatchObject({ type: "Hello", match: "m", key: "k", after: 0 });
  wires[0]!.say({ type: "Update", seq: 17 });
  wires[0]!.onclose!(CLOSED);
  expect(states.map(([state]) => state)).toEqual(["open", "lost"]);
  timers.shift()!();
  wires[1]!.greet();
  expect(wires[1]!.sent[0]).toMatchObject({ type: "Hello", after: 17 });
});

test("a command that was not answered is sent again under the same id, once for each connection", async () => {
  const connection = connect();
  wires[0]!.greet();
  const answer = connection.send({ type: "Play", move: "pass", expect: 4 });
  const first = wires[0]!.sent[1];
  wires[0]!.onclose!(CLOSED);
  timers.shift()!();
  wires[1]!.greet();
  expect(wires[1]!.sent.slice(1)).toEqual([first]);
  wires[1]!.say({ type: "Ack", id: first.id, seq: 9 });
  expect(await answer).toEqual({ ok: true, seq: 9 });
  wires[1]!.onclose!(CLOSED);
  timers.shift()!();
  wires[2]!.greet();
  expect(wires[2]!.sent).toHaveLength(1);
});

test("what is sent before the welcome waits for it", () => {
  const connection = connect();
  void connection.send({ type: "AskStop" });
  expect(wires[0]!.sent).toEqual([]);
  wires[0]!.greet();
  expect(wires[0]!.sent[1]).toMatchObject({ type: "AskStop" });
});

test("a busy server is asked again, a refusal is handed on", async () => {
  const connection = connect();
  wires[0]!.greet();
  const answer = connection.send({ type: "Undo", expect: 1 });
  const { id } = wires[0]!.sent[1];
  wires[0]!.say({ type: "Refused", id, code: "BUSY", text: "later" });
  timers.shift()!();
  expect(wires[0]!.sent[2]).toEqual(wires[0]!.sent[1]);
  wires[0]!.say({ type: "Refused", id, code: "ILLEGAL", text: "no", rule: "D-A4" });
  expect(await answer).toMatchObject({ ok: false, refusal: { code: "ILLEGAL", rule: "D-A4" } });
});

test("a hello that is refused ends the attempts", () => {
  connect();
  wires[0]!.onopen!(new Event("open"));
  wires[0]!.say({ type: "Refused", id: null, code: "UNKNOWN", text: "no such match" });
  wires[0]!.onclose?.(CLOSED);
  expect(states.at(-1)).toMatchObject(["refused", { code: "UNKNOWN" }]);
  expect(timers).toEqual([]);
});

test("another language asks for everything again, a closed connection for nothing", () => {
  const connection = connect();
  wires[0]!.greet();
  wires[0]!.say({ type: "Update", seq: 5 });
  connection.speak("de");
  wires[1]!.greet();
  expect(wires[1]!.sent[0]).toMatchObject({ lang: "de", after: 0 });
  connection.close();
  expect(wires[1]!.closed).toBe(true);
  expect(timers).toEqual([]);
});

test("who has something to say comes back at once, everybody else some time soon", () => {
  const quiet = connect();
  wires[0]!.greet();
  wires[0]!.onclose!(CLOSED);
  expect(waits[0]).toBeLessThan(2000);
  void quiet.send({ type: "AskStop" });
  expect(wires).toHaveLength(2);
  void quiet.send({ type: "Leave" });
  expect(wires).toHaveLength(2);
  timers.shift()!();
  expect(wires).toHaveLength(2);
  wires[1]!.greet();
  expect(wires[1]!.sent.slice(1)).toMatchObject([{ type: "AskStop" }, { type: "Leave" }]);
  wires[1]!.onclose!(CLOSED);
  expect(waits[1]).toBe(0);
});

test("who comes in vain waits longer, also with something to say", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  const connection = connect();
  void connection.send({ type: "AskStop" });
  for (let at = 0; at < 4; at++) {
    wires[at]!.onclose!(CLOSED);
    timers.shift()!();
  }
  expect(waits).toEqual([0, 2000, 4000, 4000]);
  random.mockRestore();
});
