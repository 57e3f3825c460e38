import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../../../generated/operations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { insertRecord, readRecords, updateRecord } from '../../../engine/db/record-store.ts';
import { writeTogether } from '../../../engine/db/write-together.ts';
import { checkSentForm } from '../../../engine/http/body/check-sent-form.ts';
import { decode } from '../../../engine/http/body/decode.ts';
import { ruleContext } from '../../../engine/http/body/request-body.ts';
import { laterThan } from '../../../engine/http/record-version.ts';
import { say } from '../../../engine/messages/say.ts';
import type { CsvContent } from '../../../engine/records/csv/csv-file.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { countNames } from '../../reference/admin-list-count-queries.ts';
import type { AdminList } from '../../reference/admin-list-queries.ts';
import { type AdminRow, itemsOf, UNCOUNTED } from '../../reference/admin-list-search-queries.ts';
import { storedValues } from '../../reference/stored-values.ts';
import { usagesOf } from '../../reference/usage-queries.ts';
import { countTitle, type ListColumn, type ListForm, listForm } from './admin-list-columns.ts';
import { itemFollows } from './compared-queries.ts';

/** The effect of one line. */
export type ImportedLine = {
  line: number;
  becomes: 'added' | 'changed';
  name: string;
  /** The values it sets, by field, as written in the file. */
  values: string[];
};
/** A refused line, with the reason and its values. */
export type RefusedLine = { line: number; text: string; values: string[] };
export type Imported = { lines: ImportedLine[]; unchanged: number; refused: RefusedLine[] };

type Import = {
  tx: Db;
  list: AdminList;
  form: ListForm;
  clock: () => Date;
  /** The columns of the file; null for the id, undefined for read-only ones. */
  columns: (ListColumn | null | undefined)[];
  existing: Fields[];
};

const norm = (text: unknown) => String(text).trim().toLowerCase();

/** Returns the titles of a file that do not name a column. */
export async function unknownTitles(db: Db, list: AdminList, titles: readonly string[]): Promise<string[]> {
  const { columns } = await listForm(db, list);
  return titles.filter((title) => columnOf(list, columns, title) === false);
}

function columnOf(list: AdminList, columns: readonly ListColumn[], title: string) {
  if (norm(title) === norm(say('lists.number'))) return null;
  if (countNames(list).some((name) => norm(countTitle(name)) === norm(title))) return undefined;
  return (
    columns.find((column) => [column.title, column.name].some((one) => norm(one) === norm(title))) ?? false
  );
}

/** Imports the lines of a file into a list: lines of existing items change them, others are added. */
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
  const all = { page: 1, per_page: 1_000_000 };
  const { rows } = await itemsOf(list, undefined, UNCOUNTED).page(all, { db: tx, user: null, clock });
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

/** Returns a line's values with their titles; an empty cell is included only if it clears a field. */
function valuesIn(titles: readonly string[], cells: readonly string[], counts: (index: number) => boolean) {
  return titles.flatMap((field, index) =>
    counts(index) ? [say('lists.import_value', { field, text: cells[index] || '–' })] : [],
  );
}

/** The effect of a line, and the fields it sets. */
type Brought = Pick<ImportedLine, 'becomes' | 'name'> & { sets: ReadonlySet<string> };

/** Imports one line; null if it changes nothing, a text with the reason if it is refused. */
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
  // An empty cell clears a field only if the line has the item's id, as in an exported file.
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

/** Returns a cell's value; undefined if it is not one of the choices. */
function readCell({ texts, plan }: ListColumn, text: string): unknown {
  if (texts)
    return [...texts].find(([value, label]) => [label, value].some((one) => norm(one) === norm(text)))?.[0];
  return plan.types?.includes('array') ? text.split(';').map((part) => part.trim()) : text;
}

const nameColumn = ({ columns }: ListForm) => (columns.find(({ plan }) => plan.unique) ?? columns[0]!).name;

const numberIn = ({ columns }: Import, cells: readonly string[]) => cells[columns.indexOf(null)] ?? '';

/** Returns the item of a line: by its id, otherwise by its name and the fields that make the name unique. */
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

/** Stores a line's values by the rules of the form; returns a text if they refuse it. */
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
  const wrong = Object.entries(found).map(([path, [message]]) => {
    const title = form.columns.find(({ name }) => name === path.split('.')[0])?.title ?? path;
    return `${title}: ${message?.text}`;
  });
  if (wrong.length) return wrong.join('; ');
  const typed = typedFields(await formFields(`create${list.Name}` as OperationId), data);
  if (id === null) await insertRecord(tx, kind, { ...derived(typed), updated_at: clock() }, typed);
  else {
    const isFixed = list.fixedInUse?.some((field) => field in sent);
    if (isFixed && (await usagesOf(tx, kind.table, id)).length) return say('lists.fixed');
    const changes = Object.fromEntries(Object.keys(sent).map((name) => [name, typed[name]]));
    const updated_at = laterThan(row!.updated_at as Date, clock());
    await updateRecord(tx, kind, id, changes, { ...derived({ ...stored, ...changes }), updated_at });
    await writeTogether(tx, itemFollows(kind.table));
  }
  return null;
}
