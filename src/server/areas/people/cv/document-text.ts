import { getDocumentProxy } from 'unpdf';
import { plainText } from './letters.ts';
import { COLUMN, linesOfPage, type Piece, titleOfPage } from './pdf-lines.ts';
import type { UnreadableReason } from './suggestion.ts';
import { linesOfWord } from './word-lines.ts';

/** The lines of a document, and its text in the largest letters, if known. */
export type DocumentText = { lines: readonly string[]; title?: string | undefined };
/** A document without text, for a reason that the user can fix. */
export class Unreadable extends Error {
  readonly obstacle: UnreadableReason;

  constructor(obstacle: UnreadableReason) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

const MOST_PAGES = 10;
const MOST_LINES = 1000;
const COLUMNS = new RegExp(`^${COLUMN.whole}.?$`);
/** A Word paragraph may be longer; it is wrapped into lines as on paper. */
const LONGEST_LINE = 300;

/**
 * Reads a document. Call it only in a process that can be ended, because the file may be hostile.
 *
 * @throws Unreadable if it has no text, and the reason is known
 */
export async function textOfDocument(bytes: Uint8Array, isPdf: boolean): Promise<DocumentText> {
  return readable(isPdf ? await pdfText(bytes) : { lines: await linesOfWord(bytes) });
}

async function pdfText(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: Error) => {
    throw error.name === 'PasswordException' ? new Unreadable('password') : error;
  });
  const lines: string[] = [];
  let title: string | undefined;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      // Text at an angle across the page is ignored.
      return Math.abs(b) > Math.abs(a)
        ? []
        : [{ text: plainText(item.str), x, y, width: item.width, size: item.height, font: item.fontName }];
    });
    if (number === 1) title = titleOfPage(pieces);
    lines.push(...linesOfPage(pieces, page.getViewport({ scale: 1 }).width));
  }
  if (!lines.some((line) => /[\p{L}\p{N}]/u.test(line.replace(COLUMNS, '')))) throw new Unreadable('scan');
  return trusted(lines, title);
}

/** Drops Arabic in a font that does not map all of its letters: words lack letters, or contain spaces. */
function trusted(lines: readonly string[], title: string | undefined): DocumentText {
  const isWhole = (text: string) => !text.includes('\ufffd') && !/\p{Script=Arabic}/u.test(text);
  if (!lines.some((line) => line.includes('\ufffd'))) return { lines, title };
  return { lines: lines.filter(isWhole), title: title && isWhole(title) ? title : undefined };
}

/** Returns lines that regular expressions can handle: none is long, and none has long runs of white space. */
export function readable({ lines, title }: DocumentText): DocumentText {
  const short: string[] = [];
  for (const line of lines) {
    if (short.length >= MOST_LINES) break;
    short.push(...wrapped(spaced(plainText(line)), MOST_LINES - short.length));
  }
  return { lines: short, title: title && spaced(plainText(title)).slice(0, LONGEST_LINE) };
}

/** Three spaces separate as well as thirty, and one tab as well as several. */
const spaced = (line: string) =>
  line.startsWith(COLUMN.whole)
    ? line
    : line.replace(/\s{2,}/g, (run) => (run.includes('\t') ? '\t' : ' '.repeat(Math.min(run.length, 3))));

/** Wraps a line; returns none for an empty one. */
function wrapped(line: string, most: number): string[] {
  const found: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_LINE && found.length < most) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE);
    const end = space > 0 ? space : LONGEST_LINE;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  if (found.length < most && (rest.startsWith(COLUMN.whole) || rest.trim() !== '')) found.push(rest);
  return found;
}
