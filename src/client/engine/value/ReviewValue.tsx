import { Fragment, type ReactNode } from 'react';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../language/run/form/form-module.ts';
import { fileName, formatText } from '../../../language/run/value/formats.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { isObject } from '../../../language/run/value/matches.ts';
import { isPresent } from '../../../language/run/value/value-path.ts';
import { RichText } from '../../ui/RichText.tsx';
import { LookupText } from './LookupText.tsx';

export interface ReviewValueProps {
  schema: FieldSchema;
  ui: FieldUi | undefined;
  value: unknown;
  currency?: string | undefined;
  /** Draws one row of a list of rows. */
  row: (schema: FieldSchema, ui: FieldUi['items'], data: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Shows a value according to its schema: a choice's label, a file's name, a date, rows one by one. */
export function ReviewValue({ schema, ui, value, currency, row }: ReviewValueProps) {
  if (!isPresent(value) || (Array.isArray(value) && value.length === 0))
    return <span className="review-none">–</span>;
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    if (items.properties) {
      return (
        <ol className="review-rows">
          {value.map((data, index) => (
            <li key={index}>{row(items, ui?.items, data)}</li>
          ))}
        </ol>
      );
    }
    const inherited = {
      ...items,
      'x-lookup': items['x-lookup'] ?? schema['x-lookup'],
      'x-labels': items['x-labels'] ?? schema['x-labels'],
    };
    if (inherited['x-lookup']) return <ReviewLookup use={inherited['x-lookup']} value={value} />;
    return value.map((item, index) => (
      <Fragment key={index}>
        {index > 0 && commaNow()}
        <ReviewValue schema={inherited} ui={ui} value={item} row={row} />
      </Fragment>
    ));
  }
  if (value instanceof File) return <bdi>{value.name}</bdi>;
  if (schema['x-file']) return <bdi>{fileName(value)}</bdi>;
  const lookup = schema['x-lookup'];
  if (lookup) return <ReviewLookup use={lookup} value={value} />;
  if (schema.contentMediaType === 'text/html') return <RichText html={String(value)} />;
  if (isObject(value)) {
    return Object.entries(value).map(([name, one]) => (
      <span key={name} className="review-line">
        {name}: {String(one)}
      </span>
    ));
  }
  return <span dir="auto">{textOf(schema, ui, value, currency)}</span>;
}

function textOf(
  schema: FieldSchema,
  ui: FieldUi | undefined,
  value: unknown,
  currency: string | undefined,
): string {
  const label = schema['x-labels']?.[String(value)];
  if (label !== undefined) return label;
  if (typeof value === 'boolean' || ui?.widget === 'checkbox') return formatText('yes-no', value);
  if (currency !== undefined && typeof value === 'number') return formatText('money', value, { currency });
  // A phone number is kept without its plus, as `DisplayedValue` shows it.
  if (schema.format === 'phone') return String(value).replace(/^(?=[1-9]\d{10,14}$)/, '+');
  return formatText(
    schema.format === 'date' || schema.format === 'date-time' ? schema.format : 'text',
    value,
  );
}

function ReviewLookup({ use, value }: { use: NonNullable<FieldSchema['x-lookup']>; value: unknown }) {
  return <LookupText name={typeof use === 'string' ? use : use.lookup} value={value} />;
}
