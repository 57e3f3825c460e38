import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { normalise } from '../../../../language/run/form/normalise.ts';
import { fieldsOf, type Plan } from '../../../../language/run/form/plan.ts';
import { schemaFields } from '../../../../language/run/form/schema-fields.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { isPresent } from '../../../../language/run/value/value-path.ts';
import { sameData } from '../../../engine/value/data-path.ts';

type Data = Readonly<Record<string, unknown>>;

/** Returns the names of the fields whose values differ, apart from facts and defaults that a form filled in. */
export function changedFields(form: FormModule, start: Data, now: Data): string[] {
  const of = (data: Data) => entered(form.plan, form.schema, normalise(form, data, 'create'), start);
  const [before, after] = [of(start), of(now)];
  return [...fieldsOf(form.plan).keys()].filter((name) => !sameData(before[name], after[name]));
}

/**
 * Returns what the user entered in an object: no facts, no empty values, and no defaults that a form filled
 * in where `start` had nothing; its rows likewise.
 */
function entered(plan: Plan, schema: FieldSchema, data: Data, start: Data): Data {
  const [plans, schemas] = [fieldsOf(plan), schemaFields(schema)];
  const isFilledIn = (name: string, value: unknown) =>
    !isPresent(start[name]) && sameData(schemas.get(name)?.default, value);
  const of = (name: string, value: unknown) => {
    const [items, rowSchema] = [plans.get(name)?.items, schemas.get(name)?.items];
    if (!items || !rowSchema || fieldsOf(items).size === 0 || !Array.isArray(value)) return value;
    const startOf = (row: number) => (start[name] as Data[] | undefined)?.[row] ?? {};
    return value.map((row: unknown, at) =>
      isObject(row) ? entered(items, rowSchema, row, startOf(at)) : row,
    );
  };
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      isEmpty(value) || plans.get(name)?.isFact || isFilledIn(name, value) ? [] : [[name, of(name, value)]],
    ),
  );
}

const isEmpty = (value: unknown) => !isPresent(value) || (Array.isArray(value) && value.length === 0);
