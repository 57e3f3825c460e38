import type { ReactNode } from 'react';
import type { Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { TableModel } from './features.ts';
import type { ChangeChoice, ReaderChoice } from './reader-choice.ts';
import { SearchBox } from './TableSearch.tsx';
import { TableSort } from './TableSort.tsx';

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

/** The tools above a table: search, filters, order (on a phone), column chooser, the button that adds a row. */
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
