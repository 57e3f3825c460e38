import { type ReactNode, useId } from 'react';
import type { Column, Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { TableModel } from './features.ts';
import { SearchBox } from './TableSearch.tsx';
import type { ChangeChoice, ReaderChoice } from './use-table-state.ts';

export interface TableToolsProps {
  table: Table;
  model: TableModel;
  chosen: ReaderChoice;
  sort: string | undefined;
  onChange: ChangeChoice;
  filters: FilterToggle | false;
  add?: ReactNode;
  files?: ReactNode;
}

export interface FilterToggle {
  count: number;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

/** The tools above a table: search, filters, sort (on a phone), column chooser and the add button. */
export function TableTools({ table, model, chosen, sort, onChange, filters, add, files }: TableToolsProps) {
  const { search, placeholder, columns } = table;
  return (
    <search className="table-tools">
      {search && (
        <SearchBox
          key={search}
          value={String(chosen[search] ?? '')}
          label={placeholder ?? message('table.search')}
          onChange={(text) => onChange({ [search]: text === '' ? undefined : text })}
        />
      )}
      {filters && <FilterButton {...filters} />}
      <TableSort columns={columns} sort={sort} onChange={onChange} />
      <ColumnChooser model={model} />
      {files}
      {add && <div className="table-add">{add}</div>}
    </search>
  );
}

function FilterButton({ count, open, panelId, onToggle }: FilterToggle) {
  return (
    <Button icon="filter" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
      {message('table.filters')}
      {count > 0 && <span className="count">{count}</span>}
    </Button>
  );
}

interface TableSortProps {
  columns: readonly Column[];
  /** In the API's form: "-name" for descending. */
  sort: string | undefined;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** Sorts a table on a phone, where rows are cards without column headings. */
function TableSort({ columns, sort, onChange }: TableSortProps) {
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <label className="table-filter" data-for="phone">
      <span>{message('table.sort_by')}</span>
      <span className="select">
        <select
          className="control"
          value={sort ?? ''}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          {sort === undefined && <option value="">–</option>}
          {sortable.flatMap(({ sort: name, title }) => [
            <option key={name} value={name}>{`${title} ↑`}</option>,
            <option key={`-${name}`} value={`-${name}`}>{`${title} ↓`}</option>,
          ])}
        </select>
        <Icon name="chevrons-up-down" />
      </span>
    </label>
  );
}

/** Chooses the visible columns; the one that names the row is always visible. */
function ColumnChooser({ model }: { model: TableModel }) {
  const id = useId();
  const columns = model.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length < 2) return null;
  const reset = () => {
    model.setColumnVisibility({});
    model.resetColumnSizing(true);
  };
  return (
    <div className="column-chooser">
      <Button icon="table" popoverTarget={id}>
        {message('table.columns')}
      </Button>
      <fieldset id={id} popover="auto" className="column-chooser-list">
        <legend>{message('table.columns_shown')}</legend>
        {columns.map((column) => (
          <label key={column.id} className="choice">
            <input
              type="checkbox"
              checked={column.getIsVisible()}
              onChange={column.getToggleVisibilityHandler()}
            />
            <span>{column.columnDef.meta?.title}</span>
          </label>
        ))}
        <Button size="small" icon="undo" onClick={reset}>
          {message('table.reset_columns')}
        </Button>
      </fieldset>
    </div>
  );
}
