// What can be changed in a position of the Game of Nations.
import { KINDS, SEAS, type Content } from "./types";
import {
  choice,
  counted,
  get,
  NONE,
  number,
  put,
  things,
  without,
  type Choice,
  type Field,
  type Group,
  type Path,
} from "../position/notation";

type Say = (key: string, values?: Record<string, string | number>) => string;
const FIRST_POWER = 2;
const AFTER = 5;
const [AT, FIRST, ROUNDS] = [0, 1, 2];
const [HEAD, AGENT, LEADERS, TANKERS] = [0, 1, 2, 3];
const HAND = "hand";
const MOST = 6; // tankers at a place that are offered

export function seatsOf(text: string): number {
  return text.split(" ").length - FIRST_POWER - AFTER;
}

export function groups(text: string, set: unknown, names: string[], say: Say): Group[] {
  const content = set as Content;
  const head = (at: number): Path => [
    [" ", 1],
    [".", at],
  ];
  const powers = names.map((label, seat) => ({ value: String(seat), label }));
  const table = [
    number(text, "rounds", say("position-round"), head(ROUNDS)),
    choice(text, "first", say("position-first"), head(FIRST), powers),
    choice(text, "at", say("position-turn"), head(AT), powers),
    ...pipelines(text, content, names.length, say),
  ];
  const seats = names.map((title, seat) => ({ id: `seat-${seat}`, title, fields: ofPower(text, content, seat, say) }));
  return [{ id: "table", title: say("position-table"), fields: table }, ...seats];
}

function pipelines(text: string, content: Content, seats: number, say: Say): Field[] {
  const path: Path = [[" ", FIRST_POWER + seats]];
  const laid = things(get(text, path));
  return content.links.map((link, at) => {
    const ends = [link.inland, link.port].map((id) => content.countries.find((one) => one.id === id)?.name ?? id);
    return {
      id: `pipeline-${at}`,
      label: `${say("kark-pipeline")} ${ends.join(" – ")}`,
      value: laid.includes(String(at)) ? "1" : "0",
      choices: [0, 1].map((value) => ({ value: String(value), label: say("position-yes", { value }) })),
      put: (value: string) => {
        const left = without(laid, String(at)).concat(value === "1" ? [String(at)] : []);
        return put(text, path, left.sort((a, b) => Number(a) - Number(b)).join("+") || NONE);
      },
    };
  });
}

function ofPower(text: string, content: Content, seat: number, say: Say): Field[] {
  const power = (part: number): Path => [
    [" ", FIRST_POWER + seat],
    ["/", part],
  ];
  const points: Choice[] = content.countries.flatMap((country) =>
    (content.layout.points[country.id] ?? []).map((_, at) => ({
      value: `${country.id}.${at}`,
      label: say("position-point", { country: country.name, number: at, capital: at === country.capital ? 1 : 0 }),
    })),
  );
  const leaders = get(text, power(LEADERS)).split("+");
  const stood = new Set([...text.matchAll(/@([a-z-]+\.\d+)/g)].map((one) => one[1]!));
  const nowhere = { value: NONE, label: say("position-nowhere") };
  const off = ["reserve", "gone"].map((value) => ({ value, label: say(`kark-${value}`) }));
  return [
    number(text, "cash", say("position-cash"), [...power(HEAD), [".", 0]]),
    choice(text, "agent", say("kark-stage-agent"), power(AGENT), [nowhere, ...points]),
    ...leaders.map((written, at) => {
      const kind = KINDS.find((one) => one.startsWith(written.charAt(0))) ?? "king";
      const path: Path = [...power(LEADERS), ["+", at], ["@", 1]];
      const free = points.filter((one) => !stood.has(one.value) || written.endsWith(`@${one.value}`));
      return choice(text, `leader-${at}`, `${say(`kark-${kind}`)} ${at + 1}`, path, [...off, ...free]);
    }),
    ...tankers(text, content, power(TANKERS), leaders, say),
  ];
}

/** Tankers at sea, in hand, and in the ports of countries whose capital is held. */
function tankers(text: string, content: Content, path: Path, leaders: string[], say: Say): Field[] {
  const held = things(get(text, path));
  const rules = (id: string, capital: number) => leaders.some((one) => one.endsWith(`@${id}.${capital}`));
  const ports = content.countries.filter(
    (one) => one.type !== "inland" && (held.includes(one.id) || rules(one.id, one.capital)),
  );
  const places = [
    ...SEAS.map((sea) => ({ id: sea as string, label: say(`kark-sea-${sea}`) })),
    ...ports.map((one) => ({ id: one.id, label: one.name })),
    { id: HAND, label: say("position-hand") },
  ];
  const order = places.map((one) => one.id);
  return places.map(({ id, label }) => {
    const many = held.filter((one) => one === id).length;
    const most = Math.max(id === HAND ? 1 : MOST, many);
    return {
      id: `tankers-${id}`,
      label: say("position-tankers", { place: label }),
      value: String(many),
      choices: Array.from({ length: most + 1 }, (_, n) => ({ value: String(n), label: String(n) })),
      put: (value: string) => {
        const others = held.filter((one) => one !== id);
        return put(text, path, counted([...others, ...Array<string>(Number(value)).fill(id)], order));
      },
    };
  });
}
