import { type FieldSchema, hasType } from '../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { schemaFields } from '../../../language/run/form/schema-fields.ts';
import { isObject } from '../../../language/run/value/matches.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns a form's body with its rows as OpenAPI documents them: a row includes its lists and the fields
 * with a default even if its other values hide them; a field that is text in some rows is text in all.
 */
export function sentRows({ schema }: Pick<FormModule, 'schema'>, body: Data): Data {
  const fields = schemaFields(schema);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const row = fields.get(name)?.items;
      if (!row || row['x-file'] || !Array.isArray(value)) return [name, value];
      const ofRow = [...schemaFields(row)].filter(([, field]) => !field.readOnly);
      return [name, value.map((item) => (isObject(item) ? sentRow(ofRow, item) : item))];
    }),
  );
}

function sentRow(fields: readonly [string, FieldSchema][], row: Data): Data {
  const sent = fields.flatMap(([name, field]) => {
    const value = isPresent(row[name]) ? asText(field, row[name]) : (initial(field) ?? row[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...row, ...Object.fromEntries(sent) };
}

const initial = (field: FieldSchema) => field.default ?? (hasType(field, 'array') ? [] : undefined);

/** Lists and objects in a field declared as text become JSON text. */
const asText = (field: FieldSchema, value: unknown) =>
  hasType(field, 'string') && typeof value === 'object' ? JSON.stringify(value) : value;
