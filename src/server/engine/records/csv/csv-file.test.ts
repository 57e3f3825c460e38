import { expect, it } from 'vitest';
import { type CsvColumn, csvFile, readCsv } from './csv-file.ts';

const column: CsvColumn<unknown> = { title: 'Name', value: (row) => row };
async function* batchOf(...rows: unknown[]) {
  yield rows;
}
const contentOf = async (value: unknown) =>
  (await Array.fromAsync(csvFile('names', [column], batchOf(value)).text.content)).join('');
const cellsOf = async (value: unknown) => (await contentOf(value)).split('\r\n')[1];

it('has a header row and opens as UTF-8 in spreadsheets', async () => {
  expect(csvFile('names', [column], batchOf()).text).toMatchObject({
    name: 'names.csv',
    media_type: 'text/csv',
  });
  expect(await contentOf('دبي')).toBe('\uFEFFName\r\nدبي\r\n');
});

it('writes numbers, yes and no, lists and missing values', async () => {
  expect(await Promise.all([-5, true, false, null, undefined, ['A', 'B']].map(cellsOf))).toEqual([
    '-5',
    'Yes',
    'No',
    '',
    '',
    'A; B',
  ]);
});

it.each(['=1+1', '+971', '-2', '@SUM(A1)', '\tx', '\rx', ' =1', '＝1', '=1\n2'])(
  'neutralises the formula %j, and reads it back unchanged',
  async (text) => {
    const content = await contentOf(text);
    expect(content).toContain(`"'${text}"`);
    expect(readCsv(content)?.lines).toEqual([{ line: 2, cells: [text.trim()] }]);
  },
);

it.each([
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['a;=1', "a;'=1"],
  ['a\t=1', "a\t'=1"],
  ['a|@SUM(A1)', "a|'@SUM(A1)"],
  ['a, +1', "a,' +1"],
  ['a;\t-1', "a;'\t'-1"],
  ['a\n=1\r\n-2\r+3', "a\n'=1\r\n'-2\r'+3"],
  ['a;"=1"', `a;'""=1""`],
  ['"=1"', `'""=1""`],
  ['a;＝1', "a;'＝1"],
  [['A', '=1'], "A;' =1"],
])('neutralises %j for spreadsheets with another separator', async (value, written) => {
  const content = await contentOf(value);
  expect(content).toContain(written);
  expect(readCsv(content)?.lines[0]?.cells).toEqual([[value].flat().join('; ').trim()]);
});

it.each(['a-b, c', 'Mon–Fri; 8', 'one\n\ntwo\r\n\r\nthree', "rock 'n' roll, 'tis", 'a=b; c+d'])(
  'leaves %j unchanged',
  async (text) => {
    const content = await contentOf(text);
    expect(content).toContain(text);
  },
);

it('writes batches one after the other, with one header row', async () => {
  async function* batches() {
    yield ['Dubai', '=1'];
    yield [];
    yield ['Doha'];
  }
  const pieces = await Array.fromAsync(csvFile('names', [column], batches()).text.content);
  expect(pieces).toEqual(['\uFEFFName\r\n', `Dubai\r\n"'=1"\r\n`, 'Doha\r\n']);
});

it('reads quotes, commas and line breaks within a cell', async () => {
  const text = 'a "b", c\nd';
  expect(readCsv(await contentOf(text))?.lines[0]?.cells).toEqual([text]);
});

it('reads files with semicolons, and skips empty lines', () => {
  expect(readCsv('Name;Arabic\n;\nDubai;دبي\n')).toEqual({
    titles: ['Name', 'Arabic'],
    lines: [{ line: 3, cells: ['Dubai', 'دبي'] }],
  });
});

it('reports the line where a row begins, even after multi-line cells', () => {
  expect(readCsv('"Na\nme"\r\n"Du\r\nbai"\r\n\r\nAjman')?.lines.map(({ line }) => line)).toEqual([3, 6]);
});

it('rejects a file that ends within quotes', () => {
  expect(readCsv('Name\n"Dubai')).toBeNull();
});
