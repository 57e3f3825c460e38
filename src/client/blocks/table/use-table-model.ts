import { type PaginationState, type SortingState, useTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import type { Column } from '../../../../generated/definitions.d.ts';
import { type Cells, columnsOf } from './columns.tsx';
import { features, type Row, type TableModel } from './features.ts';
import type { ChangeChoice } from './reader-choice.ts';
import { sortingOf, sortText } from './sort.ts';
import { useColumnChoice } from './use-column-choice.ts';
import type { Selection } from './use-selection.ts';

export interface TableModelOptions {
  /** The name under which its columns are stored. */
  name: string;
  columns: readonly Column[];
  cells: Cells;
  hasMenu: boolean;
  isSelectable: boolean;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  sort: string | undefined;
  page: number;
  perPage: number;
  total: number;
  selection: Selection;
  onChange: ChangeChoice;
}

type Update<T> = T | ((before: T) => T);
const updated = <T>(update: Update<T>, before: T) =>
  typeof update === 'function' ? (update as (before: T) => T)(before) : update;

/** A TanStack Table of rows that the server has sorted, filtered and paged. */
export function useTableModel(options: TableModelOptions): TableModel {
  const { name, cells, hasMenu, isSelectable, rows, sort, selection, onChange } = options;
  const columns = useMemo(
    () => columnsOf({ columns: options.columns, cells, hasMenu, isSelectable }),
    [options.columns, cells, hasMenu, isSelectable],
  );
  const choice = useColumnChoice(name, options.columns);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const pagination = { pageIndex: options.page - 1, pageSize: options.perPage };
  const model = useTable({
    features,
    columns,
    data: rows,
    getRowId: options.idOf,
    manualSorting: true,
    manualPagination: true,
    rowCount: options.total,
    enableSortingRemoval: false,
    enableRowSelection: isSelectable,
    isRowRangeSelectionEvent: (event) => (event as { nativeEvent: MouseEvent }).nativeEvent.shiftKey,
    columnResizeMode: 'onChange',
    initialState: { columnSizing: choice.sizes },
    state: { sorting, pagination, rowSelection: selection.state, columnVisibility: choice.shown },
    onSortingChange: (update: Update<SortingState>) => onChange({ sort: sortText(updated(update, sorting)) }),
    onPaginationChange: (update: Update<PaginationState>) => {
      const { pageIndex, pageSize } = updated(update, pagination);
      const isSize = pageSize !== pagination.pageSize;
      onChange(isSize ? { per_page: pageSize } : { page: pageIndex + 1 }, !isSize);
    },
    onRowSelectionChange: selection.set,
    onColumnVisibilityChange: (update) => choice.change({ shown: updated(update, choice.shown) }),
  });
  useRememberedSizes(model, choice.change);
  return model;
}

/** Stores the column widths when one has been dragged or moved by key. */
function useRememberedSizes(
  { state }: TableModel,
  remember: (choice: { sizes: TableModel['state']['columnSizing'] }) => void,
) {
  const { columnSizing: sizes, columnResizing } = state;
  const last = useRef(sizes);
  const isMoving = columnResizing.isResizingColumn !== false;
  const latest = useRef(remember);
  latest.current = remember;
  useEffect(() => {
    if (isMoving || last.current === sizes) return;
    last.current = sizes;
    latest.current({ sizes });
  }, [isMoving, sizes]);
}
