import type { FormModule } from '../../../language/run/form/form-module.ts';
import { LookupContext } from '../../form/lookup-context.ts';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { useLookup } from '../value/use-lookup.ts';

export type FilterValues = Readonly<Record<string, unknown>>;

export interface FilterFieldsProps {
  form: FormModule;
  data: FilterValues;
  onChange: (data: FilterValues) => void;
}

/** The fields of a filter, as a form without a button. */
export const FilterFields = (props: FilterFieldsProps) => (
  <LookupContext value={useLookup}>
    <SchemaForm {...props} />
  </LookupContext>
);
