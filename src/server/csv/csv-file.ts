import Papa from 'papaparse';
import { formatText } from '../../language/run/value/formats.ts';
import type { TextFile } from '../http/handler.ts';

/** A column of a file: its title, and what stands in it for a row. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => unknown };

/**
 * What a spreadsheet would run instead of showing it. An apostrophe before it makes it a text again; `readCsv` takes the
 * apostrophe away.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?=\s*[=+\-@\t\r＝＋－＠])/;

const LINE_BREAK = /\r\n|\r|\n/;

/** Without it Excel takes the letters of other languages for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The answer of an operation that gives rows as a file: RFC 4180, as spreadsheets open it. */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): { text: TextFile } {
  const content = Papa.unparse(
    {
      fields: columns.map(({ title }) => title),
      data: rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
    },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
  return {
    text: { name: `${name}.csv`, media_type: 'text/csv', content: `${BYTE_ORDER_MARK}${content}\r\n` },
  };
}

/** A number stays one; what has no value is an empty cell, several values stand behind semicolons. */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return formatText('yes-no', value);
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A file as it was read: its titles, and each further row that is not empty, by the number of its first line. */
export type CsvContent = { titles: string[]; lines: { line: number; cells: string[] }[] };

/** What stands in a file; null when it is none of this kind, or breaks off within quotes. */
export function readCsv(text: string): CsvContent | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.length > 0) return null;
  let next = 1;
  const [titles, ...rows] = data.map((raw) => {
    const line = next;
    next += 1 + raw.reduce((breaks, cell) => breaks + cell.split(LINE_BREAK).length - 1, 0);
    return { line, cells: raw.map((cell) => cell.replace(GUARDED, '').replaceAll('\0', '').trim()) };
  });
  const lines = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { titles: titles?.cells ?? [], lines };
}

/** Spreadsheets separate by what their country does not write in numbers: the titles show by what. */
function delimiterOf(text: string): string {
  const titles = /^.*/.exec(text)![0];
  const [first] = [',', ';', '\t'].sort((a, b) => titles.split(b).length - titles.split(a).length);
  return first!;
}
