// What part of the map is seen: the middle of the view in units of the board, and the zoom.
import type { Spot } from "./types";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Pane {
  wide: number; // in pixels
  high: number;
  frame: readonly [left: number, top: number, wide: number, high: number];
}

export const NEAREST = 7;

/** Pixels of one unit when the whole frame is seen. */
export function base({ wide, high, frame }: Pane): number {
  return Math.max(Math.min(wide / frame[2], high / frame[3]), 0.01);
}

export function whole({ frame: [left, top, wide, high] }: Pane): Camera {
  return { x: left + wide / 2, y: top + high / 2, zoom: 1 };
}

/** The camera within its bounds: never beyond the frame, never too near. */
export function bounded(camera: Camera, pane: Pane): Camera {
  const zoom = clamp(camera.zoom, 1, NEAREST);
  const scale = base(pane) * zoom;
  const [left, top, wide, high] = pane.frame;
  return {
    x: within(camera.x, left, wide, pane.wide / scale),
    y: within(camera.y, top, high, pane.high / scale),
    zoom,
  };
}

function within(middle: number, low: number, size: number, seen: number): number {
  if (seen >= size) return low + size / 2;
  return clamp(middle, low + seen / 2, low + size - seen / 2);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** From pixels of the pane to units of the board. */
export function unprojected(camera: Camera, pane: Pane, [px, py]: Spot): Spot {
  const scale = base(pane) * camera.zoom;
  return [camera.x + (px - pane.wide / 2) / scale, camera.y + (py - pane.high / 2) / scale];
}

/** Nearer or farther, with what is under a pixel staying there. */
export function zoomed(camera: Camera, pane: Pane, factor: number, under: Spot): Camera {
  const zoom = clamp(camera.zoom * factor, 1, NEAREST);
  const before = unprojected(camera, pane, under);
  const after = unprojected({ ...camera, zoom }, pane, under);
  const moved = { x: camera.x + before[0] - after[0], y: camera.y + before[1] - after[1], zoom };
  return bounded(moved, pane);
}

/** By so many pixels. */
export function panned(camera: Camera, pane: Pane, dx: number, dy: number): Camera {
  const scale = base(pane) * camera.zoom;
  return bounded({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, pane);
}

/** The nearest view with all spots in it, but not nearer than a number of pixels to the unit. */
export function fitted(pane: Pane, spots: Spot[], margin: number, most: number): Camera {
  if (!spots.length) return whole(pane);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, low] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const scale = Math.min(pane.wide / (right - left), pane.high / (low - top), most);
  return bounded({ x: (left + right) / 2, y: (top + low) / 2, zoom: scale / base(pane) }, pane);
}

export function transform(camera: Camera, pane: Pane): string {
  const scale = base(pane) * camera.zoom;
  const [x, y] = [pane.wide / 2 - camera.x * scale, pane.high / 2 - camera.y * scale];
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
}
