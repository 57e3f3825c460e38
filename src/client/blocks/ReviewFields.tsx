import type { FieldGroup, FieldSchema, FieldUi } from '../../shared/form-module.ts';
import { activeNodes, childNodes } from '../../shared/schema-walk.ts';
import { template } from '../../shared/value-path.ts';
import { ReviewValue } from './ReviewValue.tsx';
import { fieldsOf } from './submission.ts';

type Data = Readonly<Record<string, unknown>>;

export interface ReviewFieldsProps {
  schema: FieldSchema;
  ui: Record<string, FieldUi> | undefined;
  groups?: readonly FieldGroup[];
  data: Data;
  /** The heading above, which the name of a lone field need not repeat. */
  under?: string;
}

/** The fields of a form or of one of its rows with what was entered, in the form's order. */
export function ReviewFields({ schema, ui = {}, groups = [], data, under }: ReviewFieldsProps) {
  const nodes = activeNodes(schema, data);
  const shown = [...fieldsOf(schema)].filter(([name]) => {
    const own = childNodes(nodes, name, data[name]);
    return (
      own.length > 0 && !own.some((node) => node.readOnly || node.writeOnly) && ui[name]?.widget !== 'hidden'
    );
  });
  return (
    <dl className="review-fields">
      {shown.map(([name, field]) => {
        const all: FieldSchema = Object.assign({}, ...childNodes(nodes, name, data[name]));
        const own = ui[name];
        const title =
          typeof own?.title === 'string'
            ? template(own.title, { item: data })
            : (all.title ?? field.title ?? '');
        const group = groups.find((one) => one.fields.includes(name));
        return (
          <div key={name} className="review-field" data-wide={isWide(all) || undefined}>
            <dt className={title === under ? 'visually-hidden' : undefined}>{title}</dt>
            <dd>
              <ReviewValue
                schema={all}
                ui={own}
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
