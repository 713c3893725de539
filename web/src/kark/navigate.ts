// Fingers, mouse and wheel on the map: pan, pinch, double tap; and plain taps for who listens.
import { panned, zoomed, type Camera, type Pane } from "./camera";
import type { Spot } from "./types";

const SLIP = 8; // pixels a finger may slip in a tap
const DOUBLE = 320; // milliseconds

export interface Helm {
  camera: () => Camera;
  pane: () => Pane;
  steer: (camera: Camera, gently: boolean) => void;
  tap: (spot: Spot, element: Element | null) => boolean; // whether it meant something
}

/** An attachment for the map's element. */
export function navigate(helm: Helm): (element: SVGElement) => () => void {
  return (element) => {
    const touch = new Touch(element, helm);
    const ears: [string, (event: never) => void][] = [
      ["pointerdown", touch.down],
      ["pointermove", touch.move],
      ["pointerup", touch.up],
      ["pointercancel", touch.up],
      ["click", touch.click],
      ["wheel", touch.wheel],
    ];
    for (const [name, ear] of ears) element.addEventListener(name, ear as EventListener, { passive: false });
    return () => ears.forEach(([name, ear]) => element.removeEventListener(name, ear as EventListener));
  };
}

class Touch {
  private fingers = new Map<number, Spot>();
  private origin: Spot = [0, 0];
  private dragged = false;
  private last = { time: 0, spot: [0, 0] as Spot };

  constructor(
    private element: SVGElement,
    private helm: Helm,
  ) {}

  private spot(event: MouseEvent): Spot {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.dragged = false;
    this.origin = this.spot(event);
    this.fingers.set(event.pointerId, this.origin);
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const here = this.spot(event);
    if (!this.dragged && this.fingers.size === 1 && distance(here, this.origin) < SLIP) return;
    this.dragged = true;
    this.element.setPointerCapture(event.pointerId);
    if (this.fingers.size === 1) this.pan(before, here);
    else this.pinch(event.pointerId, before, here);
    this.fingers.set(event.pointerId, here);
  };

  private pan(before: Spot, here: Spot): void {
    const { camera, pane, steer } = this.helm;
    steer(panned(camera(), pane(), here[0] - before[0], here[1] - before[1]), false);
  }

  private pinch(id: number, before: Spot, here: Spot): void {
    const { camera, pane, steer } = this.helm;
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const middle: Spot = [(here[0] + other[0]) / 2, (here[1] + other[1]) / 2];
    const factor = distance(here, other) / Math.max(distance(before, other), 1);
    const nearer = zoomed(camera(), pane(), factor, middle);
    steer(panned(nearer, pane(), (here[0] - before[0]) / 2, (here[1] - before[1]) / 2), false);
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** A tap; with `detail` 0 it comes from a keyboard or a screen reader and has no place. */
  click = (event: MouseEvent): void => {
    if (this.dragged && event.detail > 0) return void (this.dragged = false);
    const element = event.detail === 0 ? (event.target as Element) : null;
    const here = this.spot(event);
    const twice = event.timeStamp - this.last.time < DOUBLE && distance(here, this.last.spot) < 30;
    this.last = { time: event.timeStamp, spot: here };
    if (element || !twice) return void this.helm.tap(here, element);
    const { camera, pane, steer } = this.helm;
    steer(zoomed(camera(), pane(), 2, here), true);
  };

  /** Nearer and farther; at the farthest the page scrolls on. */
  wheel = (event: WheelEvent): void => {
    const { camera, pane, steer } = this.helm;
    const next = zoomed(camera(), pane(), Math.exp(-event.deltaY / 400), this.spot(event));
    if (next.zoom === camera().zoom) return;
    event.preventDefault();
    steer(next, false);
  };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
