// Which derricks light up: those that the view says earn.
import type { Content, Country, Kark } from "./types";

/** How many derricks of each country earn. A country has one ruler, so nobody earns there twice. */
export function lampsOf(view: Kark): Record<string, number> {
  return Object.assign({}, ...view.powers.map(({ earning }) => earning));
}

export function rateOf(content: Content, view: Kark, country: Country): number {
  const ruler = view.rulers[country.id] ?? null;
  const kind = ruler === null ? undefined : view.powers[ruler]?.board[`${country.id}.${country.capital}`];
  return kind ? content.prices.income[kind] : 0;
}
