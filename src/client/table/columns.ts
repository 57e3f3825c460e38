import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Column } from '../../../generated/definitions.d.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The server sorts, filters and pages; the table keeps the state of it. */
export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

/** The columns of a definition; a column is known by its sort, else by its place, since two may show the same value. */
export const columnsOf = (columns: readonly Column[]) =>
  columns.map(
    (column, index): ColumnDef<typeof features, Row, unknown> => ({
      id: column.sort ?? `column ${index}`,
      accessorFn: (row) => row,
      header: column.title,
      enableSorting: column.sort !== undefined,
      sortDescFirst: false,
    }),
  );

/** Values that line up at the end of their column. */
const NUMBERS: ReadonlySet<string | undefined> = new Set([
  'number',
  'percent',
  'share',
  'money',
  'money-range',
  'bytes',
]);

export const isNumber = ({ format, map }: Column) => NUMBERS.has(format) && map === undefined;
