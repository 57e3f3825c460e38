import type { Picture } from './picture.ts';

/**
 * A picture without what its camera or its program has written beside the pixels: where it was taken and when, by whom and
 * with what, a small copy of what was cut away. Only what is needed to show it right stays, which is colours, times of
 * pictures that move, and how the camera was held. `bytes` are a whole picture, followed from its first byte to its end.
 */
export function withoutMetadata(bytes: Buffer, type: Picture['type']): Buffer {
  const kept = KEPT[type](bytes);
  return kept.length === bytes.length ? bytes : kept;
}

const KEPT: Readonly<Record<Picture['type'], (bytes: Buffer) => Buffer>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
};

const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function png(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (PNG_CHUNKS.has(bytes.toString('latin1', at + 4, at + 8))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** How the camera was held, as EXIF numbers it: 1 is upright. */
const UPRIGHT = 1;

function jpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation = UPRIGHT;
  let at = 2;
  // Up to the first pixels; nothing that is said about the picture stands behind them.
  for (let marker = 0; marker !== 0xda; ) {
    const start = at;
    while (bytes.readUInt8(at) === 0xff) at += 1;
    marker = bytes.readUInt8(at);
    at += 1;
    if (marker === 0xda || marker === 0xd9) {
      at = start;
      break;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    const content = bytes.subarray(at + 2, at + bytes.readUInt16BE(at));
    at += content.length + 2;
    if (isShown(marker, content)) parts.push(bytes.subarray(start, at));
    else if (marker === 0xe1) orientation = orientationOf(content) ?? orientation;
  }
  const held = orientation === UPRIGHT ? [] : [orientationSegment(orientation)];
  // What says how to read the others comes first.
  const isFormat = (part: Buffer) => part.includes('JFIF\0') && part.length < 64;
  const [format, others] = [parts.filter(isFormat), parts.filter((part) => !isFormat(part))];
  return Buffer.concat([bytes.subarray(0, 2), ...format, ...held, ...others, bytes.subarray(at)]);
}

/** Of what programs may add (APP0 to APP15, comments) the frame's format, its colours, and Adobe's way to mix them. */
function isShown(marker: number, content: Buffer): boolean {
  const begins = content.toString('latin1', 0, 12);
  if (marker === 0xe0) return begins.startsWith('JFIF\0');
  if (marker === 0xe2) return begins === 'ICC_PROFILE\0';
  if (marker === 0xee) return /^Adobe/.test(begins);
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

function orientationOf(content: Buffer): number | null {
  if (content.toString('latin1', 0, 6) !== EXIF) return null;
  const tiff = content.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (short(at) !== ORIENTATION) continue;
      const value = short(at + 8);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** EXIF that says nothing else. */
function orientationSegment(orientation: number): Buffer {
  const directory = Buffer.alloc(18);
  directory.writeUInt16BE(1, 0);
  directory.writeUInt16BE(ORIENTATION, 2);
  directory.writeUInt16BE(3, 4);
  directory.writeUInt32BE(1, 6);
  directory.writeUInt16BE(orientation, 10);
  const content = Buffer.concat([Buffer.from(`${EXIF}MM\0*\0\0\0\b`, 'latin1'), directory]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Extensions that say how a picture moves; comments and programs' own go. */
function gif(bytes: Buffer): Buffer {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (start: number) => {
    let at = start;
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
    return at + 1;
  };
  let at = 13 + colours(bytes.readUInt8(10));
  const parts = [bytes.subarray(0, at)];
  while (bytes.readUInt8(at) !== 0x3b) {
    const isExtension = bytes.readUInt8(at) === 0x21;
    const end = isExtension ? afterBlocks(at + 2) : afterBlocks(at + 11 + colours(bytes.readUInt8(at + 9)));
    const name = bytes.toString('latin1', at + 3, at + 14);
    const isMoving = bytes.readUInt8(at + 1) === 0xf9 || /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name);
    if (!isExtension || isMoving) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at)]);
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** In the flags of VP8X: that EXIF and XMP follow. */
const HAS_METADATA = 0x0c;

function webp(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const kind = bytes.toString('latin1', at, at + 4);
    if (WEBP_CHUNKS.has(kind)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (kind === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~HAS_METADATA, 8);
      parts.push(chunk);
    }
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...parts]);
}
