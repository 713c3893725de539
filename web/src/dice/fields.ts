// What can be changed in a position of the dice game. Dice and chits follow the tiles that gave them.
import { CHITS, COLOURS, LETTERS, NUMERALS, type Chit, type Colour, type Content, type Tile } from "./types";
import { parseDie } from "./dice";
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
const AGE: Path = [[" ", 0]];
const [TURN, ORDER, EVENT, BOARD, FIRST_NATION] = [2, 3, 4, 6, 7];
const AFTER = 1;
const [UNUSED, UNROLLED, USED, CHITS_LEFT, CHITS_USED, DEVELOPMENTS, ADVISOR, WONDER, BESIDE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const PRINTED = "printed";
const LETTER: Record<Colour, string> = { white: "w", orange: "o", blue: "b", red: "r" };
const DIE_USED = "used";
const DIE_UNROLLED = "unrolled";

export function seatsOf(text: string): number {
  return text.split(" ").length - FIRST_NATION - AFTER;
}

class Editor {
  constructor(
    readonly text: string,
    readonly content: Content,
    readonly say: Say,
    readonly names: string[],
  ) {}

  private tile(id: string): Tile | undefined {
    return this.content.tiles.find((one) => one.id === id);
  }
  private faces(colour: Colour): string[] {
    const all = this.content.faces[colour].map(
      (face) => LETTER[colour] + LETTERS[face.resource] + (face.count > 1 ? face.count : ""),
    );
    return [...new Set(all)];
  }
  /** All faces of all dice, in the order in which positions name them. */
  private get dice(): string[] {
    return COLOURS.flatMap((colour) => this.faces(colour));
  }
  private nation(seat: number, part: number): Path {
    return [
      [" ", FIRST_NATION + seat],
      ["/", part],
    ];
  }
  /** Tiles of the ages so far that are nowhere else, and the one that is there. */
  private free(kinds: Tile["kind"][], there: string, age = Number(get(this.text, AGE)), only = false): Choice[] {
    const gone = new Set(this.text.split(/[ ,/+.]/));
    return this.content.tiles
      .filter((one) => kinds.includes(one.kind) && (only ? one.age === age : one.age <= age))
      .filter((one) => one.id === there || !gone.has(one.id))
      .map((one) => ({ value: one.id, label: `${one.name} (${NUMERALS[one.age]})` }));
  }
  private get nothing(): Choice {
    return { value: NONE, label: this.say("position-nothing") };
  }

  groups(): Group[] {
    const seats = this.names.map((title, seat) => ({ id: `seat-${seat}`, title, fields: this.ofNation(seat) }));
    return [{ id: "table", title: this.say("position-table"), fields: this.ofTable() }, ...seats];
  }

  private ofTable(): Field[] {
    const { text, say } = this;
    const age = Number(get(text, AGE));
    const order = get(text, [[" ", ORDER]]);
    const named = (at: string) => this.names[Number(at)] ?? at;
    const orders = permutations([...order]).map((one) => ({ value: one.join(""), label: one.map(named).join(", ") }));
    const turns = [...order].map((seat, at) => ({ value: String(at), label: named(seat) }));
    const events = this.content.events
      .filter((one) => one.age === age)
      .map((one) => ({ value: one.id, label: one.name }));
    const fields = [];
    if (order.length > 1) fields.push(choice(text, "order", say("position-order"), [[" ", ORDER]], orders));
    if (order.length > 1) {
      const turn = choice(text, "turn", say("position-turn"), [[" ", TURN]], turns);
      fields.push({ ...turn, put: (value: string) => this.withTurn(value, order) });
    }
    if (get(text, [[" ", EVENT]]) !== NONE)
      fields.push(choice(text, "event", say("position-event"), [[" ", EVENT]], events));
    const kinds: Tile["kind"][] = ["building", "military", "advisor", "colony", "wonder"];
    const board = get(text, [[" ", BOARD]]).split(",");
    const columns = board.length / 3;
    board.forEach((there, at) => {
      const space = "abcdefgh".charAt(at % columns) + (1 + Math.floor(at / columns));
      const path: Path = [
        [" ", BOARD],
        [",", at],
      ];
      fields.push(
        choice(text, `board-${at}`, say("position-space", { space }), path, [
          this.nothing,
          ...this.free(kinds, there, age, true),
        ]),
      );
    });
    return fields;
  }

  private ofNation(seat: number): Field[] {
    const { text, say } = this;
    const head = (at: number): Path => [...this.nation(seat, 0), [".", at]];
    const yesNo = [0, 1].map((value) => ({ value: String(value), label: say("position-yes", { value }) }));
    return [
      number(text, "vp", say("position-vp"), head(0)),
      number(text, "books", say("position-books"), head(1)),
      choice(text, "passed", say("position-passed"), head(2), yesNo),
      ...this.developments(seat),
      this.advisor(seat),
      choice(text, "wonder", say("dice-kind", { kind: "wonder" }), this.nation(seat, WONDER), [
        this.nothing,
        ...this.free(["wonder"], get(text, this.nation(seat, WONDER))),
      ]),
      ...this.beside(seat),
      ...this.diceOf(seat),
      ...this.chitsOf(seat),
    ];
  }

  /** The text with another nation at turn: it has not passed, and it and all before it have rolled. */
  private withTurn(place: string, order: string): string {
    let text = put(this.text, [[" ", TURN]], place);
    for (const seat of [...order.slice(0, Number(place) + 1)].map(Number)) {
      text = put(text, [...this.nation(seat, 0), [".", 3]], "1");
      const waiting = things(get(text, this.nation(seat, UNROLLED)));
      text = put(text, this.nation(seat, UNROLLED), NONE);
      for (const letter of waiting)
        text = this.add(
          text,
          seat,
          this.dice.find((one) => one.startsWith(letter))!,
          UNUSED,
        );
    }
    return put(text, [...this.nation(Number(order[Number(place)]), 0), [".", 2]], "0");
  }

  /** The text with dice of a colour fewer, or more: new ones lie where all do before the dice are rolled. */
  private withDice(text: string, seat: number, colour: Colour, more: number): string {
    const letter = LETTER[colour];
    const rolled = get(text, [...this.nation(seat, 0), [".", 3]]) === "1";
    for (; more > 0; more--)
      text = this.add(text, seat, rolled ? this.faces(colour)[0]! : letter, rolled ? UNUSED : UNROLLED);
    for (; more < 0; more++) {
      const parts = [USED, UNROLLED, UNUSED].map((part) => [part, things(get(text, this.nation(seat, part)))] as const);
      const found = parts.find(([, held]) => held.some((one) => one.startsWith(letter)));
      if (!found) break;
      text = this.drop(
        text,
        seat,
        found[1].find((one) => one.startsWith(letter))!,
        found[0],
      );
    }
    return text;
  }
  private add(text: string, seat: number, name: string, part: number): string {
    return this.keep(text, seat, part, [...things(get(text, this.nation(seat, part))), name]);
  }
  private drop(text: string, seat: number, name: string, part: number): string {
    return this.keep(text, seat, part, without(things(get(text, this.nation(seat, part))), name));
  }
  private keep(text: string, seat: number, part: number, held: string[]): string {
    const order = part === UNUSED ? this.dice : part <= USED ? Object.values(LETTER) : CHITS;
    return put(text, this.nation(seat, part), counted(held, order));
  }
  private withChits(text: string, seat: number, chit: Chit, more: number): string {
    for (; more > 0; more--) text = this.add(text, seat, chit, CHITS_LEFT);
    for (; more < 0; more++) {
      const used = things(get(text, this.nation(seat, CHITS_USED))).includes(chit);
      text = this.drop(text, seat, chit, used ? CHITS_USED : CHITS_LEFT);
    }
    return text;
  }

  private developments(seat: number): Field[] {
    const there = get(this.text, this.nation(seat, DEVELOPMENTS)).split("+");
    return there.map((written, at) => {
      const [id = PRINTED, gave = "1"] = written.split(".");
      const choices = [
        { value: PRINTED, label: this.say("position-printed") },
        ...this.free(["building", "military"], id),
      ];
      return {
        id: `development-${at}`,
        label: this.say("position-development", { number: at + 1 }),
        value: id,
        choices,
        put: (value: string) => {
          const tile = this.tile(value);
          const gives = tile ? tile.dice : 1;
          let text = this.withDice(this.text, seat, this.tile(id)?.colour ?? "white", -Number(gave));
          text = this.withDice(text, seat, tile?.colour ?? "white", gives);
          const path: Path = [...this.nation(seat, DEVELOPMENTS), ["+", at]];
          return put(text, path, `${value}.${gives}`);
        },
      };
    });
  }

  private advisor(seat: number): Field {
    const [id = NONE, gave = "0"] = get(this.text, this.nation(seat, ADVISOR)).split(".");
    return {
      id: "advisor",
      label: this.say("dice-kind", { kind: "advisor" }),
      value: id,
      choices: [this.nothing, ...this.free(["advisor"], id)],
      put: (value) => {
        const gives = this.tile(value)?.rerolls ?? 0;
        const text = this.withChits(this.text, seat, "reroll", gives - Number(gave));
        return put(text, this.nation(seat, ADVISOR), `${value}.${gives}`);
      },
    };
  }

  /** Colonies and finished wonders, and a place for one more. */
  private beside(seat: number): Field[] {
    const there = things(get(this.text, this.nation(seat, BESIDE)));
    return [...there, NONE].map((id, at) => ({
      id: `beside-${at}`,
      label: this.say("position-beside", { number: at + 1 }),
      value: id,
      choices: [this.nothing, ...this.free(["colony", "wonder"], id)],
      put: (value) => {
        const chits = [this.tile(id)?.chit, this.tile(value)?.chit];
        let text = this.text;
        if (chits[0]) text = this.withChits(text, seat, chits[0], -1);
        if (chits[1]) text = this.withChits(text, seat, chits[1], 1);
        const left = there.map((one, n) => (n === at ? value : one)).concat(at === there.length ? [value] : []);
        return put(text, this.nation(seat, BESIDE), left.filter((one) => one !== NONE).join("+") || NONE);
      },
    }));
  }

  /** Every die with what it shows, or that it is used or not rolled. */
  private diceOf(seat: number): Field[] {
    const held = [UNUSED, UNROLLED, USED].flatMap((part) =>
      things(get(this.text, this.nation(seat, part))).map((name) => ({ name, part })),
    );
    return COLOURS.flatMap((colour) =>
      held
        .filter((one) => one.name.startsWith(LETTER[colour]))
        .map(({ name, part }, at) => ({
          id: `die-${colour}-${at}`,
          label: this.say("position-die", { colour, number: at + 1 }),
          value: part === UNUSED ? name : part === USED ? DIE_USED : DIE_UNROLLED,
          choices: [
            ...this.faces(colour).map((face) => ({ value: face, label: this.shown(face) })),
            { value: DIE_USED, label: this.say("position-used") },
            { value: DIE_UNROLLED, label: this.say("position-unrolled") },
          ],
          put: (value: string) => {
            const text = this.drop(this.text, seat, name, part);
            const used = value === DIE_USED ? USED : UNROLLED;
            const face = this.faces(colour).includes(value);
            return face ? this.add(text, seat, value, UNUSED) : this.add(text, seat, LETTER[colour], used);
          },
        })),
    );
  }
  private shown(face: string): string {
    const die = parseDie(face);
    return die ? this.say("dice-amount", { resource: die.resource, count: die.count }) : face;
  }

  private chitsOf(seat: number): Field[] {
    const held = [CHITS_LEFT, CHITS_USED].flatMap((part) =>
      things(get(this.text, this.nation(seat, part))).map((name) => ({ name: name as Chit, part })),
    );
    return held.map(({ name, part }, at) => ({
      id: `chit-${at}`,
      label: this.say("dice-chit", { chit: name }),
      value: String(part),
      choices: [
        { value: String(CHITS_LEFT), label: this.say("position-there") },
        { value: String(CHITS_USED), label: this.say("position-used") },
      ],
      put: (value) => this.add(this.drop(this.text, seat, name, part), seat, name, Number(value)),
    }));
  }
}

function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

export function groups(text: string, set: unknown, names: string[], say: Say): Group[] {
  return new Editor(text, set as Content, say, names).groups();
}
