import { expect, it } from 'vitest';
import { type CsvColumn, csvFile, readCsv } from './csv-file.ts';

const column: CsvColumn<unknown> = { title: 'Name', value: (row) => row };
const cellsOf = (value: unknown) => csvFile('names', [column], [value]).text.content.split('\r\n')[1];

it('is a file with titles that spreadsheets read as UTF-8', () => {
  expect(csvFile('names', [column], ['دبي']).text).toEqual({
    name: 'names.csv',
    media_type: 'text/csv',
    content: '\uFEFFName\r\nدبي\r\n',
  });
});

it('writes numbers, yes and no, lists and what is absent', () => {
  expect([-5, true, false, null, undefined, ['A', 'B']].map(cellsOf)).toEqual([
    '-5',
    'Yes',
    'No',
    '',
    '',
    'A; B',
  ]);
});

it.each(['=1+1', '+971', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=1\n2'])(
  'lets no spreadsheet run %j, and reads it back as it was',
  (text) => {
    const { content } = csvFile('names', [column], [text]).text;
    expect(content).toContain(`"'${text}"`);
    expect(readCsv(content)?.lines).toEqual([{ line: 2, cells: [text.trim()] }]);
  },
);

it('reads quotes, commas and lines within a cell back', () => {
  const text = 'a "b", c\nd';
  expect(readCsv(csvFile('names', [column], [text]).text.content)?.lines[0]?.cells).toEqual([text]);
});

it('reads what spreadsheets write with semicolons, and leaves empty lines out', () => {
  expect(readCsv('Name;Arabic\n;\nDubai;دبي\n')).toEqual({
    titles: ['Name', 'Arabic'],
    lines: [{ line: 3, cells: ['Dubai', 'دبي'] }],
  });
});

it('says the line at which a row begins, behind cells of several lines', () => {
  expect(readCsv('"Na\nme"\r\n"Du\r\nbai"\r\n\r\nAjman')?.lines.map(({ line }) => line)).toEqual([3, 6]);
});

it('refuses what breaks off within quotes', () => {
  expect(readCsv('Name\n"Dubai')).toBeNull();
});
