import { compoundFileOf } from './compound-file.ts';
import { pictureOf } from './picture.ts';
import { isOldWordDocument, isWordPackage, reachesOut } from './word-document.ts';
import { zipEntriesOf } from './zip-directory.ts';

/** What a file is, found in its bytes; names and claims of the client do not count. */
export type FileContent = {
  /** Media type. */
  type: string;
  /** How many of its bytes are that; the others are to go. */
  size: number;
  /** Why it is not taken, although it is what it says. */
  objection?: string;
};

const UNKNOWN = 'application/octet-stream';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Beyond this, showing a picture costs its viewers hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_384;

/** The file is followed as a whole: one that only begins like a PDF, or breaks off, is none. */
export async function contentOf(bytes: Buffer): Promise<FileContent> {
  const content = (type: string, objection?: string): FileContent => ({
    type,
    size: bytes.length,
    ...(objection === undefined ? {} : { objection }),
  });
  const picture = pictureOf(bytes);
  if (picture) {
    const { type, width, height, end: size } = picture;
    const isLarge = width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;
    return {
      type,
      size,
      ...(isLarge && { objection: 'This picture has too many pixels: at most 50 million' }),
    };
  }
  if (isPdf(bytes)) return content('application/pdf');
  const compound = compoundFileOf(bytes);
  if (compound && isOldWordDocument(compound)) return content('application/msword');
  const entries = zipEntriesOf(bytes);
  if (!entries || !(await isWordPackage(entries))) return content(UNKNOWN);
  const objection = 'This document loads a template or an object from elsewhere. Please send it as a PDF';
  return (await reachesOut(entries)) ? content(WORD, objection) : content(WORD);
}

/** From its head to its last mark, after which only blanks may follow. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  return /%%EOF[\s\0]*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)));
}
