import {
  type ColumnSizingState,
  type ColumnVisibilityState,
  type PaginationState,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { Column, Table } from '../../../../generated/definitions.d.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { columnIds, columnsOf, type RowFacts } from './columns.tsx';
import { features, type Row, type TableModel } from './features.ts';
import type { Selection } from './use-selection.ts';
import type { ChangeChoice } from './use-table-state.ts';

export interface TableModelOptions {
  /** The key under which its column settings are stored. */
  name: string;
  table: Table;
  facts: RowFacts;
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

/** The TanStack Table model of server-sorted, filtered and paged rows. */
export function useTableModel(options: TableModelOptions): TableModel {
  const { name, table, facts, isSelectable, rows, sort, selection, onChange } = options;
  const columns = useMemo(() => columnsOf({ table, facts, isSelectable }), [table, facts, isSelectable]);
  const choice = useColumnChoice(name, table.columns);
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

/** Stores the column widths once a column has been resized. */
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

/** One sorted column in TanStack Table's form. */
interface SortedColumn {
  id: string;
  desc: boolean;
}

/** Parses "-name" to a sorted column. */
export function sortingOf(sort: unknown): SortedColumn[] {
  if (typeof sort !== 'string' || sort === '') return [];
  return [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}

/** Returns a sorted column as the API's `sort`. */
export const sortText = ([first]: readonly SortedColumn[]) => first && `${first.desc ? '-' : ''}${first.id}`;

/** The stored column settings of one table, by column id. */
interface Choice {
  shown?: ColumnVisibilityState;
  sizes?: ColumnSizingState;
}

const NO_SIZES: ColumnSizingState = {};

/** A table's visible columns and their widths, persisted between visits. */
function useColumnChoice(table: string, columns: readonly Column[]) {
  const [prefs, remember] = useAtom(prefsAtom);
  const { tables = {} } = prefs as { tables?: Readonly<Record<string, Choice>> };
  const choice = tables[table];
  const shown = useMemo((): ColumnVisibilityState => {
    const ids = columnIds(columns);
    const first = columns.flatMap(({ hidden }, index): [string, boolean][] =>
      hidden ? [[ids[index]!, false]] : [],
    );
    return { ...Object.fromEntries(first), ...choice?.shown };
  }, [columns, choice]);
  const change = (changed: Choice) => remember({ tables: { ...tables, [table]: { ...choice, ...changed } } });
  return { shown, sizes: choice?.sizes ?? NO_SIZES, change };
}
