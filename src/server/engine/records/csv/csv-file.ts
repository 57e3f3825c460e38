import { AsyncLocalStorage } from 'node:async_hooks';
import Papa from 'papaparse';
import { formatText } from '../../../../language/run/value/formats.ts';

export type CsvColumn<Row> = { title: string; value: (row: Row) => unknown };

/**
 * Matches texts that a spreadsheet would run as a formula. A leading apostrophe makes them plain text;
 * `readCsv` removes it.
 */
const FORMULA = /^[\s"]*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?=[\s"]*[=+\-@\t\r＝＋－＠])/;

/**
 * The same after a separator within a text: a spreadsheet that splits at semicolons, as in many countries,
 * ignores our quotes and takes every separator and line break as the end of a cell.
 */
const INNER_FORMULA = /(?<=[;,|\t\r\n])(?=(?:[^\S\r\n]|")*[=+\-@＝＋－＠])/g;
const INNER_GUARDED = /(?<=[;,|\t\r\n])'(?=(?:[^\S\r\n]|["'])*[=+\-@＝＋－＠])/g;

const LINE_BREAK = /\r\n|\r|\n/;

/** Without it Excel misreads characters beyond ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file as an operation's answer: RFC 4180, as spreadsheets expect it. Each batch of rows is read once
 * the previous one has been sent.
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) {
  // The file is read after the call, but in its language.
  const within = AsyncLocalStorage.snapshot();
  async function* content() {
    yield titlesOf(columns);
    for await (const rows of batches) if (rows.length > 0) yield within(() => linesOf(columns, rows));
  }
  return { text: { name: `${name}.csv`, media_type: 'text/csv', content: content() } };
}

const titlesOf = (columns: readonly CsvColumn<never>[]): string =>
  `${BYTE_ORDER_MARK}${unparse([columns.map(({ title }) => title)])}`;

const linesOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  unparse(rows.map((row) => columns.map(({ value }) => guarded(cellOf(value(row))))));

const unparse = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.length === 0
    ? ''
    : `${Papa.unparse(lines as (string | number)[][], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

const guarded = (cell: string | number) =>
  typeof cell === 'string' ? cell.replace(INNER_FORMULA, "'") : cell;

/**
 * Formats a cell: numbers stay numbers, missing values are empty, several values are separated by semicolons.
 */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return formatText('yes-no', value);
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A parsed file: its titles, and each non-empty row with the number of its first line. */
export type CsvContent = { titles: string[]; lines: { line: number; cells: string[] }[] };

/** Parses a CSV file; null when it is malformed or ends within quotes. */
export function readCsv(text: string): CsvContent | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.length > 0) return null;
  let next = 1;
  const [titles, ...rows] = data.map((raw) => {
    const line = next;
    next += 1 + raw.reduce((breaks, cell) => breaks + cell.split(LINE_BREAK).length - 1, 0);
    return {
      line,
      cells: raw.map((cell) =>
        cell.replace(GUARDED, '').replaceAll(INNER_GUARDED, '').replaceAll('\0', '').trim(),
      ),
    };
  });
  const lines = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { titles: titles?.cells ?? [], lines };
}

/** The separator, which in spreadsheets depends on the country: the one used in the titles. */
function delimiterOf(text: string): string {
  const titles = /^.*/.exec(text)![0];
  const [first] = [',', ';', '\t'].sort((a, b) => titles.split(b).length - titles.split(a).length);
  return first!;
}
