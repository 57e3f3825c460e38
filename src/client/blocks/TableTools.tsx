import { useEffect, useRef, useState } from 'react';
import type { Table } from '../../../generated/definitions.d.ts';
import { Icon } from '../ui/Icon.tsx';
import { ActionButton } from './ActionButton.tsx';
import { TableFilter } from './TableFilter.tsx';
import { TableSort } from './TableSort.tsx';
import { useQueryForm } from './use-query-form.ts';
import '../form/widgets/controls.css';

const PAUSE = 350;

export interface TableToolsProps {
  table: Table;
  chosen: Readonly<Record<string, unknown>>;
  sort: string | undefined;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** What stands above a table: the search, the filters, on a phone the order, the button that adds. */
export function TableTools({ table, chosen, sort, onChange }: TableToolsProps) {
  const { search, filters = [], add, columns } = table;
  const form = useQueryForm();
  return (
    <search className="table-tools">
      {search && (
        <SearchBox
          key={search}
          value={String(chosen[search] ?? '')}
          placeholder={String(form?.ui[search]?.placeholder ?? 'Search')}
          onChange={(text) => onChange({ [search]: text === '' ? undefined : text })}
        />
      )}
      {filters.map((name) => (
        <TableFilter
          key={name}
          field={form?.schema.properties?.[name]}
          name={name}
          value={chosen[name]}
          onChange={onChange}
        />
      ))}
      <TableSort columns={columns} sort={sort} onChange={onChange} />
      {add && <ActionButton action={add} />}
    </search>
  );
}

interface SearchBoxProps {
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
}

/** Searches as one types, after a short pause. */
function SearchBox({ value, placeholder, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** What was searched for last: neither its answer nor a space at its end may change what is being typed. */
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      latest.current(words);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="table-search">
      <span className="visually-hidden">{placeholder}</span>
      <Icon name="search" />
      <input
        className="control"
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
