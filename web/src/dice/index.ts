// The table of Nations: The Dice Game.
import type { GameModule } from "../game";
import { account } from "./account";
import { cards } from "./cards";
import { parseDie } from "./dice";
import { pace } from "./motion";
import { TINTS } from "./nations";
import { BUTTONS, itemOf } from "./pick";
import { sources } from "./sources";
import Table from "./Table.svelte";
import Told from "./Told.svelte";
import { worthOf, type Content, type View } from "./types";
import { either } from "../words/words.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

const WAYS = ["Buy", "Build", "Reroll", "Pass"]; // what a turn may bring, as far as it is offered

export const module: GameModule = {
  table: Table,
  words: { en, de },
  pace,
  told: Told,
  spoken: (part, say) => {
    const die = part.kind === "die" ? parseDie(part.id ?? "") : null;
    return die ? ` ${say("dice-die", { colour: die.colour, resource: die.resource, count: die.count })}` : part.text;
  },
  tint: (seat) => TINTS[seat] ?? "",
  cards,
  carded: ({ seat }, told) => seat === null && told.some(({ kind }) => kind === "age"),
  // Over the own board, which others do not change; who replaces a development looks at it, and buys nothing.
  recap: ({ phase }: View, mine) => (mine && phase === "replacing" ? ".market" : ".centre > .board"),
  sources,
  account,
  item: itemOf,
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
