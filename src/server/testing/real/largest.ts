import { jpeg } from '../files/picture-files.ts';

/** Files and texts exactly as large as a limit allows. */

/** A JPEG segment holds at most this many bytes besides its marker. */
const SEGMENT = 65_535;

/** A JPEG of exactly that many bytes, padded with comments as cameras and programs write them. */
export function jpegOfBytes(size: number, picture: Buffer = jpeg()): Buffer {
  const segments: Buffer[] = [];
  for (let missing = size - picture.length; missing > 0; ) {
    let whole = Math.min(missing, SEGMENT + 2);
    // The last segment needs room for its marker and length.
    if (missing - whole > 0 && missing - whole < 4) whole -= 4;
    const segment = Buffer.alloc(whole, ' ');
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(whole - 2, 2);
    segments.push(segment);
    missing -= whole;
  }
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);
}

/** A PDF of exactly that many bytes, padded with a comment. */
export function pdfOfBytes(size: number): Buffer {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(size - head.length - tail.length) + tail, 'latin1');
}

/** Three-byte characters, the longest UTF-8 encoding of any script in common use. */
export const devanagari = (letters: number): string => 'क'.repeat(letters);
/** Arabic letters, two bytes each. */
export const arabic = (letters: number): string => 'م'.repeat(letters);
