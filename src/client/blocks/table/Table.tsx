import { lazy, Suspense, useMemo, useRef } from 'react';
import type { TableBlock, Table as TableDefinition } from '../../../../generated/definitions.d.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { evaluate, isPresent } from '../../../language/run/value/value-path.ts';
import { operationOf } from '../../api/operations.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { narrow } from '../../engine/action/resolve-action.ts';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { urlOf } from '../../engine/link/target.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { displayValuesOf } from '../../engine/value/display-value.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { useForms } from '../form/use-form.ts';
import type { RowFacts } from './columns.tsx';
import { DataTable } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { TogetherActions } from './TogetherActions.tsx';
import { pick, useTableRows } from './use-table-rows.ts';
import { useTableState } from './use-table-state.ts';
import { emptyWorklist } from './worklist.ts';
import '../form/widgets/controls.css';

// Only who selects rows needs it, with its report and the dialog around it.
const BulkActions = lazy(() =>
  import('./BulkActions.tsx').then((module) => ({ default: module.BulkActions })),
);

const TableFilters = lazy(() =>
  import('./TableFilters.tsx').then((module) => ({ default: module.TableFilters })),
);

/**
 * A table of an operation's rows, with server-side sorting, filtering and paging; on a phone each row is a
 * card.
 */
export function Table({ block }: { block: TableBlock }) {
  const around = useBlockContext();
  const { definitions } = useScreenContext();
  const table = definitions.tables[block.table];
  if (!table) throw new Error(`There is no table "${block.table}"`);
  const scope = narrow(around.scope, block.with ?? {});
  return (
    <BlockContext value={{ ...around, scope, data: undefined }}>
      <TableContent table={table} block={block} />
    </BlockContext>
  );
}

const NO_FORMS: readonly string[] = [];

function TableContent({ table, block }: { table: TableDefinition; block: TableBlock }) {
  const { scope } = useBlockContext();
  const { definitions, screens } = useScreenContext();
  const [form] = useForms(table.filters === undefined ? NO_FORMS : [table.filters], definitions.forms);
  const filterNames = Object.keys(form?.schema.properties ?? {});
  const searched = [...(table.search === undefined ? [] : [table.search]), ...filterNames];
  const [chosen, change] = useTableState([...searched, 'sort', 'page', 'per_page'], block.name);
  const answer = useTableRows(table, { ...evaluate(table.params ?? {}, scope), ...chosen });
  // New column objects would remount every cell, so columns are stable and read current values through a ref.
  const made = { sort: chosen.sort ?? table.sort, ...pick(chosen, searched) };
  const list = { ...withoutPath(table, evaluate(table.params ?? {}, scope)), ...made };
  const latest = useRef({ scope, list });
  latest.current = { scope, list };
  const facts = useMemo(
    (): RowFacts => ({
      hrefOf: (item) =>
        urlOf(table.link, inRow(latest.current.scope, item), {
          screens,
          labels: definitions.labels,
          list: latest.current.list,
        }),
      nameOf: (item) =>
        table.columns
          .slice(0, 1)
          .flatMap((column) => displayValuesOf(column, { item }, definitions))
          .map(({ text }) => text)
          .join(commaNow()),
    }),
    [table, definitions, screens],
  );
  const set = pick(chosen, filterNames);
  const clear = () => change(Object.fromEntries(searched.map((name) => [name, undefined])));
  const { each_selected: bulk, all_selected: together } = table;

  return (
    <DataTable
      name={block.table}
      table={table}
      facts={facts}
      texts={{
        empty: messageText(table.empty, scope),
        noMatch: messageText(
          emptyWorklist(table.worklists, pick(chosen, searched)) ?? table.no_match ?? table.empty,
          scope,
        ),
      }}
      answer={answer}
      chosen={chosen}
      onChange={change}
      filters={{
        form: form && (
          <Suspense fallback={<Skeleton variant="control" />}>
            <TableFilters form={form} values={set} onChange={change} />
          </Suspense>
        ),
        chips: form && (
          <FilterChips form={form} values={set} onRemove={(name) => change({ [name]: undefined })} />
        ),
        count: Object.keys(set).length,
        clear: searched.some((name) => isPresent(chosen[name])) ? clear : undefined,
      }}
      add={table.add && <ActionButton action={table.add} />}
      files={
        <>
          {table.export && holds(table.export.when, scope) && (
            <ExportButton
              operation={table.export.operation}
              asked={{ ...evaluate(table.export.params ?? {}, scope), ...made }}
            />
          )}
          {table.import && <ActionButton action={table.import} />}
        </>
      }
      bulk={
        (bulk || together) &&
        ((selection) => (
          <>
            {together && (
              <TogetherActions
                actions={together}
                selection={selection}
                idOf={(item) => item[table.key]}
                filter={pick(chosen, searched)}
                total={Number(answer.meta?.total ?? 0)}
              />
            )}
            {bulk && !selection.all && (
              <Suspense>
                <BulkActions
                  actions={bulk}
                  items={selection.items}
                  idOf={(item) => String(item[table.key])}
                  nameOf={facts.nameOf}
                  onDone={(ids) =>
                    selection.set((before) =>
                      Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))),
                    )
                  }
                />
              </Suspense>
            )}
          </>
        ))
      }
    />
  );
}

/** An operation's parameters without its path parameters. */
const withoutPath = ({ operation }: TableDefinition, params: Readonly<Record<string, unknown>>) =>
  pick(
    params,
    Object.keys(params).filter((name) => !operationOf(operation).path.includes(`{${name}}`)),
  );
