import { isOnlyDates } from './cv-dates.ts';
import { asRead, readsRightToLeft } from './letters.ts';

/** A text on a page: the start of its baseline, its width, and the size and font of its letters. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; font: string };

/**
 * Marks between lines that name the column of the next ones, because a section in one column does not continue in the
 * other.
 */
export const COLUMN = { whole: '\f', first: '\f1', second: '\f2' } as const;

type Segment = {
  text: string;
  from: number;
  to: number;
  y: number;
  row: number;
  size: number;
  /** The font of its last letters. */
  font: string;
};

/**
 * Returns the lines of a page in reading order. Texts beside each other in one row are separated by a tab; independent
 * columns are read one after the other.
 */
export function linesOfPage(pieces: readonly Piece[], width: number): string[] {
  const segments = rowsOf(pieces).flatMap(segmentsOf);
  const gutter = gutterOf(segments, width);
  if (gutter === null) return joinRows(segments, width);
  const lines: string[] = [];
  let waiting: Segment[] = [];
  const flush = () => {
    lines.push(
      COLUMN.first,
      ...joinRows(
        waiting.filter(({ to }) => to <= gutter),
        width,
      ),
    );
    lines.push(
      COLUMN.second,
      ...joinRows(
        waiting.filter(({ to }) => to > gutter),
        width,
      ),
    );
    waiting = [];
  };
  for (const segment of segments) {
    if (crosses(segment, gutter)) {
      flush();
      lines.push(COLUMN.whole, segment.text);
    } else waiting.push(segment);
  }
  flush();
  return lines;
}

/** Returns the text in the largest letters of a page, in up to two rows: mostly the person's name. */
export function titleOfPage(pieces: readonly Piece[]): string | undefined {
  const segments = rowsOf(pieces).flatMap(segmentsOf);
  const largest = Math.max(0, ...segments.map(({ size }) => size));
  const title = segments.filter(({ size }) => size > largest - 0.5);
  return title.length > 0 && title.length <= 2 ? title.map(({ text }) => text).join(' ') : undefined;
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const near = row && Math.abs(row[0]!.y - piece.y) < 0.4 * Math.max(piece.size, 6);
    if (near) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function segmentsOf(row: Piece[], index: number): Segment[] {
  const isRightToLeft = readsRightToLeft(row.map(({ text }) => text).join(''));
  const segments: (Segment & { pieces: string[] })[] = [];
  for (const { text, x, y, width, size, font } of row) {
    const last = segments.at(-1);
    const gap = last ? x - last.to : 0;
    if (last && gap < WIDEST_SPACE * Math.max(Math.min(size, last.size), 6)) {
      if (gap > 0.12 * size) last.pieces.push(' ');
      last.pieces.push(text);
      last.to = x + width;
      last.size = Math.max(last.size, size);
      last.font = font;
    } else segments.push({ text, from: x, to: x + width, y, row: index, size, font, pieces: [text] });
  }
  const read = segments.map(({ pieces, ...segment }) => {
    return {
      ...segment,
      text: (isRightToLeft ? asRead(pieces) : pieces).join('').replace(/\s+/g, ' ').trim(),
    };
  });
  return isRightToLeft ? read.reverse() : read;
}

/** A gap wider than so many letters' heights separates texts. */
const WIDEST_SPACE = 1.3;

const crosses = ({ from, to }: Segment, x: number) => from < x && to > x;

/** The least number of texts in a column. */
const FEWEST = 5;

/** Returns the x position between two columns; null if rows belong together, as dates and their entries do. */
function gutterOf(segments: readonly Segment[], width: number): number | null {
  let best: { x: number; crossing: number; space: number } | null = null;
  for (let x = 0.2 * width; x < 0.8 * width; x += 2) {
    const crossing = segments.filter((segment) => crosses(segment, x)).length;
    if (crossing > 0.2 * segments.length) continue;
    const left = segments.filter(({ to }) => to <= x);
    const right = segments.filter(({ from }) => from >= x);
    const smaller = left.length < right.length ? left : right;
    if (smaller.length < FEWEST || dates(smaller) >= 0.25 || datesBeside(left, right)) continue;
    const space = Math.min(...right.map(({ from }) => from)) - Math.max(...left.map(({ to }) => to));
    if (!best || crossing < best.crossing || (crossing === best.crossing && space > best.space))
      best = { x, crossing, space };
  }
  return best?.x ?? null;
}

const dates = (segments: readonly Segment[]) =>
  segments.filter(({ text }) => isOnlyDates(text)).length / segments.length;

/** Whether the dates in the left column belong to the texts beside them. */
function datesBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rows = new Set(right.map(({ row }) => row));
  const when = left.filter(({ text }) => isOnlyDates(text));
  const beside = when.filter(({ row }) => rows.has(row));
  return beside.length >= 2 && beside.length >= 0.8 * when.length;
}

function joinRows(segments: readonly Segment[], pageWidth: number): string[] {
  const rows = [...Map.groupBy(segments, ({ row }) => row).values()];
  const edge = edgeOf(segments, pageWidth);
  const lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    const text = row.map((segment) => segment.text).join('\t');
    const above = rows[index - 1];
    if (above && edge !== null && isGoneOn(above, row, edge)) lines[lines.length - 1] += ` ${text}`;
    else lines.push(text);
  }
  return lines;
}

/** Returns where lines are broken: where several end, or at the margin; null where no line is long enough to tell. */
function edgeOf(segments: readonly Segment[], pageWidth: number): number | null {
  const edge = Math.max(...segments.map(({ to }) => to));
  const width = edge - Math.min(...segments.map(({ from }) => from));
  const long = segments.filter(({ from, to }) => to > edge - 0.12 * width && to - from > 0.5 * width);
  return long.length >= 2 || edge > 0.9 * pageWidth ? edge : null;
}

/** The end of a sentence, or a year, as entries end. */
const ENDED = /[.;:!?]$|\d{4}[)\]]?$/;

/** Whether a line goes on in the next one: in the same letters, and its first word had no room. */
function isGoneOn(row: readonly Segment[], next: readonly Segment[], edge: number): boolean {
  const [above, below] = [row[0]!, next[0]!];
  if (row.length > 1 || next.length > 1 || readsRightToLeft(below.text) || ENDED.test(above.text))
    return false;
  const isAlike =
    above.font === below.font &&
    Math.abs(above.size - below.size) < 0.5 &&
    Math.abs(above.from - below.from) < 1;
  if (!isAlike || above.y - below.y > 2.2 * above.size) return false;
  if (/^\p{Lu}[\p{L} -]{2,25}:/u.test(below.text)) return false;
  const word = below.text.split(' ')[0]!;
  const width = ((below.to - below.from) * word.length) / below.text.length;
  return above.to + 0.2 * above.size + width > edge;
}
