import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { gif, jpegWith, pngChunk, pngOfSize, webp } from '../../../testing/files/picture-files.ts';
import { pictureOf } from './picture.ts';
import { reEncodePicture, resizePicture } from './re-encode-picture.ts';

// Re-encodes the largest accepted pictures: slow compared with other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SECRET = 'GPS 24.7136 N 46.6753 E';
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
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
const drawn = (bytes: Buffer, type: Parameters<typeof reEncodePicture>[2]) =>
  reEncodePicture('192.0.2.1', bytes, type);
/** A picture whose left half is red, its right half blue. */
const twoHalves = (width: number, height: number) => {
  const half = { width: width / 2, height, channels: 3, background: '#f00' } as const;
  const red = { input: { create: half }, left: 0, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([red]);
};
const isRed = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0]! > 128 && data[2]! < 128;
};

describe('re-encoding removes metadata', () => {
  it.each<[string, Buffer, Parameters<typeof reEncodePicture>[2]]>([
    ['XMP of a JPEG', jpegOf(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`), 'image/jpeg'],
    ['IPTC of a JPEG', jpegOf(0xed, `Photoshop 3.0\0${SECRET}`), 'image/jpeg'],
    ['a comment of a JPEG', jpegOf(0xfe, SECRET), 'image/jpeg'],
    ['colours that hide a text', jpegOf(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`), 'image/jpeg'],
    ['a text of a PNG', insert(pngOfSize(1, 1), 33, pngChunk('tEXt', Buffer.from(SECRET))), 'image/png'],
    ['EXIF of a PNG', insert(pngOfSize(1, 1), 33, pngChunk('eXIf', Buffer.from(SECRET))), 'image/png'],
    ['EXIF of a WebP', riff('EXIF', SECRET), 'image/webp'],
    ['a comment of a GIF', gifWith(0xfe, ''), 'image/gif'],
    ['XMP of a GIF', gifWith(0xff, 'XMP DataXMP'), 'image/gif'],
  ])('%s', async (_, bytes, type) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const result = await drawn(bytes, type);
    expect(result!.bytes.includes(SECRET)).toBe(false);
    expect(pictureOf(result!.bytes, type)).toMatchObject({ width: 1, height: 1 });
  });

  it('place and time of a photo, in a camera’s EXIF', async () => {
    const exif = { IFD0: { Artist: SECRET }, IFD3: { GPSLatitude: '24/1 42/1 49/1', GPSLatitudeRef: 'N' } };
    const photograph = await twoHalves(40, 20).withExif(exif).jpeg().toBuffer();
    expect(photograph.includes(SECRET)).toBe(true);
    const { bytes } = (await drawn(photograph, 'image/jpeg'))!;
    expect(bytes.includes('Exif')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

describe('re-encoding', () => {
  it('rotates a picture upright', async () => {
    const held = await twoHalves(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, extent } = (await drawn(held, 'image/jpeg'))!;
    expect(extent).toEqual({ width: 20, height: 40 });
    // Rotated to the right, the left half is at the top.
    expect(await isRed(bytes, 10, 4)).toBe(true);
    expect(await isRed(bytes, 10, 36)).toBe(false);
  });

  it('scales a picture down to the largest size shown', async () => {
    const large = await sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await drawn(large, 'image/png')).toMatchObject({ extent: { width: 2560, height: 1280 } });
  });

  it('keeps the frames of an animation', async () => {
    const frames = [await twoHalves(8, 6).png().toBuffer(), await twoHalves(8, 6).negate().png().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const result = (await drawn(moving, 'image/gif'))!;
    expect(result).toMatchObject({ extent: { width: 8, height: 6 } });
    expect((await sharp(result.bytes, { animated: true }).metadata()).pages).toBe(2);
  });

  it('makes a small WebP for lists and never enlarges', async () => {
    const picture = await twoHalves(400, 300).png().toBuffer();
    expect(await sharp((await resizePicture(picture, 96))!).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 72,
    });
    expect(await sharp((await resizePicture(picture, 768))!).metadata()).toMatchObject({ width: 400 });
  });
});

describe('re-encoding rejects', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, Parameters<typeof reEncodePicture>[2]]>([
    ['more pixels than allowed', () => pngOfSize(8000, 8000), 'image/png'],
    [
      'frames with too many pixels in total',
      async () => {
        const frames = ['#fff', '#f00', '#0f0', '#00f'].map((background) =>
          sharp({ create: { width: 4000, height: 4000, channels: 3, background } })
            .png()
            .toBuffer(),
        );
        return sharp(await Promise.all(frames), { join: { animated: true }, limitInputPixels: false })
          .gif()
          .toBuffer();
      },
      'image/gif',
    ],
    [
      'an SVG sent as a PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/png',
    ],
  ])('%s', async (_, bytes, type) => {
    expect(await drawn(await bytes(), type)).toBeNull();
  });
});

it('refuses a network with too many waiting pictures, whatever its addresses, and no other', async () => {
  const draw = (address: string) => reEncodePicture(address, pngOfSize(1, 1), 'image/png');
  const own = Array.from({ length: 42 }, (_, index) => draw(`2001:db8:1:2::${index}`));
  const other = draw('2001:db8:1:3::1');
  const outcomes = await Promise.allSettled(own);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ status: 503 }) }]);
  expect(await other).toMatchObject({ extent: { width: 1, height: 1 } });
});
