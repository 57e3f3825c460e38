import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { LookupContext } from '../../../engine/value/lookup-context.ts';
import { useLookup } from '../../../engine/value/use-lookup.ts';
import { SchemaForm } from '../SchemaForm.tsx';

export type FilterValues = Readonly<Record<string, unknown>>;

export interface FilterFieldsProps {
  form: FormModule;
  data: FilterValues;
  onChange: (data: FilterValues, before: FilterValues) => void;
}

/** A filter's fields, as a form without a button. */
export const FilterFields = (props: FilterFieldsProps) => (
  <LookupContext value={useLookup}>
    <SchemaForm {...props} />
  </LookupContext>
);
