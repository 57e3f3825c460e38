import { useContext } from 'react';
import { message } from '../../../../generated/messages/wizard.ts';
import site from '../../../../schemas/site.json' with { type: 'json' };
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FieldGroup, FieldUi } from '../../../language/run/form/form-module.ts';
import { schemaFields } from '../../../language/run/form/schema-fields.ts';
import { matches } from '../../../language/run/value/matches.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { ReviewValue } from './ReviewValue.tsx';
import './review.css';

/** Shows everything entered in the wizard's steps, each with a link back to it; skipped steps are omitted. */
export function Review() {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A review stands outside of a wizard');
  const { steps, values, goTo } = wizard;
  return steps.map(({ form, title, skipped }, index) =>
    form && !skipped ? (
      <Card key={form.name} as="section" className="review">
        <header className="review-head">
          <Heading className="review-title">{title}</Heading>
          <Button
            size="small"
            tone="quiet"
            icon="pencil"
            aria-label={message('wizard.edit_step', { step: title })}
            onClick={() => goTo(index)}
          >
            {message('wizard.edit')}
          </Button>
        </header>
        <ReviewFields
          schema={form.schema}
          ui={form.ui}
          groups={form.groups}
          data={values[index]!}
          under={title}
        />
      </Card>
    ) : null,
  );
}

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
function ReviewFields({ schema, ui = {}, groups = [], data, under }: ReviewFieldsProps) {
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
            <dt className={title === under ? 'visually-hidden' : undefined}>
              <bdi>{title}</bdi>
            </dt>
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
