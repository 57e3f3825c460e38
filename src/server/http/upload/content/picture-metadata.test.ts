import { describe, expect, it } from 'vitest';
import { gif, jpeg, jpegWith, pngChunk, pngOfSize, webp } from '../../../testing/picture-files.ts';
import { contentOf } from './file-content.ts';

const SECRET = 'GPS 24.7136 N 46.6753 E';
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const keptOf = async (bytes: Buffer) => {
  const { kept, size, type } = await contentOf(bytes);
  const stored = kept ?? bytes.subarray(0, size);
  expect(size).toBe(stored.length);
  // What is stored is a whole picture of the same type.
  expect(await contentOf(stored)).toEqual({ type, size: stored.length });
  return stored;
};

/** EXIF as a camera writes it: which way it was held, and more. */
function exif(order: 'II' | 'MM', orientation: number): string {
  const tiff = Buffer.alloc(64);
  const short = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 0, 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return `Exif\0\0${tiff.toString('latin1')}${SECRET}`;
}
const jpegOf = (marker: number, content: string) => {
  const bytes = jpegWith(marker, '');
  bytes.writeUInt16BE(content.length + 2, 4);
  return insert(bytes, 6, Buffer.from(content, 'latin1'));
};
const riff = (kind: string, content: string) => {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(kind, 0, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  chunk.write(content, 8, 'latin1');
  const bytes = Buffer.concat([webp(), chunk]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
};
const gifWith = (label: number, name: string) =>
  insert(
    gif(),
    19,
    Buffer.concat([
      Buffer.from([0x21, label, ...(name ? [name.length] : [])]),
      Buffer.from(name),
      Buffer.from([SECRET.length]),
      Buffer.from(SECRET),
      Buffer.from([0]),
    ]),
  );

describe('what a camera or a program has written beside the pixels goes', () => {
  it.each<[string, Buffer, Buffer]>([
    ['EXIF of a JPEG', jpegOf(0xe1, exif('II', 1)), jpeg()],
    ['XMP of a JPEG', jpegOf(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`), jpeg()],
    ['IPTC of a JPEG', jpegOf(0xed, `Photoshop 3.0\0${SECRET}`), jpeg()],
    ['a comment of a JPEG', jpegOf(0xfe, SECRET), jpeg()],
    ['a second picture of a JPEG', jpegOf(0xe2, `MPF\0${SECRET}`), jpeg()],
    ['a text of a PNG', insert(pngOfSize(1, 1), 33, pngChunk('tEXt', Buffer.from(SECRET))), pngOfSize(1, 1)],
    ['EXIF of a PNG', insert(pngOfSize(1, 1), 33, pngChunk('eXIf', Buffer.from(SECRET))), pngOfSize(1, 1)],
    ['EXIF of a WebP', riff('EXIF', SECRET), webp()],
    ['a comment of a GIF', gifWith(0xfe, ''), gif()],
    ['XMP of a GIF', gifWith(0xff, 'XMP DataXMP'), gif()],
  ])('%s', async (_, bytes, plain) => {
    expect(bytes.includes(SECRET)).toBe(true);
    expect(await keptOf(bytes)).toEqual(plain);
  });
});

describe('what it takes to show it right stays', () => {
  it.each([
    ['colours', jpegOf(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`)],
    ['Adobe’s colours', jpegOf(0xee, 'Adobe\0d\0\0\0\0\x01')],
    ['colours of a PNG', insert(pngOfSize(1, 1), 33, pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])))],
    ['how often a GIF moves', gifWith(0xff, 'NETSCAPE2.0')],
  ])('%s', async (_, bytes) => {
    expect(await keptOf(bytes)).toEqual(bytes);
  });

  it.each(['II', 'MM'] as const)(
    'how the camera was held, written as %s, and nothing else of its notes',
    async (order) => {
      const kept = await keptOf(jpegOf(0xe1, exif(order, 6)));
      expect(kept.includes(SECRET)).toBe(false);
      expect(kept.length).toBe(jpeg().length + 36);
      expect(kept.includes(Buffer.from('Exif\0\0MM\0*', 'latin1'))).toBe(true);
      // A second time nothing is left to go.
      expect(await keptOf(kept)).toEqual(kept);
    },
  );
});
