import type { Header } from '@tanstack/react-table';
import type { Column } from '../../../generated/definitions.d.ts';
import { type features, isNumber, type Row } from '../table/columns.ts';
import { Icon } from '../ui/Icon.tsx';

export interface TableHeadProps {
  headers: readonly Header<typeof features, Row, unknown>[];
  columns: readonly Column[];
  hasActions: boolean;
}

/** The heads of the columns; those that sort are buttons and say how. */
export function TableHead({ headers, columns, hasActions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {headers.map(({ id, column }, index) => {
          const sorted = column.getIsSorted();
          const title = String(column.columnDef.header);
          return (
            <th
              key={id}
              scope="col"
              data-number={isNumber(columns[index]!) ? '' : undefined}
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {column.getCanSort() ? (
                <button type="button" className="table-sort" onClick={() => column.toggleSorting()}>
                  {title}
                  <Icon
                    name={
                      sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'chevrons-up-down'
                    }
                    size={16}
                  />
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="table-menu">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
