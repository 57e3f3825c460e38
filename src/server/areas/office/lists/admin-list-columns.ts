import type { OperationId } from '../../../../../generated/operations.ts';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import type { Plan } from '../../../../language/run/form/plan.ts';
import { schemaFields } from '../../../../language/run/form/schema-fields.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { say } from '../../../engine/messages/say.ts';
import type { CsvColumn } from '../../../engine/records/csv/csv-file.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { type CountName, countNames } from '../../reference/admin-list-count-queries.ts';
import type { AdminList } from '../../reference/admin-list-queries.ts';
import type { AdminRow } from '../../reference/admin-list-search-queries.ts';
import { isLookup, lookupRows, lookups } from '../../reference/lookup-queries.ts';

/**
 * A form field as a column of a list's file: its title, and the label of each of its values, if there are
 * few.
 */
export type ListColumn = {
  name: string;
  title: string;
  texts: ReadonlyMap<unknown, string> | null;
  plan: Plan;
};

export type ListForm = { form: FormModule; columns: ListColumn[] };

/** Returns the form for items of a list. */
export async function listForm(db: Db, { Name }: AdminList): Promise<ListForm> {
  const { forms, fields } = await formFields(`create${Name}` as OperationId);
  const form = forms[0]!;
  const schemas = schemaFields(form.schema);
  const columns = fields.map(async ({ name, title, labels }) => {
    const plan = form.plan.fields?.[name] ?? {};
    return { name, title, plan, texts: await textsOf(db, plan, schemas.get(name) ?? {}, labels) };
  });
  return { form, columns: await Promise.all(columns) };
}

/**
 * The columns of a list's file: each item's id, the fields of its form, and the number of records that refer
 * to it.
 */
export function csvColumns(list: AdminList, columns: readonly ListColumn[]): CsvColumn<AdminRow>[] {
  return [
    { title: say('lists.number'), value: (row) => row[list.kind.id.name] },
    ...columns.map(({ name, title, texts }) => ({
      title,
      value: (row: AdminRow) => texts?.get(row[name]) ?? row[name],
    })),
    ...countNames(list).map((name) => ({ title: countTitle(name), value: (row: AdminRow) => row[name] })),
  ];
}

export const countTitle = (name: CountName): string => say(`lists.${name}`);

async function textsOf(
  db: Db,
  { lookup }: Plan,
  schema: FieldSchema,
  labels: Readonly<Record<string, string>> | undefined,
): Promise<ReadonlyMap<unknown, string> | null> {
  if (lookup && isLookup(lookup.lookup)) {
    const { value, label } = lookups[lookup.lookup];
    const rows = await lookupRows(db, lookup.lookup);
    return new Map(rows.map((row) => [row[value.name], String(row[label.name])]));
  }
  if (!labels) return null;
  const values = schema.enum ?? Object.keys(labels);
  return new Map(values.map((value) => [value, labels[String(value)] ?? String(value)]));
}
