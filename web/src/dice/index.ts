// The table of Nations: The Dice Game.
import type { GameModule } from "../game";
import { account } from "./account";
import { pace } from "./motion";
import { BUTTONS, itemOf } from "./pick";
import Table from "./Table.svelte";
import Told from "./Told.svelte";
import type { View } from "./types";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

export const module: GameModule = {
  table: Table,
  words: { en, de },
  pace,
  told: Told,
  account,
  item: itemOf,
  called: (seat, say) => say(`dice-nation-${seat}`),
  prompt: ({ view, say }) => {
    const { phase, payment } = view as View;
    if (phase === "paying" && payment) return say("dice-ask-paying", { count: payment.due, resource: payment.resource });
    return say(`dice-ask-${phase}`);
  },
  buttons: (offers, say) =>
    BUTTONS.flatMap((type) => {
      const offer = offers.find((one) => one.move.type === type);
      return offer ? [{ offer, label: say(`dice-do-${type}`) }] : [];
    }),
};
