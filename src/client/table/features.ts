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

/** A row as the API gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** What a column says to those who draw it. */
export interface ColumnMeta {
  /** Its heading; of a column of controls what it is for. */
  title: string;
  /** The column that names the row, one of controls, or one of facts. */
  role: 'name' | 'fact' | 'select' | 'menu';
  /** Values that line up at the end of their column. */
  isNumber: boolean;
}

/** The server sorts, filters and pages; the table keeps the state of it, and what is selected, shown and how wide. */
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
