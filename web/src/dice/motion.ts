// What the news of a view set in motion: dice that were rolled, plates that changed hands.
import type { Piece } from "../game";
import { settings } from "../shell/settings.svelte";
import { happened, type Event } from "./types";

export interface Flight {
  tile: string;
  seat: number | null; // null: it leaves the game
}

/** How many of each die a seat has just rolled. */
export function rolledBy(news: Piece[], seat: number | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const event of happened(news)) {
    if (event.type !== "DieRolled" || event.seat !== seat) continue;
    counts[event.die] = (counts[event.die] ?? 0) + 1;
  }
  return counts;
}

export function flights(news: Piece[]): Flight[] {
  return happened(news).flatMap((event): Flight[] => {
    if (event.type === "TileTaken") return [{ tile: event.tile, seat: event.seat }];
    return event.type === "TileRemoved" ? [{ tile: event.tile, seat: null }] : [];
  });
}

const TIMES: Partial<Record<Event["type"], number>> = {
  DieRolled: 800,
  TileTaken: 650,
  TileRemoved: 500,
  WonderBuilt: 600,
  RoundStarted: 1100,
  EventDrawn: 900,
  Passed: 450,
};

/** How long the news deserves to be looked at. */
export function pace(news: Piece[]): number {
  return Math.max(0, ...happened(news).map((event) => TIMES[event.type] ?? 260));
}

/** Lifts the plates that are about to fly; the returned function lets them go. */
export function takeOff(root: HTMLElement, all: Flight[]): () => void {
  const lifted = all.flatMap((flight) => {
    const plate = [...root.querySelectorAll<HTMLElement>("[data-fly]")].find(
      (one) => one.dataset["fly"] === `tile:${flight.tile}`,
    );
    return plate ? [{ flight, from: plate.getBoundingClientRect(), ghost: plate.cloneNode(true) as HTMLElement }] : [];
  });
  return () => lifted.forEach(({ flight, from, ghost }) => fly(root, flight, from, ghost));
}

function fly(root: HTMLElement, flight: Flight, from: DOMRect, ghost: HTMLElement): void {
  // A large screen is drawn larger.
  const zoom = (root as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const target = landing(root, flight);
  const to = target?.getBoundingClientRect();
  ghost.removeAttribute("data-fly");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left / zoom}px`,
    top: `${from.top / zoom}px`,
    width: `${from.width / zoom}px`,
    height: `${from.height / zoom}px`,
    zIndex: "50",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  root.append(ghost);
  const end = to
    ? `translate(${(to.left - from.left) / zoom}px, ${(to.top - from.top) / zoom}px) ` +
      `scale(${to.width / from.width}, ${to.height / from.height})`
    : "translateY(-40px) scale(.6) rotate(8deg)";
  const frames = [
    { transform: "none", opacity: 1, offset: 0 },
    { transform: "translateY(-10px) scale(1.06)", opacity: 1, offset: 0.18 },
    { transform: end, opacity: to && target?.dataset["fly"] ? 1 : 0.1, offset: 1 },
  ];
  const flying = ghost.animate(frames, { duration: 560 / settings.speed, easing: "cubic-bezier(.4,0,.2,1)" });
  flying.onfinish = flying.oncancel = () => ghost.remove();
}

/** Where a plate lands: its new place if it can be seen, else its new owner. */
function landing(root: HTMLElement, flight: Flight): HTMLElement | null {
  if (flight.seat === null) return null;
  const places = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
  const place = places.find((one) => one.dataset["fly"] === `tile:${flight.tile}` && one.offsetParent !== null);
  return place ?? root.querySelector<HTMLElement>(`[data-seat="${flight.seat}"]`);
}
