import { useQuery } from '@tanstack/react-query';
import { type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableBlock, Table as TableDefinition } from '../../../generated/definitions.d.ts';
import { isPresent } from '../../shared/value-path.ts';
import { operationQuery, queryClient } from '../api/query.ts';
import { textOfFailure } from '../api/report-failure.ts';
import { columnsOf, features, type Row } from '../table/columns.ts';
import { sortingOf, sortText } from '../table/sort.ts';
import { Empty } from '../ui/Empty.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { Pager } from '../ui/Pager.tsx';
import { ActionButton } from './ActionButton.tsx';
import { narrow } from './action.ts';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableTools } from './TableTools.tsx';
import { evaluate } from './target.ts';
import { totalOf } from './total-of.ts';
import { useTableState } from './use-table-state.ts';
import './table.css';

/** A table of an operation's rows. The server sorts, filters and pages; on a phone each row is a card. */
export function Table({ block }: { block: TableBlock }) {
  const around = useSurroundings();
  const { definitions } = useStage();
  const table = definitions.tables[block.table];
  if (!table) throw new Error(`There is no table "${block.table}"`);
  const scope = narrow(around.scope, block.with ?? {});
  return (
    <SurroundingsContext value={{ ...around, scope, data: undefined }}>
      <TableContent table={table} />
    </SurroundingsContext>
  );
}

const NO_ROWS: Row[] = [];

function TableContent({ table }: { table: TableDefinition }) {
  const { scope } = useSurroundings();
  const { words } = useStage();
  const [chosen, change] = useTableState();
  const names = [table.search, ...(table.filters ?? [])].filter((name) => name !== undefined);
  const sort = (chosen.sort ?? table.sort) as string | undefined;
  const params = {
    ...evaluate(table.params ?? {}, scope),
    ...Object.fromEntries([...names, 'page'].map((name) => [name, chosen[name]])),
    sort,
  };
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => isPresent(value)));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    { ...operationQuery(table.operation, given), placeholderData: (previous) => previous },
    queryClient,
  );
  const rows = (data?.data as Row[] | undefined) ?? NO_ROWS;
  const columns = useMemo(() => columnsOf(table.columns), [table.columns]);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const model = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row[table.key]),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update: SortingState | ((before: SortingState) => SortingState)) =>
      change({ sort: sortText(typeof update === 'function' ? update(sorting) : update) }),
  });
  const filtered = names.some((name) => isPresent(chosen[name]));

  if (error && !data) {
    return (
      <ErrorNote message={textOfFailure(error) ?? ''} onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  return (
    <div className="table-block">
      <TableTools table={table} chosen={chosen} sort={sort} onChange={change} />
      {data === undefined ? (
        <TableSkeleton columns={table.columns.length} />
      ) : rows.length === 0 ? (
        <Empty
          title={words(table.empty)}
          action={!filtered && table.add ? <ActionButton action={table.add} /> : undefined}
        />
      ) : (
        <div className="table-frame" aria-busy={isPlaceholderData || undefined}>
          <table className="table">
            <TableHead
              headers={model.getHeaderGroups()[0]!.headers}
              columns={table.columns}
              hasActions={table.actions !== undefined}
            />
            <tbody>
              {model.getRowModel().rows.map((row) => (
                <TableRow key={row.id} table={table} item={row.original} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data?.meta && (
        <Pager
          page={Number(data.meta.page)}
          perPage={Number(data.meta.per_page)}
          {...totalOf(data.meta)}
          onChange={(page) => change({ page }, true)}
        />
      )}
    </div>
  );
}
