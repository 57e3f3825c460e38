import type { Column } from '@tanstack/react-table';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { features, Row } from './features.ts';

const ICONS = { asc: 'arrow-up', desc: 'arrow-down' } as const;

/** A column's heading; for a sortable one, a button that shows the order. */
export function ColumnTitle({ column }: { column: Column<typeof features, Row, unknown> }) {
  const title = column.columnDef.meta?.title ?? '';
  if (!column.getCanSort()) return title;
  const sorted = column.getIsSorted();
  return (
    <button type="button" className="table-sort" onClick={() => column.toggleSorting()}>
      {title}
      <Icon name={sorted ? ICONS[sorted] : 'chevrons-up-down'} size={16} />
    </button>
  );
}
