import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** A row as the API returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** A column's properties for those who draw it. */
export interface ColumnMeta {
  /** Its heading; for a column of controls, their purpose. */
  title: string;
  /** Whether it names the row, has controls, or shows a fact. */
  role: 'name' | 'fact' | 'select' | 'menu';
  /** Whether its values are aligned to the end of the column. */
  isNumber: boolean;
}

/**
 * The server sorts, filters and pages; TanStack Table keeps the state of it, of selection, visible columns and widths.
 */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type TableModel = ReactTable<typeof features, Row>;
