import sharp from 'sharp';
import { randomFrom } from './random.ts';

/** Three bytes per pixel: red, green, blue. */
export type Pixels = { data: Buffer; width: number; height: number };

type Colour = readonly [red: number, green: number, blue: number];

/** Shapes are drawn at a quarter of the final size and enlarged, which makes edges as soft as a lens does. */
const DRAWN = 4;
const NOISE_VALUES = 65_536;

export const POSTER: Colour = [190, 40, 45];
const WALL: Colour = [205, 200, 188];
const SHIRT: Colour = [45, 70, 120];
const SKIN: Colour = [198, 150, 120];
const HAIR: Colour = [50, 36, 30];
const PLANT: Colour = [60, 120, 60];

/** The centre of the poster at the upper left, as fractions of width and height. */
export const POSTER_CENTRE = { x: 0.17, y: 0.14 };

/**
 * Draws a teacher in front of a wall with a red poster at the upper left and a plant at the lower right, with
 * uneven light and sensor noise, whose strength determines the size of a JPEG.
 */
export async function scene(width: number, height: number, noise = 9): Promise<Pixels> {
  const drawn = drawing(Math.round(width / DRAWN), Math.round(height / DRAWN));
  const data = await sharp(drawn.data, {
    raw: { width: drawn.width, height: drawn.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  addNoise(data, noise);
  return { data, width, height };
}

function drawing(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  const light = clouds(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const colour = colourAt(x / width, y / height);
      const lit = 0.72 + 0.5 * light[at]! - 0.25 * (y / height);
      for (let channel = 0; channel < 3; channel += 1) data[at * 3 + channel] = clamp(colour[channel]! * lit);
    }
  }
  return { data, width, height };
}

function colourAt(x: number, y: number): Colour {
  const inside = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  if (inside(0.43, 0.41, 0.018, 0.01) || inside(0.57, 0.41, 0.018, 0.01)) return HAIR;
  if (inside(0.5, 0.52, 0.06, 0.012)) return POSTER;
  if (inside(0.5, 0.43, 0.16, 0.17)) return y < 0.32 ? HAIR : SKIN;
  if (inside(0.5, 0.4, 0.19, 0.19)) return HAIR;
  if (inside(0.5, 0.95, 0.42, 0.36)) return Math.sin(y * 300) > 0.6 ? WALL : SHIRT;
  if (inside(0.88, 0.85, 0.1, 0.2) && Math.sin(x * 220 + y * 90) > 0) return PLANT;
  const isPoster = Math.abs(x - POSTER_CENTRE.x) < 0.11 && Math.abs(y - POSTER_CENTRE.y) < 0.09;
  if (isPoster) return POSTER;
  return Math.sin(y * 60) > 0.985 ? [150, 140, 120] : WALL;
}

/** Value noise of six octaves, each half as strong as the previous: 0 to 1. */
function clouds(width: number, height: number): Float32Array {
  const sum = new Float32Array(width * height);
  const random = randomFrom(7);
  for (let octave = 0, strength = 0.5; octave < 6; octave += 1, strength /= 2) {
    const cells = 3 * 2 ** octave;
    const grid = Float32Array.from({ length: (cells + 2) ** 2 }, random);
    for (let y = 0; y < height; y += 1) {
      const row = (y / height) * cells;
      const [top, down] = [Math.floor(row), row % 1];
      for (let x = 0; x < width; x += 1) {
        const column = (x / width) * cells;
        const [left, right] = [Math.floor(column), column % 1];
        const at = top * (cells + 2) + left;
        const upper = grid[at]! * (1 - right) + grid[at + 1]! * right;
        const lower = grid[at + cells + 2]! * (1 - right) + grid[at + cells + 3]! * right;
        sum[y * width + x]! += strength * (upper * (1 - down) + lower * down);
      }
    }
  }
  return sum;
}

function addNoise(data: Buffer, strength: number): void {
  const random = randomFrom(11);
  // The sum of three is close enough to a normal distribution.
  const noise = Float32Array.from(
    { length: NOISE_VALUES },
    () => (random() + random() + random() - 1.5) * strength,
  );
  for (let at = 0, next = 0; at < data.length; at += 1) {
    // An odd step visits every value, and the jump after each cycle prevents a visible pattern.
    next = (next + 7919 + (at >>> 16)) & (NOISE_VALUES - 1);
    data[at] = clamp(data[at]! + noise[next]!);
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
