import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FieldGroup, FieldUi } from '../../../language/run/form/form-module.ts';
import { schemaFields } from '../../../language/run/form/schema-fields.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { activeSchemas, schemasOfField } from './active-schemas.ts';
import { ReviewValue } from './ReviewValue.tsx';

type Data = Readonly<Record<string, unknown>>;

export interface ReviewFieldsProps {
  schema: FieldSchema;
  ui: Record<string, FieldUi> | undefined;
  groups?: readonly FieldGroup[];
  data: Data;
  /** The heading above, which a single field's label need not repeat. */
  under?: string;
}

/** The fields of a form, or of one of its rows, with their values, in the form's order. */
export function ReviewFields({ schema, ui = {}, groups = [], data, under }: ReviewFieldsProps) {
  const schemas = activeSchemas(schema, data);
  const shown = [...schemaFields(schema)].filter(([name]) => {
    const found = schemasOfField(schemas, name, data[name]);
    return (
      found.length > 0 &&
      !found.some(({ readOnly, writeOnly }) => readOnly || writeOnly) &&
      ui[name]?.widget !== 'hidden'
    );
  });
  return (
    <dl className="review-fields">
      {shown.map(([name, field]) => {
        const all: FieldSchema = Object.assign({}, ...schemasOfField(schemas, name, data[name]));
        const fieldUi = ui[name];
        const title =
          typeof fieldUi?.title === 'string'
            ? template(fieldUi.title, { item: data })
            : (all.title ?? field.title ?? '');
        const group = groups.find((one) => one.fields.includes(name));
        return (
          <div key={name} className="review-field" data-wide={isWide(all) || undefined}>
            <dt className={title === under ? 'visually-hidden' : undefined}>{title}</dt>
            <dd>
              <ReviewValue
                schema={all}
                ui={fieldUi}
                value={data[name]}
                currency={currencyOf(group)}
                row={(schema, ui, data) => <ReviewFields schema={schema} ui={ui} data={data} />}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const isWide = (schema: FieldSchema) =>
  schema.contentMediaType === 'text/html' ||
  schema.items?.properties !== undefined ||
  (schema.maxLength ?? 0) >= 1000;

const currencyOf = (group: FieldGroup | undefined) =>
  (group as { currency?: string } | undefined)?.currency ?? (group?.as === 'range' ? 'SAR' : undefined);
