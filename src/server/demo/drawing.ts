import { encodePng } from './png.ts';

/** Whether a point is inside; the picture reaches from 0 to 1 in both directions, y downwards. */
export type Shape = (x: number, y: number) => boolean;
export type Layer = { shape: Shape; color: string };

export const everywhere: Shape = () => true;

export const ellipse =
  (cx: number, cy: number, rx: number, ry = rx): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;

export const both =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.every((shape) => shape(x, y));

export const either =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

export const except =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    shape(x, y) && !hole(x, y);

/** The inside of a closed line through these points. */
export const polygon =
  (...points: [number, number][]): Shape =>
  (x, y) => {
    let inside = false;
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  };

/** Turns a shape about the middle of the picture, or another point, by parts of a full turn. */
export function turned(shape: Shape, turns: number, cx = 0.5, cy = 0.5): Shape {
  const cos = Math.cos(turns * 2 * Math.PI);
  const sin = Math.sin(turns * 2 * Math.PI);
  return (x, y) => shape(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos);
}

/** The same shape several times around the middle. */
export const around = (shape: Shape, times: number): Shape =>
  either(...Array.from({ length: times }, (_, index) => turned(shape, index / times)));

/** Points that are looked at in each direction of a pixel on an edge, for smooth outlines. */
const SAMPLES = 4;

/** Paints layers above each other on a square picture of that many pixels, as PNG. */
export function paint(size: number, layers: readonly Layer[]): Buffer {
  const colors = layers.map(({ color }) => parse(color));
  const topAt = (x: number, y: number) => layers.findLastIndex(({ shape }) => shape(x / size, y / size));
  const corners = Array.from({ length: size + 1 }, (_, y) =>
    Array.from({ length: size + 1 }, (__, x) => topAt(x, y)),
  );
  const rgb = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const top = corners[y]![x]!;
      const isInside =
        top === corners[y]![x + 1] && top === corners[y + 1]![x] && top === corners[y + 1]![x + 1];
      rgb.set(isInside ? colors[top]! : blend(x, y), (y * size + x) * 3);
    }
  }
  return encodePng(size, size, rgb);

  function blend(x: number, y: number): number[] {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
      const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      for (const [channel, value] of colors[topAt(x + dx, y + dy)]!.entries()) sum[channel]! += value;
    }
    return sum.map((value) => Math.round(value / SAMPLES ** 2));
  }
}

function parse(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
