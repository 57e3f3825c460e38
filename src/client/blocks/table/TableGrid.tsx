import type { CSSProperties, Ref } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import type { Row, TableModel } from './features.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

/** With more columns than this the table may be wider than its container, and then scrolls sideways. */
const MANY = 7;

export interface TableGridProps {
  ref: Ref<HTMLDivElement>;
  model: TableModel;
  /** Whether a row has a link. */
  isLinked: (row: Row) => boolean;
  isOld: boolean;
}

/** The rows in their columns. */
export function TableGrid({ ref, model, isLinked, isOld }: TableGridProps) {
  const isSized = Object.keys(model.state.columnSizing).length > 0;
  const isWide = isSized || model.getVisibleLeafColumns().length > MANY;
  const size = isSized ? ({ '--table-size': `${model.getTotalSize()}px` } as CSSProperties) : undefined;
  return (
    <section
      ref={ref}
      className="table-frame"
      aria-label={message('table.rows')}
      aria-busy={isOld || undefined}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : -1}
    >
      <table className="table" data-sized={isSized || undefined} style={size}>
        <TableHead model={model} />
        <tbody>
          {model.getRowModel().rows.map((row) => (
            <TableRow key={row.id} model={model} row={row} isLinked={isLinked(row.original)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
