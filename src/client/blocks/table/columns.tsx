import type { ColumnDef } from '@tanstack/react-table';
import type { ComponentType, ReactNode } from 'react';
import type { Column } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { ColumnTitle } from './ColumnTitle.tsx';
import type { features, Row } from './features.ts';
import { SelectBox } from './SelectBox.tsx';

type Definition = ColumnDef<typeof features, Row, unknown>;

/** The components of a table's cells: they show data, which this folder knows nothing about. */
export interface Cells {
  /** Draws a column's cell. */
  Value: ComponentType<{ column: Column; item: Row }>;
  /** Draws the menu of a row's actions. */
  Menu: ComponentType<{ item: Row }>;
  Link: ComponentType<{ href: string; className: string; children: ReactNode }>;
  /** Returns a row's link. */
  hrefOf: (item: Row) => string | undefined;
  /** Returns a row's name, for the accessible names of its controls. */
  nameOf: (item: Row) => string;
}

export interface WantedColumns {
  columns: readonly Column[];
  cells: Cells;
  isSelectable: boolean;
  hasMenu: boolean;
}

/** Returns the columns of a definition, with those of controls around them. */
export function columnsOf({ columns, cells, isSelectable, hasMenu }: WantedColumns): Definition[] {
  const ids = columnIds(columns);
  return [
    ...(isSelectable ? [selectColumn(cells)] : []),
    ...columns.map((column, index) => valueColumn(column, ids[index]!, index === 0, cells)),
    ...(hasMenu ? [menuColumn(cells)] : []),
  ];
}

function valueColumn(column: Column, id: string, isName: boolean, cells: Cells): Definition {
  const { Value } = cells;
  const { title, sort } = column;
  return {
    id,
    accessorFn: (row) => row,
    header: ({ column }) => <ColumnTitle column={column} />,
    cell: ({ row: { original } }) => {
      const value = (
        <span className="cell">
          <Value column={column} item={original} />
        </span>
      );
      return isName ? <RowLink cells={cells} item={original} name={value} /> : value;
    },
    enableSorting: sort !== undefined,
    enableHiding: !isName,
    sortDescFirst: false,
    minSize: 64,
    meta: { title, role: isName ? 'name' : 'fact', isNumber: isNumber(column) },
  };
}

/** A row's name, as the row's one link if it has one. */
function RowLink({ cells: { Link, hrefOf }, item, name }: { cells: Cells; item: Row; name: ReactNode }) {
  const href = hrefOf(item);
  if (href === undefined) return name;
  return (
    <Link href={href} className="table-link">
      {name}
    </Link>
  );
}

function selectColumn({ nameOf }: Cells): Definition {
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

function menuColumn({ Menu }: Cells): Definition {
  const title = message('table.actions');
  return {
    id: 'menu',
    header: () => <span className="visually-hidden">{title}</span>,
    cell: ({ row }) => <Menu item={row.original} />,
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

/** Returns the ids of columns: a column's sort, else what it shows; duplicates get their index too. */
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

const isNumber = ({ format, map }: Column) => NUMBERS.has(format) && map === undefined;
