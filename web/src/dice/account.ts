// How far a choice of dice and chits is, and what its button does.
import type { TableProps } from "../game";
import { counted, nameOf, type Choice } from "../shell/choosing";
import { parseDie } from "./dice";
import { tileOf } from "./labels";
import { moveOf, type Content, type Resource, type View } from "./types";

interface Props extends Pick<TableProps, "say"> {
  view: View;
  content: Content;
}

/** What a choice is for: its words begin with it. */
export function purpose(
  { lead }: Choice,
  view: View,
): "Buy" | "Build" | "Feed" | "Reroll" | "Pay" | "Return" | "Study" {
  if (lead) return lead.move.type as "Buy" | "Build" | "Feed" | "Reroll";
  return ({ paying: "Pay", picking: "Reroll", returning: "Return" } as const)[view.phase as "paying"] ?? "Study";
}

/** What is paid for, and with what. */
function asked(choice: Choice, view: View, content: Content): { tile: string; resource: Resource } {
  const kind = purpose(choice, view);
  if (kind === "Feed") return { tile: "", resource: "food" };
  if (kind === "Build")
    return { tile: tileOf(content, view.nations[view.at_turn ?? 0]?.wonder ?? "")?.name ?? "", resource: "stone" };
  if (kind !== "Buy") return { tile: "", resource: view.payment?.resource ?? "gold" };
  const lead = choice.lead && moveOf(choice.lead);
  const tile = tileOf(content, lead?.type === "Buy" ? (view.board[lead.space] ?? "") : "");
  return { tile: tile?.name ?? "", resource: tile ? content.layout.paid_with[tile.kind] : "gold" };
}

export const resource = (choice: Choice, view: View, content: Content): Resource =>
  asked(choice, view, content).resource;

export function account(
  choice: Choice,
  { view, content, say }: Props,
): { words: string; act: string; rule: string | null } {
  const { selection, picked } = choice;
  const whole = selection.whole ?? 1;
  const total = counted(selection, picked);
  const kind = purpose(choice, view);
  const values = {
    ...asked(choice, view, content),
    count: kind === "Study" ? total : picked.length,
    have: Math.floor(total / whole),
    need: Math.ceil(selection.least / whole),
    half: total % whole ? "yes" : "no",
    lost: Math.max(0, Math.floor((total - selection.least) / whole)),
  };
  const dice = picked.filter((key) =>
    selection.items.some((item) => item.name === nameOf(key) && item.worth < whole),
  ).length;
  const trades = kind === "Study" || kind === "Reroll" || kind === "Return" ? 0 : Math.floor(dice / 2);
  return {
    words: say(`dice-account-${kind}`, { ...values, trades, rule: selection.rule }),
    act: say(`dice-act-${kind}`, { ...values, what: kind === "Return" ? given(picked, say) : "" }),
    rule: kind === "Return" ? selection.rule : trades ? "D-T1" : null,
  };
}

/** What goes back, in words: single dice by what they show. */
function given(picked: string[], say: Props["say"]): string {
  const names = picked.map(nameOf);
  const used = names.filter((name) => name === "used").length;
  const others = names.flatMap((name) => {
    const die = parseDie(name);
    if (die) return [say("dice-die", { colour: die.colour, resource: die.resource, count: die.count })];
    return name === "used" ? [] : [say("dice-chit", { chit: name })];
  });
  return [...(used ? [say("dice-return-used", { count: used })] : []), ...others].join(", ");
}
