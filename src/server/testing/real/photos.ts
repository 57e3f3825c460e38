import sharp, { type Sharp } from 'sharp';
import { type Pixels, scene } from './scene.ts';

/**
 * Photos as phones, messengers and agencies make them. Each is drawn when it is first asked for and kept by the
 * process, because twelve megapixels take seconds.
 */
export type Photo = {
  /** The file's name. */
  name: string;
  /** Media type. */
  type: string;
  /** Pixels, as the picture is shown. */
  width: number;
  height: number;
  bytes: () => Promise<Buffer>;
};

/** Twelve megapixels, upright. */
const WIDTH = 3024;
const HEIGHT = 4032;
const JPEG = 'image/jpeg';

type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How a camera that is held in this way stores what is upright: the tag tells viewers to undo it. */
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

/** What a phone writes beside the pixels: itself, the time and the place, here the Corniche of Doha. */
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

/** Eight photos of twelve megapixels and 3 to 6 MB, held in each of the eight ways, two of them progressive. */
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

/** A selfie of about 5 MB, taken with the phone upright: its pixels lie on their side. */
export const SELFIE: Photo = PHONE_PHOTOS[5]!;

/** Twelve megapixels that a phone compressed strongly: just below the limit of 2 MB. */
export const COMPRESSED_PHOTO: Photo = photo('compressed.jpg', async () =>
  opened(await pixels())
    .withExif(PHONE_TAGS)
    .jpeg({ quality: 84 })
    .toBuffer(),
);

/** As messengers send them: smaller, and without tags. */
export const MESSENGER_PHOTO: Photo = photo(
  'WhatsApp Image 2026-03-14 at 09.26.53 (1).jpeg',
  async () =>
    opened(await smallPixels())
      .jpeg({ quality: 80, progressive: true })
      .toBuffer(),
  { width: 1200, height: 1600 },
);

/** Made for print, in the four inks. */
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
 * A HEIC file by its container, as the product sees it. The picture inside is AV1, because no encoder for HEVC comes
 * with our library; nothing of ours decodes either.
 */
export const HEIC_PHOTO: Photo = photo(
  'IMG_4711.HEIC',
  async () => {
    const bytes = await opened(await smallPixels())
      .heif({ compression: 'av1', effort: 0 })
      .toBuffer();
    // The major brand, behind the length and name of the first box.
    bytes.write('heic', 8, 'latin1');
    return bytes;
  },
  { width: 1200, height: 1600, type: 'image/heic' },
);

/** Photos that forms take without being scaled down. */
export const SMALL_PHOTOS: readonly Photo[] = [COMPRESSED_PHOTO, MESSENGER_PHOTO, CMYK_PHOTO, GREY_PHOTO];

/** A photo as the file that a person chooses. */
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
