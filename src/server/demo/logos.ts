import {
  around,
  both,
  box,
  either,
  ellipse,
  everywhere,
  except,
  type Layer,
  paint,
  polygon,
  type Shape,
  turned,
} from './drawing.ts';

const square = (side: number): Shape => box(0.5 - side / 2, 0.5 - side / 2, 0.5 + side / 2, 0.5 + side / 2);
const star = (side: number): Shape => either(square(side), turned(square(side), 1 / 8));
const wave =
  (level: number, height: number): Shape =>
  (x, y) =>
    Math.abs(y - level - 0.05 * Math.sin(x * 4 * Math.PI)) < height / 2 && x > 0.16 && x < 0.84;

/** Emblems, one for each school, in the geometric manner of the region. */
const EMBLEMS = {
  star: except(star(0.42), ellipse(0.5, 0.5, 0.13)),
  dome: either(
    both(ellipse(0.5, 0.46, 0.24), box(0, 0, 1, 0.46)),
    except(box(0.26, 0.5, 0.74, 0.8), either(ellipse(0.5, 0.66, 0.08), box(0.42, 0.66, 0.58, 0.8))),
    box(0.485, 0.14, 0.515, 0.24),
  ),
  waves: either(wave(0.36, 0.07), wave(0.5, 0.07), wave(0.64, 0.07)),
  palm: either(
    box(0.475, 0.45, 0.525, 0.84),
    ...[-0.2, -0.1, 0, 0.1, 0.2].map((turns) => turned(ellipse(0.5, 0.3, 0.045, 0.18), turns, 0.5, 0.47)),
  ),
  book: either(
    polygon([0.2, 0.34], [0.48, 0.42], [0.48, 0.76], [0.2, 0.68]),
    polygon([0.8, 0.34], [0.52, 0.42], [0.52, 0.76], [0.8, 0.68]),
    ellipse(0.5, 0.26, 0.07),
  ),
  sun: either(ellipse(0.5, 0.5, 0.17), around(box(0.48, 0.16, 0.52, 0.28), 12)),
  wings: either(
    polygon([0.5, 0.72], [0.16, 0.3], [0.36, 0.36], [0.5, 0.52]),
    polygon([0.5, 0.72], [0.84, 0.3], [0.64, 0.36], [0.5, 0.52]),
  ),
  pearl: either(
    except(both(ellipse(0.5, 0.46, 0.32), box(0, 0.46, 1, 1)), ellipse(0.5, 0.46, 0.2)),
    ellipse(0.5, 0.44, 0.13),
  ),
  peaks: either(
    polygon([0.16, 0.74], [0.42, 0.3], [0.6, 0.6], [0.52, 0.74]),
    polygon([0.56, 0.74], [0.68, 0.5], [0.84, 0.74]),
  ),
  compass: either(
    ...[0, 0.25].map((turns) => turned(polygon([0.5, 0.14], [0.57, 0.5], [0.5, 0.86], [0.43, 0.5]), turns)),
    except(ellipse(0.5, 0.5, 0.3), ellipse(0.5, 0.5, 0.26)),
  ),
} satisfies Record<string, Shape>;

export type Emblem = keyof typeof EMBLEMS;

const PIXELS = 160;

/** A school's logo: its emblem on its colour, with a faint lattice behind. */
export function drawLogo(emblem: Emblem, ground: string, lattice: string, ink = '#ffffff'): Buffer {
  const behind: Shape = (x, y) => {
    const [cx, cy] = [(x * 3) % 1, (y * 3) % 1];
    return except(star(0.62), star(0.56))(cx, cy);
  };
  const layers: Layer[] = [
    { shape: everywhere, color: ground },
    { shape: behind, color: lattice },
    { shape: ellipse(0.5, 0.5, 0.44), color: ground },
    { shape: EMBLEMS[emblem], color: ink },
  ];
  return paint(PIXELS, layers);
}
