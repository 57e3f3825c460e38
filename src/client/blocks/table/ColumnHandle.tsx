import type { Header } from '@tanstack/react-table';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import type { features, Row, TableModel } from './features.ts';

const STEP = 16;
const WIDEST = 800;

export interface ColumnHandleProps {
  header: Header<typeof features, Row, unknown>;
  model: TableModel;
}

/** The resize handle of a column: dragged or moved by arrow keys; Home and a double click reset all widths. */
export function ColumnHandle({ header, model }: ColumnHandleProps) {
  const { column } = header;
  const narrowest = column.columnDef.minSize ?? 0;
  const drag = (event: SyntheticEvent) => {
    keepWidths(model, event.currentTarget);
    header.getResizeHandler()(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Home') {
      event.preventDefault();
      model.resetColumnSizing(true);
      return;
    }
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    keepWidths(model, event.currentTarget);
    model.setColumnSizing((sizes) => ({
      ...sizes,
      [column.id]: Math.min(WIDEST, Math.max(narrowest, column.getSize() + way * turned * STEP)),
    }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between text is no handle
    <div
      className="table-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={message('table.width_of', { column: column.columnDef.meta?.title })}
      aria-valuenow={Math.round(column.getSize())}
      aria-valuemin={narrowest}
      aria-valuemax={WIDEST}
      tabIndex={0}
      data-moving={column.getIsResizing() || undefined}
      onMouseDown={drag}
      onTouchStart={drag}
      onDoubleClick={() => model.resetColumnSizing(true)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Before the first change the browser laid out the columns: this fixes the widths that it gave them. */
function keepWidths(model: TableModel, handle: Element) {
  if (Object.keys(model.atoms.columnSizing.get()).length > 0) return;
  const heads = handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  const widths = [...heads].map((head) => [head.dataset.column!, head.getBoundingClientRect().width]);
  model.setColumnSizing(Object.fromEntries(widths));
}
