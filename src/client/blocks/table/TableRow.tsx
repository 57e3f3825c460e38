import type { Row as ModelRow } from '@tanstack/react-table';
import type { features, Row, TableModel } from './features.ts';

export interface TableRowProps {
  model: TableModel;
  row: ModelRow<typeof features, Row>;
  /** Whether it has a link: then the whole row can be clicked. */
  isLinked: boolean;
}

export function TableRow({ model, row, isLinked }: TableRowProps) {
  return (
    <tr data-linked={isLinked ? '' : undefined} data-selected={row.getIsSelected() || undefined}>
      {row.getVisibleCells().map((cell) => {
        const meta = cell.column.columnDef.meta;
        const isName = meta?.role === 'name';
        const Tag = isName ? 'th' : 'td';
        return (
          <Tag
            key={cell.id}
            scope={isName ? 'row' : undefined}
            data-role={meta?.role}
            data-title={meta?.title}
            data-number={meta?.isNumber ? '' : undefined}
          >
            <model.FlexRender cell={cell} />
          </Tag>
        );
      })}
    </tr>
  );
}
