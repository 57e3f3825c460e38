import { both, box, either, ellipse, everywhere, type Layer, paint } from './drawing.ts';

export type Look = {
  hair: 'short' | 'long' | 'bun' | 'scarf';
  hairColor: string;
  skin: string;
  clothes: string;
  ground: string;
};

const PIXELS = 160;

/** A drawn portrait without features: enough to tell one person in a list from the next. */
export function drawPortrait({ hair, hairColor, skin, clothes, ground }: Look): Buffer {
  const face = ellipse(0.5, 0.42, 0.165, 0.205);
  const crown = both(ellipse(0.5, 0.38, 0.18, 0.2), box(0, 0, 1, 0.4));
  const behind = {
    short: crown,
    long: either(ellipse(0.5, 0.4, 0.215, 0.24), box(0.285, 0.4, 0.715, 0.68)),
    bun: either(crown, ellipse(0.5, 0.15, 0.09)),
    scarf: either(ellipse(0.5, 0.42, 0.225, 0.26), ellipse(0.5, 0.74, 0.27, 0.2)),
  }[hair];
  const fringe = both(ellipse(0.5, 0.36, 0.185, 0.19), box(0, 0, 1, hair === 'scarf' ? 0.27 : 0.3));
  const neck = hair === 'scarf' ? [] : [{ shape: box(0.44, 0.55, 0.56, 0.74), color: skin }];
  const shoulders: Layer = { shape: ellipse(0.5, 1.06, 0.42, 0.36), color: clothes };
  const layers: Layer[] =
    hair === 'scarf'
      ? [shoulders, { shape: behind, color: hairColor }]
      : [{ shape: behind, color: hairColor }, ...neck, shoulders];
  return paint(PIXELS, [
    { shape: everywhere, color: ground },
    ...layers,
    { shape: face, color: skin },
    { shape: fringe, color: hairColor },
  ]);
}
