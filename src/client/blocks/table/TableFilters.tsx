import type { FormModule } from '../../../language/run/form/form-module.ts';
import { useDebouncedValues } from '../../ui/use-debounced-values.ts';
import { FilterFields } from '../form/filter/FilterFields.tsx';
import type { ReaderChoice } from './use-table-state.ts';

export interface TableFiltersProps {
  form: FormModule;
  values: ReaderChoice;
  onChange: (changed: ReaderChoice) => void;
}

/** A table's filters as a form; choices apply after a debounce. */
export function TableFilters({ form, values, onChange }: TableFiltersProps) {
  const [data, change] = useDebouncedValues(values, (changed) =>
    onChange(Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, emptied(value)]))),
  );
  return <FilterFields form={form} data={data} onChange={change} />;
}

/** Empty values are not filters. */
const emptied = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
