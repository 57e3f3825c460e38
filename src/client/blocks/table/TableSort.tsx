import type { Column } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

export interface TableSortProps {
  columns: readonly Column[];
  /** In the API's form: "-name" for descending. */
  sort: string | undefined;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** Chooses a table's order on a phone, where rows are cards without column heads. */
export function TableSort({ columns, sort, onChange }: TableSortProps) {
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <label className="table-filter" data-for="phone">
      <span>{message('table.sort_by')}</span>
      <span className="select">
        <select
          className="control"
          value={sort ?? ''}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          {sort === undefined && <option value="">–</option>}
          {sortable.flatMap(({ sort: name, title }) => [
            <option key={name} value={name}>{`${title} ↑`}</option>,
            <option key={`-${name}`} value={`-${name}`}>{`${title} ↓`}</option>,
          ])}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
