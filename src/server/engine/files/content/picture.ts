import { crc32 } from 'node:zlib';

/** A picture parsed from its first to its last byte. */
export type Picture = {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  width: number;
  height: number;
  /** Where it ends; trailing bytes, which could make the file something else too, do not belong to it. */
  end: number;
};

/** The maximum number of pixels: displaying more costs viewers hundreds of megabytes. */
export const MAX_PIXELS = 50_000_000;

type Extent = Omit<Picture, 'type'>;

/** Parses a picture of each type to its end; its first bytes have been checked already. */
const FOLLOW: Readonly<Record<Picture['type'], (bytes: Buffer) => Extent | null>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
};

export const isPictureType = (type: string): type is Picture['type'] => Object.hasOwn(FOLLOW, type);

/** Parses bytes that start like a picture; null when they are not one, or it is incomplete. */
export function pictureOf(bytes: Buffer, type: Picture['type']): Picture | null {
  try {
    const extent = FOLLOW[type](bytes);
    return extent && { type, ...extent };
  } catch (error) {
    // A read beyond the last byte: the picture is incomplete.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function png(bytes: Buffer): Extent | null {
  let [width, height, hasPixels] = [0, 0, false];
  for (let at = 8; ; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    const isCritical = /^[A-Z]/.test(kind);
    // Viewers ignore wrong checksums in chunks they do not need.
    const sum = bytes.readUInt32BE(end - 4);
    if (isCritical && crc32(bytes.subarray(at + 4, end - 4)) !== sum) return null;
    if (at === 8) {
      if (kind !== 'IHDR' || length !== 13) return null;
      [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    }
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') return hasPixels ? { width, height, end } : null;
    at = end;
  }
}

/** Start of frame: the markers that contain the size. C4, C8 and CC are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

function jpeg(bytes: Buffer): Extent | null {
  let [width, height, hasPixels] = [0, 0, false];
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    while (bytes.readUInt8(at) === 0xff) at += 1;
    const marker = bytes.readUInt8(at);
    at += 1;
    if (marker === 0xd9) {
      return hasPixels && width > 0 ? { width, height, end: at } : null;
    }
    if (marker === 0x01 || isRestart(marker)) continue;
    if (isFrame(marker)) [height, width] = [bytes.readUInt16BE(at + 3), bytes.readUInt16BE(at + 5)];
    at += bytes.readUInt16BE(at);
    if (marker === 0xda) {
      hasPixels = true;
      at = endOfPixels(bytes, at);
    }
  }
}

/** The position of the next marker outside the compressed pixels, where FF is followed by 00 or a restart. */
function endOfPixels(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new RangeError('the picture breaks off');
}

function gif(bytes: Buffer): Extent | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (start: number) => {
    let at = start;
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
    return at + 1;
  };
  let [width, height, hasPixels] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8), false];
  for (let at = 13 + colours(bytes.readUInt8(10)); ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return hasPixels ? { width, height, end: at + 1 } : null;
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) {
      width = Math.max(width, bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 7));
      at = afterBlocks(at + 11 + colours(bytes.readUInt8(at + 9)));
      hasPixels = true;
    } else return null;
  }
}

function webp(bytes: Buffer): Extent | null {
  const text = (at: number) => bytes.toString('latin1', at, at + 4);
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  let [width, height, hasPixels] = [0, 0, false];
  for (let at = 12; at < end; ) {
    const [kind, start, length] = [text(at), at + 8, bytes.readUInt32LE(at + 4)];
    const size = webpSize(bytes, kind, start);
    if (size) [width, height] = [Math.max(width, size[0]), Math.max(height, size[1])];
    if (kind === 'VP8 ' || kind === 'VP8L' || kind === 'ANMF') hasPixels = true;
    at = start + length + (length % 2);
    if (start + length > end) return null;
  }
  return hasPixels ? { width, height, end } : null;
}

function webpSize(bytes: Buffer, kind: string, start: number): [width: number, height: number] | null {
  if (kind === 'VP8X') return [bytes.readUIntLE(start + 4, 3) + 1, bytes.readUIntLE(start + 7, 3) + 1];
  if (kind === 'VP8 ')
    return [bytes.readUInt16LE(start + 6) & 0x3fff, bytes.readUInt16LE(start + 8) & 0x3fff];
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(start + 1);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
