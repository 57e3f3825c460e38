import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../generated/operations.ts';
import { capital } from '../../language/run/value/words.ts';
import type { CsvContent } from '../csv/csv-file.ts';
import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import { insertRecord, readRecords, updateRecord } from '../db/record-store.ts';
import { checkSentForm } from '../http/body/check-sent-form.ts';
import { decode } from '../http/body/decode.ts';
import { ruleContext } from '../http/body/request-body.ts';
import { formFields, typedFields } from '../record/form-fields.ts';
import { say } from '../words/say.ts';
import { type ListColumn, type ListForm, listForm } from './admin-list-columns.ts';
import { countsOf } from './admin-list-count-queries.ts';
import type { AdminList } from './admin-list-queries.ts';
import { type AdminRow, searchAdminList, searchableOf } from './admin-list-search-queries.ts';
import { storedValues } from './stored-values.ts';
import { usagesOf } from './usage-queries.ts';

/** What an import does with a line. */
export type ImportedLine = {
  line: number;
  becomes: 'added' | 'changed';
  name: string;
  /** What it sets, field by field, in the words of the file. */
  values: string[];
};
/** A line that cannot be brought in: why, and what stands in it. */
export type RefusedLine = { line: number; text: string; values: string[] };
export type Imported = { lines: ImportedLine[]; unchanged: number; refused: RefusedLine[] };

type Import = {
  tx: Db;
  list: AdminList;
  form: ListForm;
  clock: () => Date;
  /** The columns of the file; null for the number, undefined for what is only there to be read. */
  columns: (ListColumn | null | undefined)[];
  existing: Fields[];
};

const norm = (text: unknown) => String(text).trim().toLowerCase();

/** The titles of a file that no column has. */
export async function unknownTitles(db: Db, list: AdminList, titles: readonly string[]): Promise<string[]> {
  const { columns } = await listForm(db, list);
  return titles.filter((title) => columnOf(list, columns, title) === false);
}

function columnOf(list: AdminList, columns: readonly ListColumn[], title: string) {
  if (norm(title) === norm(say('lists.number'))) return null;
  const counts = Object.keys(countsOf(list)).map((name) => capital(name.replaceAll('_', ' ')));
  if (counts.some((count) => norm(count) === norm(title))) return undefined;
  return (
    columns.find((column) => [column.title, column.name].some((one) => norm(one) === norm(title))) ?? false
  );
}

/** Brings the lines of a file into a list: those of items that are there change them, the others are added. */
export async function importLines(
  tx: Db,
  list: AdminList,
  { titles, lines }: CsvContent,
  clock: () => Date,
): Promise<Imported> {
  const form = await listForm(tx, list);
  const columns = titles.map((title) => columnOf(list, form.columns, title) || null);
  const numbered = titles.map((title, index) =>
    columnOf(list, form.columns, title) === undefined ? undefined : columns[index]!,
  );
  const [sort] = searchableOf(list).sorts;
  const { rows } = await searchAdminList(tx, list, { sort: sort!, page: 1, per_page: 1_000_000 });
  const one: Import = { tx, list, form, clock, columns: numbered, existing: rows };
  const result: Imported = { lines: [], unchanged: 0, refused: [] };
  for (const { line, cells } of lines) {
    const done = await importLine(one, cells);
    if (typeof done === 'string')
      result.refused.push({
        line,
        text: done,
        values: valuesIn(titles, cells, (index) => Boolean(cells[index])),
      });
    else if (done === null) result.unchanged++;
    else {
      const { sets, ...what } = done;
      const isSet = (index: number) => sets.has(numbered[index]?.name ?? '');
      result.lines.push({ line, ...what, values: valuesIn(titles, cells, isSet) });
    }
  }
  return result;
}

/** What stands in a line under its titles; an empty cell is named only where it clears. */
function valuesIn(titles: readonly string[], cells: readonly string[], counts: (index: number) => boolean) {
  return titles.flatMap((field, index) =>
    counts(index) ? [say('lists.import_value', { field, text: cells[index] || '–' })] : [],
  );
}

/** What becomes of a line, and which fields it sets. */
type Brought = Pick<ImportedLine, 'becomes' | 'name'> & { sets: ReadonlySet<string> };

