// Which derricks light up. The view tells what each power earns altogether; this shares it out among
// the derricks, for the eye only. If the shares do not add up to what was told, nothing is lit.
import type { Content, Country, Kark } from "./types";

interface Well {
  country: string;
  rate: number;
  ports: string[];
}

/** How many derricks of each country earn. */
export function lampsOf(content: Content, view: Kark): Record<string, number> {
  if (view.earning) return view.earning;
  const lit: Record<string, number> = {};
  for (const [seat, power] of view.powers.entries()) {
    const served = paired(wellsOf(content, view, seat), { ...power.tankers });
    const total = served.reduce((sum, { rate }) => sum + rate, 0);
    if (total !== power.income) continue;
    for (const { country } of served) lit[country] = (lit[country] ?? 0) + 1;
  }
  return lit;
}

export function rateOf(content: Content, view: Kark, country: Country): number {
  const ruler = view.rulers[country.id] ?? null;
  const kind = ruler === null ? undefined : view.powers[ruler]?.board[`${country.id}.${country.capital}`];
  return kind ? content.prices.income[kind] : 0;
}

/** A power's derricks, the dearest first, each with the ports that its oil can reach. */
function wellsOf(content: Content, view: Kark, seat: number): Well[] {
  const own = content.countries.filter(({ id }) => view.rulers[id] === seat);
  const ruled = new Set(own.map(({ id }) => id));
  const piped = view.pipelines.map((link) => link.split(">"));
  return own
    .flatMap((country) => {
      const joined = piped.flatMap(([from, to = ""]) => (from === country.id && ruled.has(to) ? [to] : []));
      const ports = country.seas.length ? [country.id] : joined;
      const well = { country: country.id, rate: rateOf(content, view, country), ports };
      return Array.from({ length: country.derricks }, () => well);
    })
    .sort((a, b) => b.rate - a.rate);
}

/** One tanker for one derrick: whoever comes later may send an earlier one to another port. */
function paired(wells: Well[], tankers: Record<string, number>): Well[] {
  const loading: Record<string, Well[]> = {};
  const place = (well: Well, tried: Set<string>): boolean =>
    well.ports.some((port) => {
      if (tried.has(port)) return false;
      tried.add(port);
      const here = (loading[port] ??= []);
      if (here.length < (tankers[port] ?? 0)) return here.push(well) > 0;
      const moved = here.findIndex((other) => place(other, tried));
      if (moved < 0) return false;
      here[moved] = well;
      return true;
    });
  return wells.filter((well) => place(well, new Set()));
}
