import type { Header, Row as ModelRow } from '@tanstack/react-table';
import type { CSSProperties, KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import type { features, Row, TableModel } from './features.ts';

/** Above this number of columns, the table may be wider than its container and then scrolls sideways. */
const MANY = 7;

export interface TableGridProps {
  ref: Ref<HTMLDivElement>;
  model: TableModel;
  isLinked: (row: Row) => boolean;
  /** Whether rows have buttons besides their menu. */
  hasButtons: boolean;
  isOld: boolean;
}

export function TableGrid({ ref, model, isLinked, hasButtons, isOld }: TableGridProps) {
  const isSized = Object.keys(model.state.columnSizing).length > 0;
  // Buttons take the width of another column.
  const columns = model.getVisibleLeafColumns().length + (hasButtons ? 1 : 0);
  const isWide = isSized || columns > MANY;
  const size = isSized ? ({ '--table-size': `${model.getTotalSize()}px` } as CSSProperties) : undefined;
  return (
    // Not a landmark: a screen may have several tables, and their sections are named.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div
      role="group"
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
    </div>
  );
}

interface TableRowProps {
  model: TableModel;
  row: ModelRow<typeof features, Row>;
  /** Whether the row has a link: then the whole row can be clicked. */
  isLinked: boolean;
}

function TableRow({ model, row, isLinked }: TableRowProps) {
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

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** The column headings, with sort and width. */
function TableHead({ model }: { model: TableModel }) {
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
              // Otherwise the resize handle's name would be part of the heading's.
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

const STEP = 16;
const WIDEST = 800;

interface ColumnHandleProps {
  header: Header<typeof features, Row, unknown>;
  model: TableModel;
}

/** A column's resize handle: dragged or moved with arrow keys; Home and a double click reset all widths. */
function ColumnHandle({ header, model }: ColumnHandleProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: a resize handle is not a thematic break (hr)
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

/** Until the first resize the browser sizes the columns: this freezes the widths that it gave them. */
function keepWidths(model: TableModel, handle: Element) {
  if (Object.keys(model.atoms.columnSizing.get()).length > 0) return;
  const heads = handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  const widths = [...heads].map((head) => [head.dataset.column!, head.getBoundingClientRect().width]);
  model.setColumnSizing(Object.fromEntries(widths));
}
