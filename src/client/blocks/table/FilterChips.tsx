import { lazy, Suspense } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { evaluate } from '../../../language/run/value/value-path.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { ReaderChoice } from './use-table-state.ts';

const LookupText = lazy(() =>
  import('../../engine/value/LookupText.tsx').then((module) => ({ default: module.LookupText })),
);

export interface FilterChipsProps {
  form: FormModule;
  /** The values of the active filters, by name. */
  values: ReaderChoice;
  onRemove: (name: string) => void;
}

/** The active filters, each with a remove button. */
export function FilterChips({ form, values, onRemove }: FilterChipsProps) {
  const set = Object.entries(values);
  if (set.length === 0) return null;
  return (
    <ul className="table-chips" aria-label={message('table.filters_set')}>
      {set.map(([name, value]) => {
        const field = form.schema.properties?.[name] ?? {};
        const title = field.title ?? name;
        return (
          <li key={name}>
            <Chip
              onRemove={() => onRemove(name)}
              removeLabel={message('table.remove_filter', { filter: title })}
            >
              {title}: <ChipText field={field} value={value} among={values} />
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

interface ChipTextProps {
  field: FieldSchema;
  value: unknown;
  /** All active filters: a lookup's choices may depend on them. */
  among: ReaderChoice;
}

function ChipText({ field: { items, ...own }, value, among }: ChipTextProps) {
  const field = items ?? own;
  const use = own['x-lookup'] ?? field['x-lookup'];
  if (use === undefined)
    return [value]
      .flat()
      .map((one) => textOf(field, one))
      .join(commaNow());
  const { lookup, params } = typeof use === 'object' ? use : { lookup: use };
  return (
    <Suspense fallback="…">
      <LookupText name={lookup} params={evaluate(params ?? {}, among)} value={value} />
    </Suspense>
  );
}

function textOf(field: FieldSchema, value: unknown): string {
  const label = field['x-labels']?.[String(value)];
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return formatText('yes-no', value);
  return formatText(field.format === 'date' ? 'date' : typeof value === 'number' ? 'number' : 'text', value);
}
