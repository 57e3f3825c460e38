import { isOnlyDates, spanIn } from './cv-dates.ts';
import { inReadingOrder, readsRightToLeft } from './letters.ts';

/** A text on a page: the start of its baseline, its width, and the size and font of its letters. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; font: string };

/**
 * Marks between lines that tell the column of the next ones, because a section in one column does not
 * continue in the other.
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
  isOfOneFont: boolean;
};

/**
 * Returns the lines of a page in reading order. Texts beside each other in one row are separated by a tab;
 * independent columns are read one after the other.
 */
export function linesOfPage(pieces: readonly Piece[], width: number): string[] {
  const rows = rowsOf(pieces);
  const isCell = cellsOf(rows);
  const segments = rows.flatMap((row, index) => segmentsOf(row, index, isCell));
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

/** Returns the text in the largest letters of a page, in up to two rows: usually the person's name. */
export function titleOfPage(pieces: readonly Piece[]): string | undefined {
  const segments = rowsOf(pieces).flatMap((row, index) => segmentsOf(row, index, () => false));
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

/**
 * A gap wider than this factor of the letters' height separates texts whose starts are aligned, as in a
 * table's cells.
 */
const NARROW_GAP = 0.35;
/** The least rows of a table. */
const FEWEST_ROWS = 3;

/**
 * Whether a text at an x position of a row starts a cell: some neighbouring rows have one there, too, each
 * after a gap.
 */
type IsCell = (x: number, row: number) => boolean;

function cellsOf(rows: readonly Piece[][]): IsCell {
  const starts = rows.flatMap((row, index) =>
    row.flatMap(({ x, size }, at) => {
      const before = row[at - 1];
      return before && x - before.x - before.width > NARROW_GAP * size ? [{ x, row: index }] : [];
    }),
  );
  return (x, row) =>
    starts.filter((one) => isSame(one.x, x) && Math.abs(one.row - row) < FEWEST_ROWS).length >= FEWEST_ROWS;
}

const isSame = (x: number, other: number) => Math.abs(x - other) < 0.5;

/** Whether a text in a different font starts: the employer after a post in bold letters. */
const isOther = (last: Segment, { text, font }: Piece) =>
  font !== last.font &&
  last.isOfOneFont &&
  /[\p{L}\p{N})]$/u.test(last.text) &&
  /^\p{Lu}\p{L}{2}/u.test(text);

function segmentsOf(row: Piece[], index: number, isCell: IsCell): Segment[] {
  const isRightToLeft = readsRightToLeft(row.map(({ text }) => text).join(''));
  const segments: (Segment & { pieces: string[] })[] = [];
  const widest = widestSpaceOf(row);
  for (const piece of row) {
    const { text, x, y, width, size, font } = piece;
    const last = segments.at(-1);
    const gap = last ? x - last.to : 0;
    const begins = gap > NARROW_GAP * size && isCell(x, index);
    if (last && !begins && gap < widest * Math.max(Math.min(size, last.size), 6)) {
      if (gap > 0.12 * size) last.pieces.push(isOther(last, piece) ? '\t' : ' ');
      last.pieces.push(text);
      last.text += text;
      last.isOfOneFont &&= font === last.font;
      last.to = x + width;
      last.size = Math.max(last.size, size);
      last.font = font;
    } else
      segments.push({
        text,
        from: x,
        to: x + width,
        y,
        row: index,
        size,
        font,
        isOfOneFont: true,
        pieces: [text],
      });
  }
  const read = segments.map(({ pieces, ...segment }) => {
    return {
      ...segment,
      text: (isRightToLeft ? inReadingOrder(pieces) : pieces)
        .join('')
        .replace(/\s*\t\s*/g, '\t')
        .replace(/[^\S\t]+/g, ' ')
        .trim(),
    };
  });
  return isRightToLeft ? read.reverse() : read;
}

/** A gap wider than this factor of the letters' height separates texts. */
const WIDEST_SPACE = 1.3;

/** Returns the widest space of a row. A justified short line has wide ones between all its words. */
function widestSpaceOf(row: readonly Piece[]): number {
  const gaps = row
    .slice(1)
    .map((piece, index) => (piece.x - row[index]!.x - row[index]!.width) / Math.max(piece.size, 6))
    .sort((a, b) => a - b);
  const median = gaps[gaps.length >> 1] ?? 0;
  return gaps.length >= 3 && median < WIDEST_SPACE ? Math.max(WIDEST_SPACE, 2.5 * median) : WIDEST_SPACE;
}

const crosses = ({ from, to }: Segment, x: number) => from < x && to > x;

/** The least number of texts in a column. */
const FEWEST = 5;

/** The most groups of lines across both columns, such as a header, a heading in between and a footer. */
const MOST_BANDS = 3;

/**
 * Counts the groups of lines that cross an x position. Lines of one column are often as short as if there
 * were two.
 */
function bandsAcross(segments: readonly Segment[], x: number): number {
  let bands = 0;
  let isInside = false;
  for (const segment of segments) {
    const isAcross = crosses(segment, x);
    if (isAcross && !isInside) bands += 1;
    isInside = isAcross;
  }
  return bands;
}

/**
 * Returns the x position between two columns; null if rows belong together, as dates and their entries do.
 */
function gutterOf(segments: readonly Segment[], width: number): number | null {
  let best: { x: number; crossing: number; space: number } | null = null;
  for (let x = 0.2 * width; x < 0.8 * width; x += 2) {
    const crossing = segments.filter((segment) => crosses(segment, x)).length;
    if (crossing > 0.2 * segments.length || bandsAcross(segments, x) > MOST_BANDS) continue;
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
    if (above && isBroken(above.at(-1)!, row)) lines[lines.length - 1] = lines.at(-1)!.replace(/-$/, text);
    else if (above && edge !== null && isGoneOn(above, row, edge)) lines[lines.length - 1] += ` ${text}`;
    else lines.push(text);
  }
  return lines;
}

/** Returns where lines wrap: where several end, or at the margin; null if no line is long enough to tell. */
function edgeOf(segments: readonly Segment[], pageWidth: number): number | null {
  const edge = Math.max(...segments.map(({ to }) => to));
  const width = edge - Math.min(...segments.map(({ from }) => from));
  const long = segments.filter(({ from, to }) => to > edge - 0.12 * width && to - from > 0.5 * width);
  return long.length >= 2 || edge > 0.9 * pageWidth ? edge : null;
}

/** Whether a word is hyphenated at the end of a line. */
const isBroken = (last: Segment, [next, ...others]: readonly Segment[]) =>
  others.length === 0 &&
  /\p{Ll}-$/u.test(last.text) &&
  /^\p{Ll}/u.test(next!.text) &&
  Math.abs(last.from - next!.from) < 1;

/** The end of a sentence, or a year, as at the end of an entry. */
const ENDED = /[.;:!?]$|\d{4}[)\]]?$/;

/** Whether a line continues in the next one: in the same font, whose first word did not fit. */
function isGoneOn(row: readonly Segment[], next: readonly Segment[], edge: number): boolean {
  const [above, below] = [row[0]!, next[0]!];
  if (row.length > 1 || next.length > 1 || readsRightToLeft(below.text) || ENDED.test(above.text))
    return false;
  const span = spanIn(below.text);
  if (span && below.text.startsWith(span.text)) return false;
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
