import type { FieldSchema } from '../../shared/form-module.ts';
import { Icon } from '../ui/Icon.tsx';

export interface TableFilterProps {
  /** The filter as the form of the query string describes it. */
  field: FieldSchema | undefined;
  name: string;
  value: unknown;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** One choice that narrows a table. */
export function TableFilter({ field, name, value, onChange }: TableFilterProps) {
  if (!field?.enum) return null;
  const label = field.title ?? name;
  return (
    <label className="table-filter">
      <span>{label}</span>
      <span className="select">
        <select
          className="control"
          value={String(value ?? '')}
          onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        >
          <option value="">All</option>
          {field.enum.map((one) => (
            <option key={String(one)} value={String(one)}>
              {field['x-labels']?.[String(one)] ?? String(one)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
