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

/** A column's properties for its renderers. */
export interface ColumnMeta {
  /** Its heading; for a column of controls, their purpose. */
  title: string;
  /** Whether the column names the row, contains controls, or shows a fact. */
  role: 'name' | 'fact' | 'select' | 'menu';
  /** Whether its values are aligned to the column's end. */
  isNumber: boolean;
}

/**
 * Sorting, filtering and paging happen on the server; TanStack Table keeps their state, and that of the
 * selection, visible columns and widths.
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
