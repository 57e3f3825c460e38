import { crc32, deflateSync } from 'node:zlib';

/** Minimal but complete images, and the building blocks for others. */

export const jpeg = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  );
export const gif = (): Buffer =>
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const webp = (): Buffer =>
  Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

/** A larger PNG only claims its size: its pixels are not generated. */
const MOST_DRAWN = 1_000_000;

/** A single-colour PNG. */
export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const isDrawn = width * height <= MOST_DRAWN;
  const row = [
    0,
    ...Array<number[]>(isDrawn ? width : 1)
      .fill([67, 63, 153, 255])
      .flat(),
  ];
  const pixels = Array<number[]>(isDrawn ? height : 1)
    .fill(row)
    .flat();
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(pixels))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** The JPEG with an extra segment right after its start, for example 0xfe, a comment. */
export function jpegWith(marker: number, content: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xff00 + marker, 0);
  segment.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg().subarray(0, 2), segment, Buffer.from(content), jpeg().subarray(2)]);
}

export function jpegOfSize(width: number, height: number): Buffer {
  const bytes = jpeg();
  // The frame's C2 marker, its length, and the bits per sample.
  const frame = bytes.indexOf('ffc2', 'hex');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

export function gifOfSize(width: number, height: number): Buffer {
  const bytes = gif();
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

export function webpOfSize(width: number, height: number): Buffer {
  const bytes = webp();
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
}
