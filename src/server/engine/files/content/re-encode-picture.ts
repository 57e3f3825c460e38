import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../messages/refusal.ts';
import { FairQueue } from '../../queues/fair-queue.ts';
import { networkOf } from '../../queues/network.ts';
import { MAX_PIXELS, type Picture } from './picture.ts';

/** The longest side of a stored picture: nothing is displayed larger. */
const LONGEST_STORED = 2560;
/** Maximum processor time per picture. */
const SECONDS = 20;

/** The encoders: each type keeps its format, so that transparency survives. */
const WRITE: Readonly<Record<Picture['type'], (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 86 }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
};

/** Maximum waiting pictures, per network and in total: each is in memory meanwhile. */
const WAITING = { ofLane: 40, inAll: 120 };
const RETRY_SECONDS = 5;

/** One picture at a time in one thread: only uploads wait for it. */
const queue = new FairQueue(WAITING);
let waiting = 0;
sharp.concurrency(1);
sharp.cache(false);
// Only the formats that forms accept may be decoded, whatever else the library supports.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});

/** The number of pictures that this process is re-encoding or has queued. */
export const queuedPictures = (): number => waiting;

export type ReEncodedPicture = { bytes: Buffer; extent: { width: number; height: number } };

/**
 * Re-encodes a picture from its pixels: upright, in sRGB, at most the size displayed, and without metadata.
 * Null when its pixels cannot be decoded or are too many in all frames together. Networks take turns.
 *
 * @throws Refusal 503 when too many pictures wait
 */
export async function reEncodePicture(
  address: string,
  bytes: Buffer,
  type: Picture['type'],
): Promise<ReEncodedPicture | null> {
  const network = networkOf(address);
  if (queue.isFull(network)) throw Refusal.busy(RETRY_SECONDS);
  return inTurn(network, async () => {
    const frames = type === 'image/gif' || type === 'image/webp';
    const picture = opened(bytes, frames).resize({
      width: LONGEST_STORED,
      height: LONGEST_STORED,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await WRITE[type](picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, extent: { width: info.width, height: info.pageHeight ?? info.height } };
  });
}

/** A still WebP of a stored picture with this maximum width; null when it cannot be decoded. */
export function resizePicture(bytes: Buffer, width: number): Promise<Buffer | null> {
  return inTurn('', () =>
    opened(bytes, false).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}

const opened = (bytes: Buffer, animated: boolean): Sharp =>
  sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient();

async function inTurn<T>(lane: string, work: () => Promise<T>): Promise<T | null> {
  waiting += 1;
  try {
    // The library's errors are about the bytes.
    return await queue.run(lane, () => work().catch(() => null));
  } finally {
    waiting -= 1;
  }
}
