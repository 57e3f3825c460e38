import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { coded } from '../../messages/say.ts';
import { compoundFileOf } from './compound-file.ts';
import { isPictureType, MAX_PIXELS, type Picture, pictureOf } from './picture.ts';
import {
  hasExternalReferences,
  isEncryptedPackage,
  isOldWordDocument,
  isWordPackage,
} from './word-document.ts';
import { zipEntriesOf } from './zip-directory.ts';

/** A file's content, determined from its bytes; the name and type sent by the client do not count. */
export type FileContent = {
  /** Media type. */
  type: string;
  /** The number of bytes that belong to the file; the rest is dropped. */
  size: number;
  /** The reason to refuse it despite its accepted type. */
  objection?: CodedMessage;
};

/** The type of everything that forms do not accept. */
export const UNKNOWN_TYPE = 'application/octet-stream';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LONGEST_SIDE = 16_384;

/**
 * The library recognises a type by the first bytes. Then the whole file is checked: one that only starts like
 * a PDF or a picture, or is incomplete, is refused.
 */
export async function contentOf(bytes: Buffer): Promise<FileContent> {
  const begins = await typeOf(bytes);
  if (isPictureType(begins)) return pictureContent(pictureOf(bytes, begins), bytes);
  const type = (name: string, isOne: boolean) => ({ type: isOne ? name : UNKNOWN_TYPE, size: bytes.length });
  if (begins === 'application/pdf') return type(begins, isPdf(bytes));
  if (begins === 'application/x-cfb') {
    const compound = compoundFileOf(bytes);
    if (compound && isEncryptedPackage(compound))
      return { ...type(WORD, true), objection: coded('request.has_password') };
    return type('application/msword', compound !== null && isOldWordDocument(compound));
  }
  // The library recognises a Word package by its index; without a readable one it only sees a ZIP.
  if (begins === UNKNOWN_TYPE && isText(bytes)) return type('text/csv', true);
  const entries = begins === WORD || begins === 'application/zip' ? zipEntriesOf(bytes) : null;
  if (!entries || !(await isWordPackage(entries))) return type(WORD, false);
  const objection = coded('request.reaches_out');
  return { ...type(WORD, true), ...((await hasExternalReferences(entries)) && { objection }) };
}

/** An animated PNG counts as a PNG. The library's errors are about the bytes, not server errors. */
async function typeOf(bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? UNKNOWN_TYPE);
}

function pictureContent(picture: Picture | null, bytes: Buffer): FileContent {
  if (!picture) return { type: UNKNOWN_TYPE, size: bytes.length };
  const { type, width, height, end: size } = picture;
  const isLarge = width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE;
  return { type, size, ...(isLarge && { objection: coded('request.too_many_pixels') }) };
}

/** From the version header to the last end marker, after which only whitespace may follow. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  return /%%EOF[\s\0]*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)));
}

/** UTF-8 without control characters. */
function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}
