import { type ReactNode, useId, useRef, useState } from 'react';
import type { Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { PAGE_SIZES } from '../../../language/run/screen/screen-query.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/loading/SkeletonRegion.tsx';
import { Empty } from '../../ui/note/Empty.tsx';
import { ErrorNote } from '../../ui/note/ErrorNote.tsx';
import { Pager, totalOf } from '../../ui/pager/Pager.tsx';
import type { RowFacts } from './columns.tsx';
import type { Row, TableModel } from './features.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableTools } from './TableTools.tsx';
import { type Selection, useSelection } from './use-selection.ts';
import { useTableModel } from './use-table-model.ts';
import { type Answer, type Meta, usePageInRange } from './use-table-rows.ts';
import type { ChangeChoice, ReaderChoice } from './use-table-state.ts';
import './table-tools.css';
import './table.css';
import './table-narrow.css';
import './table-print.css';

export interface DataTableProps {
  /** The key under which its column settings are stored. */
  name: string;
  table: Table;
  facts: RowFacts;
  /** The texts for an empty table and for a search without matches. */
  texts: { empty: string; noMatch: string };
  answer: Answer;
  chosen: ReaderChoice;
  onChange: ChangeChoice;
  filters: Filters;
  /** The button that adds a row. */
  add?: ReactNode;
  files?: ReactNode;
  /** Renders the actions on selected rows; without it rows cannot be selected. */
  bulk?: (selection: Selection) => ReactNode;
}

export interface Filters {
  /** The filter fields, rendered when they are opened; absent if there are none. */
  form?: ReactNode;
  /** The active filters, as removable chips. */
  chips?: ReactNode;
  /** The number of active filters. */
  count: number;
  /** Clears search and filters; undefined when none is active. */
  clear?: () => void;
}

const NO_ROWS: readonly Row[] = [];

/** A table with server-side sorting, filtering and paging; on a phone each row is a card. */
export function DataTable(props: DataTableProps) {
  const { name, table, facts, texts, answer, chosen, onChange, filters, add, files, bulk } = props;
  const { rows = NO_ROWS, meta, isOld, failure } = answer;
  const filtersId = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const idOf = (row: Row) => String(row[table.key]);
  const { sort: _, page, per_page, ...sought } = chosen;
  const selection = useSelection(rows, idOf, JSON.stringify(sought));
  const sort = (chosen.sort ?? table.sort) as string | undefined;
  const model = useTableModel({
    name,
    table,
    facts,
    isSelectable: bulk !== undefined,
    rows,
    idOf,
    sort,
    page: Number(page ?? 1),
    perPage: Number(per_page ?? meta?.per_page ?? 20),
    total: Number(meta?.total ?? rows.length),
    selection,
    onChange,
  });
  const isBeyond = usePageInRange(answer, onChange);
  const isEmpty = answer.rows?.length === 0 && !failure && !isBeyond && filters.clear === undefined;
  const clear = () => {
    selection.clear();
    frame.current?.focus({ preventScroll: true });
  };

  return (
    <div className="table-block">
      <TableTools
        table={table}
        model={model}
        chosen={chosen}
        sort={sort}
        onChange={onChange}
        filters={
          filters.form !== undefined && {
            count: filters.count,
            open,
            panelId: filtersId,
            onToggle: () => setOpen(!open),
          }
        }
        // When the table is empty, its note contains this button.
        add={isEmpty ? undefined : add}
        files={files}
      />
      {filters.form !== undefined && (
        <div id={filtersId} className="table-filters" hidden={!open}>
          {open && filters.form}
        </div>
      )}
      {filters.chips}
      {bulk && (answer.rows?.length !== 0 || selection.items.length > 0) && (
        <SelectionBar
          model={model}
          count={selection.items.length}
          onClear={clear}
          total={table.all_selected && meta && Number(meta.total)}
          all={selection.all}
          onAll={selection.selectAll}
        >
          {bulk(selection)}
        </SelectionBar>
      )}
      {failure ? (
        <ErrorNote message={failure.text} onRetry={failure.retry} busy={failure.busy} />
      ) : answer.rows === undefined || isBeyond ? (
        <TableSkeleton columns={table.columns.length} />
      ) : rows.length === 0 ? (
        <NoRows texts={texts} onClear={filters.clear} add={add} />
      ) : (
        <TableGrid
          ref={frame}
          model={model}
          isLinked={(row) => facts.hrefOf(row) !== undefined}
          hasButtons={table.buttons !== undefined}
          isOld={isOld}
        />
      )}
      {meta && !failure && !isBeyond && (
        <TablePager meta={meta} model={model} found={filters.clear !== undefined} />
      )}
    </div>
  );
}

/** Shown when there are no rows, or none match; in the latter case search and filters can be cleared. */
function NoRows({ texts, onClear, add }: Pick<DataTableProps, 'texts' | 'add'> & { onClear?: () => void }) {
  if (!onClear) return <Empty title={texts.empty} action={add} />;
  return (
    <Empty
      title={texts.noMatch}
      action={
        <Button icon="x" onClick={onClear}>
          {message('table.clear_filters')}
        </Button>
      }
    />
  );
}

interface TablePagerProps {
  meta: Meta;
  model: TableModel;
  /** Whether search or filters limit the rows. */
  found: boolean;
}

/** Shows the range of rows and the total, the page size, and the other pages. */
function TablePager({ meta, model, found }: TablePagerProps) {
  const { total, isCapped } = totalOf(meta);
  return (
    <>
      <p className="visually-hidden" role="status">
        {found && !isCapped ? message('table.found', { n: total }) : ''}
      </p>
      <Pager
        page={Number(meta.page)}
        perPage={Number(meta.per_page)}
        {...totalOf(meta)}
        onChange={(page) => model.setPageIndex(page - 1)}
        sizes={PAGE_SIZES}
        onSize={(size) => model.setPageSize(size)}
        sizeLabel={message('table.page_size')}
      />
    </>
  );
}

const ROWS = 6;

function TableSkeleton({ columns }: { columns: number }) {
  return (
    <SkeletonRegion className="table-skeleton">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="table-skeleton-row">
          {Array.from({ length: Math.min(columns, 5) }, (_, column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}
