import type { CSSProperties } from 'react';
import { ColumnHandle } from './ColumnHandle.tsx';
import type { TableModel } from './features.ts';

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of the columns, with their order and width. */
export function TableHead({ model }: { model: TableModel }) {
  const { columnSizing } = model.state;
  return (
    <thead>
      <tr>
        {model.getHeaderGroups()[0]!.headers.map((header) => {
          const { column } = header;
          const meta = column.columnDef.meta;
          const sorted = column.getIsSorted();
          const size =
            column.id in columnSizing
              ? ({ '--column-size': `${column.getSize()}px` } as CSSProperties)
              : undefined;
          return (
            <th
              key={header.id}
              scope="col"
              data-column={column.id}
              data-role={meta?.role}
              data-number={meta?.isNumber ? '' : undefined}
              // Else the resize handle's name would be part of the head's.
              aria-label={column.getCanResize() ? meta?.title : undefined}
              aria-sort={sorted ? ORDERS[sorted] : undefined}
              style={size}
            >
              <model.FlexRender header={header} />
              {column.getCanResize() && <ColumnHandle header={header} model={model} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
