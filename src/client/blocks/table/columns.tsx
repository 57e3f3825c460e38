import type { ColumnDef, Column as ModelColumn } from '@tanstack/react-table';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Column, Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { Anchor } from '../../engine/link/Anchor.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { features, Row } from './features.ts';
import { TableRowActions, TableValue } from './TableValue.tsx';

type Definition = ColumnDef<typeof features, Row, unknown>;

/** A row's name and link. */
export interface RowFacts {
  hrefOf: (item: Row) => string | undefined;
  /** Returns a row's name, for the accessible names of its controls. */
  nameOf: (item: Row) => string;
}

export interface WantedColumns {
  table: Table;
  facts: RowFacts;
  isSelectable: boolean;
}

/** Returns a table's columns, between those for selection and row actions. */
export function columnsOf({ table, facts, isSelectable }: WantedColumns): Definition[] {
  const ids = columnIds(table.columns);
  return [
    ...(isSelectable ? [selectColumn(facts)] : []),
    ...table.columns.map((column, index) => valueColumn(column, ids[index]!, index === 0, facts)),
    ...(table.actions || table.buttons ? [menuColumn(table)] : []),
  ];
}

function valueColumn(column: Column, id: string, isName: boolean, facts: RowFacts): Definition {
  const { title, sort } = column;
  return {
    id,
    accessorFn: (row) => row,
    header: ({ column }) => <ColumnTitle column={column} />,
    cell: ({ row: { original } }) => {
      const value = (
        <span className="cell">
          <TableValue column={column} item={original} />
        </span>
      );
      return isName ? <RowLink href={facts.hrefOf(original)} name={value} /> : value;
    },
    enableSorting: sort !== undefined,
    enableHiding: !isName,
    sortDescFirst: false,
    minSize: 64,
    meta: { title, role: isName ? 'name' : 'fact', isNumber: isNumber(column) },
  };
}

/** A row's name, which is the row's only link if it has one. */
function RowLink({ href, name }: { href: string | undefined; name: ReactNode }) {
  if (href === undefined) return name;
  return (
    <Anchor href={href} className="table-link">
      {name}
    </Anchor>
  );
}

function selectColumn({ nameOf }: RowFacts): Definition {
  const title = message('table.select_page');
  return {
    id: 'select',
    header: ({ table }) => (
      <SelectBox
        label={title}
        checked={table.getIsAllPageRowsSelected()}
        mixed={table.getIsSomePageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <SelectBox
        label={message('table.select_row', { row: nameOf(row.original) })}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
    ...CONTROLS,
    meta: { title, role: 'select', isNumber: false },
  };
}

function menuColumn(definition: Table): Definition {
  const title = message('table.actions');
  return {
    id: 'menu',
    header: () => <span className="visually-hidden">{title}</span>,
    cell: ({ row }) => <TableRowActions table={definition} item={row.original} />,
    ...CONTROLS,
    meta: { title, role: 'menu', isNumber: false },
  };
}

const CONTROLS = {
  size: 56,
  enableSorting: false,
  enableHiding: false,
  enableResizing: false,
};

/**
 * Returns the ids of columns: a column's sort key or the path that it shows; duplicates get their index too.
 */
export function columnIds(columns: readonly Column[]): string[] {
  const plain = columns.map(({ sort, value, title }) => sort ?? (typeof value === 'string' ? value : title));
  return plain.map((id, index) => (plain.indexOf(id) === index ? id : `${id} ${index}`));
}

const NUMBERS: ReadonlySet<string | undefined> = new Set([
  'number',
  'percent',
  'share',
  'money',
  'money-range',
  'bytes',
]);

const isNumber = ({ format, labels }: Column) => NUMBERS.has(format) && labels === undefined;

const ICONS = { asc: 'arrow-up', desc: 'arrow-down' } as const;

/** A column's heading; for a sortable column, a button that shows the sort direction. */
function ColumnTitle({ column }: { column: ModelColumn<typeof features, Row, unknown> }) {
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

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Whether some but not all rows are selected. */
  mixed?: boolean;
  onChange: (event: unknown) => void;
}

/** Selects a row, or all rows of the page. A shift-click selects the rows in between. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked;
  }, [mixed, checked]);
  return (
    <label className="table-box">
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
