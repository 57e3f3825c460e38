import type { FormModule } from '../../../language/run/form/form-module.ts';
import type { ReaderChoice } from '../../table/reader-choice.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { FilterFields } from './FilterFields.tsx';

export interface TableFiltersProps {
  form: FormModule;
  /** The fields' values. */
  values: ReaderChoice;
  onChange: (changed: ReaderChoice) => void;
}

/** The filters of a table as a form; what is chosen counts after a short pause. */
export function TableFilters({ form, values, onChange }: TableFiltersProps) {
  const [data, change] = useDebouncedValue(values, (next, current) => {
    const names = Object.keys(form.schema.properties ?? {});
    const changed = names.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(current[name]));
    if (changed.length > 0) onChange(Object.fromEntries(changed.map((name) => [name, emptied(next[name])])));
  });
  return <FilterFields form={form} data={data} onChange={change} />;
}

/** What asks for nothing is no filter. */
const emptied = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
