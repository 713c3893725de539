// The table of Nations: The Dice Game.
import type { GameModule } from "../game";
import { account } from "./account";
import BareFace from "./BareFace.svelte";
import { cards } from "./cards";
import Chance from "./Chance.svelte";
import { course } from "./course";
import { parseDie } from "./dice";
import { soloEnd } from "./fame";
import { tileOf, type Say } from "./labels";
import { pace } from "./motion";
import { TINTS } from "./nations";
import { BUTTONS, itemOf } from "./pick";
import { sources } from "./sources";
import Table from "./Table.svelte";
import Told from "./Told.svelte";
import { LETTERS, worthOf, type Content, type View } from "./types";
import { either } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

const WAYS = ["Buy", "Build", "Reroll", "Pass"]; // what a turn may bring, as far as it is offered

function spokenFace(name: string, say: Say): string | null {
  const die = parseDie(name);
  return die && say("dice-die", { colour: die.colour, resource: die.resource, count: die.count });
}

/** The sides of each colour, by their notation. */
const facesOf = ({ faces }: Content): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(faces).map(([colour, sides]) => [
      colour,
      sides.map(({ resource, count }) => `${colour[0]}${LETTERS[resource]}${count > 1 ? count : ""}`),
    ]),
  );

export const module: GameModule = {
  table: Table,
  words: { en, de },
  pace,
  told: Told,
  spoken: (part, say) => {
    const die = part.kind === "die" ? spokenFace(part.id ?? "", say) : null;
    return die ? ` ${die}` : part.text;
  },
  spokenFace,
  face: BareFace,
  draws: (content) => ({ faces: facesOf(content as Content), streams: ["FourRolled", "Laid"] }),
  course,
  viewpoint: 0,
  box: {
    parts: ["round", "signs", "dice", "tiles", "events"],
    first: "dice",
    shown: () => import("./Box.svelte"),
  },
  picture: () => import("./Picture.svelte"),
  fields: () => import("./fields"),
  chances: {
    about: (what, view, content, say) =>
      what === "famine"
        ? say("advice-famine", { food: (view as View).food })
        : (tileOf(content as Content, (view as View).board[what] ?? "")?.name ?? what),
    shown: Chance,
  },
  gentle: "random", // a bot that plays anything
  reached: soloEnd,
  fame: () => import("./FameResult.svelte"),
  tint: (seat) => TINTS[seat] ?? "",
  cards,
  carded: ({ seat }, told) => seat === null && told.some(({ kind }) => kind === "age"),
  // Over the own board, which others do not change; who replaces a development looks at it, and buys nothing.
  recap: (view, mine) => (mine && (view as View).phase === "replacing" ? ".market" : ".centre > .board"),
  sources,
  account: (choice, { view, content, say }) =>
    account(choice, { view: view as View, content: content as Content, say }),
  item: (offer, view) => itemOf(offer, view as View),
  called: (seat, say) => say(`dice-nation-${seat}`),
  prompt: ({ view, content, offers, say }) => {
    const { phase, payment, age, food } = view as View;
    if (phase === "acting")
      return say("dice-ask-acting", {
        ways: either(
          WAYS.filter((type) => offers.some(({ move }) => move.type === type)).map((type) => say(`dice-may-${type}`)),
        ),
      });
    if (phase === "paying" && payment)
      return say("dice-ask-paying", { count: payment.due, resource: payment.resource });
    return say(`dice-ask-${phase}`, { count: food, vp: worthOf(content as Content, age) });
  },
  buttons: (offers, say) =>
    BUTTONS.flatMap((type) => {
      const offer = offers.find((one) => one.move.type === type);
      return offer ? [{ offer, label: say(`dice-do-${type}`) }] : [];
    }),
};