/** What becomes of a line; null when it says nothing new, a text when it is refused. */
async function importLine(one: Import, cells: readonly string[]): Promise<Brought | null | string> {
  const { form } = one;
  const said: Fields = {};
  for (const [index, column] of one.columns.entries()) {
    const text = cells[index] ?? '';
    if (!column || text === '') continue;
    const value = readCell(column, text);
    if (value === undefined) return say('lists.import_no_choice', { field: column.title, text });
    said[column.name] = value;
  }
  const sent = decode(form.form.plan, said) as Fields;
  const row = existingRow(one, sent, cells);
  if (typeof row === 'string') return row;
  const name = String(sent[nameColumn(form)] ?? row?.[nameColumn(form)] ?? '');
  if (!row) {
    const found = await save(one, null, sent);
    return found ?? { becomes: 'added', name, sets: new Set(Object.keys(said)) };
  }
  // An empty cell clears only where the line gives the item's number, as an exported file does.
  const clears = numberIn(one, cells) !== '';
  const changes = Object.fromEntries(
    one.columns.flatMap((column): [string, unknown][] => {
      if (!column || !(clears || column.name in said)) return [];
      if (isDeepStrictEqual(sent[column.name] ?? null, row[column.name] ?? null)) return [];
      return [[column.name, sent[column.name] ?? null]];
    }),
  );
  if (Object.keys(changes).length === 0) return null;
  const found = await save(one, row, changes);
  return found ?? { becomes: 'changed', name, sets: new Set(Object.keys(changes)) };
}

/** What a cell stands for; undefined when it names nothing that can be chosen. */
function readCell({ texts, plan }: ListColumn, text: string): unknown {
  if (texts)
    return [...texts].find(([value, label]) => [label, value].some((one) => norm(one) === norm(text)))?.[0];
  return plan.types?.includes('array') ? text.split(';').map((part) => part.trim()) : text;
}

const nameColumn = ({ columns }: ListForm) => (columns.find(({ plan }) => plan.unique) ?? columns[0]!).name;

const numberIn = ({ columns }: Import, cells: readonly string[]) => cells[columns.indexOf(null)] ?? '';

/** The item that a line is about: by its number, else by its name and what makes that unique. */
function existingRow(one: Import, sent: Fields, cells: readonly string[]) {
  const { list, form, existing } = one;
  const number = numberIn(one, cells);
  const id = list.kind.id.name;
  if (number !== '')
    return existing.find((row) => String(row[id]) === number) ?? say('lists.import_no_number', { number });
  const { plan, name } = form.columns.find((column) => column.plan.unique) ?? form.columns[0]!;
  const beside = Array.isArray(plan.unique) ? plan.unique : [];
  return existing.find(
    (row) => norm(row[name]) === norm(sent[name]) && beside.every((other) => row[other] === sent[other]),
  );
}

/** Stores what a line says by the rules of the form; a text when they refuse it. */
async function save(
  { tx, list, form, clock }: Import,
  row: AdminRow | null,
  sent: Fields,
): Promise<string | null> {
  const { kind, derived = () => ({}) } = list;
  const id = row ? (row[kind.id.name] as number) : null;
  const stored = id === null ? {} : ((await readRecords(tx, kind, [id])).get(id)?.fields ?? {});
  const { data, found } = await checkSentForm(
    form.form,
    sent,
    { facts: {}, stored, mode: row ? 'update' : 'create' },
    ruleContext(tx, { clock, editedId: id, storedValues }),
  );
  const wrong = Object.entries(found).map(([path, texts]) => {
    const title = form.columns.find(({ name }) => name === path.split('.')[0])?.title ?? path;
    return `${title}: ${texts[0]}`;
  });
  if (wrong.length) return wrong.join('; ');
  const typed = typedFields(await formFields(`create${list.Name}` as OperationId), data);
  if (id === null) await insertRecord(tx, kind, derived(typed), typed);
  else {
    const isFixed = list.fixedInUse?.some((field) => field in sent);
    if (isFixed && (await usagesOf(tx, kind.table, id)).length) return say('lists.fixed');
    const changes = Object.fromEntries(Object.keys(sent).map((name) => [name, typed[name]]));
    await updateRecord(tx, kind, id, changes, derived({ ...stored, ...changes }));
  }
  return null;
}
