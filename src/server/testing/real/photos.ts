import sharp, { type Sharp } from 'sharp';
import { type Pixels, scene } from './scene.ts';

/**
 * Photos as produced by phones, messengers and agencies. Each is generated on first use and cached by the
 * process, because twelve megapixels take seconds.
 */
export type Photo = {
  name: string;
  type: string;
  /** Pixels, as displayed. */
  width: number;
  height: number;
  bytes: () => Promise<Buffer>;
};

/** Twelve megapixels, upright. */
const WIDTH = 3024;
const HEIGHT = 4032;
const JPEG = 'image/jpeg';

type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How a camera held this way stores an upright photo; the orientation tag tells viewers to undo it. */
const STORED: Readonly<Record<Orientation, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flop().rotate(270),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(90),
};

/** The metadata a phone adds: device, time and place, here the Corniche in Doha. */
const PHONE_TAGS = {
  IFD0: { Make: 'Example', Model: 'Phone 12', DateTime: '2026:03:14 09:26:53' },
  IFD2: { DateTimeOriginal: '2026:03:14 09:26:53', FNumber: '9/5', ExposureTime: '1/120' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '25/1 18/1 1234/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '51/1 31/1 4567/100',
  },
};

const pixels = kept(() => scene(WIDTH, HEIGHT, 14));
const smallPixels = kept(() => scene(1200, 1600, 14));

const opened = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

const phonePhoto = (orientation: Orientation, quality: number, progressive = false): Photo =>
  photo(`IMG_20260314_09265${orientation}.jpg`, async () =>
    STORED[orientation](opened(await pixels()))
      .withExif(PHONE_TAGS)
      .withMetadata({ orientation })
      .jpeg({ quality, progressive })
      .toBuffer(),
  );

/** Eight photos of twelve megapixels and 3 to 6 MB, one for each orientation; two are progressive. */
export const PHONE_PHOTOS: readonly Photo[] = [
  phonePhoto(1, 95),
  phonePhoto(2, 93),
  phonePhoto(3, 94, true),
  phonePhoto(4, 92),
  phonePhoto(5, 95),
  phonePhoto(6, 95),
  phonePhoto(7, 93, true),
  phonePhoto(8, 96),
];

/** A selfie of about 5 MB, taken with the phone upright, so its pixels are stored sideways. */
export const SELFIE: Photo = PHONE_PHOTOS[5]!;

/** Twelve megapixels, compressed strongly by the phone to just below the limit of 2 MB. */
export const COMPRESSED_PHOTO: Photo = photo('compressed.jpg', async () =>
  opened(await pixels())
    .withExif(PHONE_TAGS)
    .jpeg({ quality: 84 })
    .toBuffer(),
);

/** As sent through messengers: smaller and without metadata. */
export const MESSENGER_PHOTO: Photo = photo(
  'WhatsApp Image 2026-03-14 at 09.26.53 (1).jpeg',
  async () =>
    opened(await smallPixels())
      .jpeg({ quality: 80, progressive: true })
      .toBuffer(),
  { width: 1200, height: 1600 },
);

/** Made for print, in CMYK. */
export const CMYK_PHOTO: Photo = photo(
  'portrait print.jpg',
  async () =>
    opened(await smallPixels())
      .toColourspace('cmyk')
      .jpeg({ quality: 75 })
      .toBuffer(),
  { width: 1200, height: 1600 },
);

export const GREY_PHOTO: Photo = photo(
  'black & white.jpg',
  async () =>
    opened(await smallPixels())
      .grayscale()
      .jpeg({ quality: 92 })
      .toBuffer(),
  { width: 1200, height: 1600 },
);

/**
 * A photo in a HEIC container. The image inside is AV1, because our library has no HEVC encoder; the product
 * decodes neither.
 */
export const HEIC_PHOTO: Photo = photo(
  'IMG_4711.HEIC',
  async () => {
    const bytes = await opened(await smallPixels())
      .heif({ compression: 'av1', effort: 0 })
      .toBuffer();
    // The major brand, after the first box's length and type.
    bytes.write('heic', 8, 'latin1');
    return bytes;
  },
  { width: 1200, height: 1600, type: 'image/heic' },
);

/** Photos that forms accept without scaling them down. */
export const SMALL_PHOTOS: readonly Photo[] = [COMPRESSED_PHOTO, MESSENGER_PHOTO, CMYK_PHOTO, GREY_PHOTO];

/** A photo as a file to choose in a form. */
export const fileOfPhoto = async ({ name, type, bytes }: Photo): Promise<File> =>
  new File([new Uint8Array(await bytes())], name, { type });

function photo(
  name: string,
  make: () => Promise<Buffer>,
  { width = WIDTH, height = HEIGHT, type = JPEG } = {},
): Photo {
  return { name, type, width, height, bytes: kept(make) };
}

export function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
