import { isOnlyDates } from './cv-dates.ts';

/** A text on a page: the start of its baseline, its width, and the size of its letters. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

/**
 * Marks between lines that name the column of the next ones, because a section in one column does not continue in the
 * other.
 */
export const COLUMN = { whole: '\f', first: '\f1', second: '\f2' } as const;

type Segment = { text: string; from: number; to: number; row: number; size: number };

/**
 * Returns the lines of a page in reading order. Texts beside each other in one row are separated by a tab; independent
 * columns are read one after the other.
 */
export function linesOfPage(pieces: readonly Piece[], width: number): string[] {
  const segments = rowsOf(pieces).flatMap(segmentsOf);
  const gutter = gutterOf(segments, width);
  if (gutter === null) return joinRows(segments);
  const lines: string[] = [];
  let waiting: Segment[] = [];
  const flush = () => {
    lines.push(COLUMN.first, ...joinRows(waiting.filter(({ to }) => to <= gutter)));
    lines.push(COLUMN.second, ...joinRows(waiting.filter(({ to }) => to > gutter)));
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
  const segments: Segment[] = [];
  for (const { text, x, width, size } of row) {
    const last = segments.at(-1);
    const gap = last ? x - last.to : 0;
    if (last && gap < 1.5 * Math.max(Math.min(size, last.size), 6)) {
      last.text += gap > 0.12 * size && !/\s$/.test(last.text) && !/^\s/.test(text) ? ` ${text}` : text;
      last.to = x + width;
      last.size = Math.max(last.size, size);
    } else segments.push({ text, from: x, to: x + width, row: index, size });
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ').trim() }));
}

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

function joinRows(segments: readonly Segment[]): string[] {
  const rows = new Map<number, string[]>();
  for (const { row, text } of segments) rows.set(row, [...(rows.get(row) ?? []), text]);
  return [...rows.values()].map((texts) => texts.join('\t'));
}
