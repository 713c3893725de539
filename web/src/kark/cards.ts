// What changes the Game of Nations, told on cards: leaders and countries lost, powers out, incidents.
import type { Card as Told, Deed, TableProps } from "../game";
import { effectOf } from "./effects";
import { happened, type Content, type Event, type Say } from "./types";

type Props = Pick<TableProps, "content" | "seat" | "say">;

export function cards(recent: Deed[], { content, seat, say }: Props): Told[] {
  return recent.flatMap((deed) => {
    const [{ seq, by }, events] = [deed, happened(deed)];
    return events.flatMap((event, at) =>
      by === seat && event.type !== "PowerOut" // one goes out on one's own turn
        ? []
        : cardOf(event, { key: `${seq}.${at}`, by, events, content: content as Content, seat, say }),
    );
  });
}

interface Around {
  key: string;
  by: number | null;
  events: Event[]; // told together with it
  content: Content;
  seat: number | null;
  say: Say;
}

function cardOf(event: Event, around: Around): Told[] {
  const { key, by, events, content, seat, say } = around;
  if (!("seat" in event) || event.seat === null) return [];
  const who = event.seat;
  const named = (one: string) => content.countries.find(({ id }) => id === one)?.name ?? say(`kark-sea-${one}`);
  const card = (kind: string, values: Record<string, string | number>, things: string[]): Told[] => [
    {
      key,
      kind,
      seat: who,
      title: say(`kark-card-title-${kind}`, { own: who === seat ? "yes" : "no", ...values }),
      words: say(`kark-card-${kind}`, {
        power: say(`kark-power-${who}`),
        by: by === null ? "" : say(`kark-power-${by}`),
        ...values,
      }),
      things,
    },
  ];
  switch (event.type) {
    case "LeaderCaptured": {
      const { leader, country } = event;
      const lost = events.some((one) => one.type === "CountryTaken" && one.country === country);
      return card("leader", { leader, country: named(country), lost: lost ? "yes" : "no" }, [`place:${country}`]);
    }
    case "CoupMade":
      return card("coup", { country: named(event.country) }, [`place:${event.country}`]);
    case "LeaderWithdrawn":
      return card("withdrawn", { leader: event.leader }, [`place:${event.point}`]);
    case "TankersTaken":
      return card("tanker", { count: event.count, country: named(event.place) }, [`place:${event.place}`]);
    case "PowerOut":
      return card("out", {}, [`seat:${who}`]);
    case "CardTurned": {
      const next = events
        .slice(events.indexOf(event) + 1)
        .find(({ type }) => /^Card(Turned|WithoutEffect)$/.test(type));
      if (next?.type === "CardWithoutEffect") return []; // it changes nothing; its line says so
      const drawn = content.cards.find(({ id }) => id === event.card);
      return card("card", { name: drawn?.name ?? "", effect: drawn ? effectOf(drawn, say) : "" }, []);
    }
    default:
      return [];
  }
}
