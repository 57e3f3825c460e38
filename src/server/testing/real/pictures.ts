import sharp, { type Sharp } from 'sharp';
import { kept, type Photo } from './photos.ts';
import { randomFrom } from './random.ts';

/**
 * Logos, scans and screenshots as schools and teachers upload them; generated on first use, like the photos.
 */

type Pixel = (x: number, y: number) => readonly [red: number, green: number, blue: number, opaque: number];

function painted(width: number, height: number, pixel: Pixel): Sharp {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) data.set(pixel(x, y), at);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

function picture(
  name: string,
  { type, width, height }: Pick<Photo, 'type' | 'width' | 'height'>,
  make: () => Promise<Buffer>,
): Photo {
  return { name, type, width, height, bytes: kept(make) };
}

/** A ring with a colour gradient, transparent inside and outside, with soft edges. */
const logo = kept(async () => {
  const random = randomFrom(5);
  const pixels = painted(LOGO, LOGO, (x, y) => {
    const from = Math.hypot(x - LOGO / 2, y - LOGO / 2) / (LOGO / 2);
    const opaque = Math.max(0, Math.min(1, (0.12 - Math.abs(from - 0.8)) * 40));
    const shade = (x + y) / (2 * LOGO) + (random() - 0.5) * 0.02;
    return [20 + 60 * shade, 60 + 120 * shade, 160 - 60 * shade, 255 * opaque];
  });
  return { data: await pixels.png().toBuffer() };
});
const LOGO = 1200;
const PRINTED = 3000;
const SQUARE = { width: LOGO, height: LOGO };

/** A logo as delivered by a designer: 1200 pixels wide, transparent, about 1 MB. */
export const PNG_LOGO = picture(
  'Logo_final_v3 (transparent).png',
  { type: 'image/png', ...SQUARE },
  async () => (await logo()).data,
);
export const WEBP_LOGO = picture('logo.webp', { type: 'image/webp', ...SQUARE }, async () =>
  sharp((await logo()).data)
    .webp({ quality: 90 })
    .toBuffer(),
);

/** The same logo for print: 3000 pixels wide and above the limit of 2 MB. */
export const LARGE_LOGO = picture(
  'Logo PRINT.png',
  { type: 'image/png', width: PRINTED, height: PRINTED },
  async () =>
    sharp((await logo()).data)
      .resize(PRINTED)
      .png()
      .toBuffer(),
);

/** Whether a point on a page of text lines is ink: words of varying length, with margins. */
const isInk = (x: number, y: number, width: number, height: number, line: number): boolean => {
  if (x < width * 0.1 || x > width * 0.88 || y < height * 0.08 || y > height * 0.92) return false;
  const [row, inLine] = [Math.floor(y / line), (y % line) / line];
  const letter = Math.floor(x / (line * 0.22));
  const isBlank = (letter * 7 + row * 13) % 11 === 0;
  return inLine > 0.35 && inLine < 0.75 && !isBlank && (x * 3 + row * 5) % (line * 0.22) > line * 0.08;
};

/** A page scanned in greyscale at 200 dpi, with paper grain: about 1.5 MB. */
export const SCAN = picture(
  'Scan 2026-03-14 certificate.jpg',
  { type: 'image/jpeg', width: 1654, height: 2339 },
  () => {
    const random = randomFrom(3);
    return painted(1654, 2339, (x, y) => {
      const grey = (isInk(x, y, 1654, 2339, 44) ? 60 : 225) + (random() - 0.5) * 34;
      return [grey, grey, grey, 255];
    })
      .removeAlpha()
      .grayscale()
      .jpeg({ quality: 88 })
      .toBuffer();
  },
);

/** A phone screenshot as PNG: flat areas and sharp letters. */
export const SCREENSHOT = picture(
  'Screenshot_20260314-092653.png',
  { type: 'image/png', width: 1170, height: 2532 },
  () =>
    painted(1170, 2532, (x, y) => {
      if (y < 140) return [30, 30, 34, 255];
      return isInk(x, y, 1170, 2532, 60) ? [40, 40, 48, 255] : [250, 250, 252, 255];
    })
      .png()
      .toBuffer(),
);
