import site from '../../../../schemas/site.json' with { type: 'json' };
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FieldGroup, FieldUi } from '../../../language/run/form/form-module.ts';
import { schemaFields } from '../../../language/run/form/schema-fields.ts';
import { matches } from '../../../language/run/value/matches.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ReviewValue, type ReviewValueProps } from './ReviewValue.tsx';
import './review-fields.css';

type Data = Readonly<Record<string, unknown>>;

interface ReviewFieldsProps {
  schema: FieldSchema;
  ui: Record<string, FieldUi> | undefined;
  groups?: readonly FieldGroup[];
  data: Data;
  /** The heading above, which a single field's label need not repeat. */
  under?: string;
}

/** The fields of a form or of one of its rows, with their values, in the form's order. */
export function ReviewFields({ schema, ui, groups, data, under }: ReviewFieldsProps) {
  return (
    <dl className="review-fields">
      {reviewedFields({ schema, ui, groups }, data).map(({ name, title, currency, ...field }) => {
        return (
          <div key={name} className="review-field" data-wide={isWide(field.schema) || undefined}>
            <dt className={title === under ? 'visually-hidden' : undefined}>
              <bdi>{title}</bdi>
            </dt>
            <dd>
              <ReviewValue
                schema={field.schema}
                ui={field.ui}
                value={data[name]}
                currency={currency}
                row={reviewRow}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Draws one row of a list of rows. */
export const reviewRow: ReviewValueProps['row'] = (schema, ui, data) => (
  <ReviewFields schema={schema} ui={ui} data={data} />
);

export interface ReviewedField {
  name: string;
  title: string;
  /** The field's schema, with the branches that apply to the data. */
  schema: FieldSchema;
  ui: FieldUi | undefined;
  currency: string | undefined;
}

/** Returns the fields that a form shows for this data and that can be read again, in the form's order. */
export function reviewedFields(
  { schema, ui = {}, groups = [] }: Pick<ReviewFieldsProps, 'schema' | 'ui' | 'groups'>,
  data: Data,
): ReviewedField[] {
  const schemas = activeSchemas(schema, data);
  return [...schemaFields(schema)].flatMap(([name, field]) => {
    const found = schemasOfField(schemas, name, data[name]);
    const isHidden =
      found.length === 0 ||
      found.some(({ readOnly, writeOnly }) => readOnly || writeOnly) ||
      ui[name]?.widget === 'hidden';
    if (isHidden) return [];
    const all: FieldSchema = Object.assign({}, ...found);
    const fieldUi = ui[name];
    const title =
      typeof fieldUi?.title === 'string'
        ? template(fieldUi.title, { item: data })
        : (all.title ?? field.title ?? '');
    const group = groups.find((one) => one.fields.includes(name));
    return [{ name, title, schema: all, ui: fieldUi, currency: currencyOf(group) }];
  });
}

const isWide = (schema: FieldSchema) =>
  schema.contentMediaType === 'text/html' ||
  schema.items?.properties !== undefined ||
  (schema.maxLength ?? 0) >= 1000;

const currencyOf = (group: FieldGroup | undefined) =>
  (group as { currency?: string } | undefined)?.currency ??
  (group?.as === 'range' ? site.currency : undefined);

/** Returns a schema and its branches (`allOf`, `if`/`then`/`else`) that apply to this value, in order. */
function activeSchemas(schema: FieldSchema, value: unknown): FieldSchema[] {
  const schemas = [schema];
  for (const part of schema.allOf ?? []) schemas.push(...activeSchemas(part, value));
  if (schema.if) {
    const branch = matches(schema.if, value) ? schema.then : schema.else;
    if (branch) schemas.push(...activeSchemas(branch, value));
  }
  return schemas;
}

/** Returns the schemas of one field; `schemas` are the active ones of the object that contains it. */
const schemasOfField = (schemas: readonly FieldSchema[], name: string, value: unknown): FieldSchema[] =>
  schemas.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? activeSchemas(properties[name]!, value) : [],
  );
