import { useEffect, useId, useRef, useState } from 'react';
import type { FormBlock } from '../../../generated/definitions.d.ts';
import type { FormModule } from '../../shared/form-module.ts';
import { FilterFields } from '../form/FilterFields.tsx';
import { LookupContext } from '../form/lookup-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useScope, useStage } from './surroundings.ts';
import { useForms } from './use-form.ts';
import { useLookup } from './use-lookup.ts';
import './filter-form.css';

const PAUSE = 350;

type Values = Readonly<Record<string, unknown>>;

/**
 * A form that filters: what is typed or chosen goes to the query string after a short pause, and comes from there. On a
 * phone only its search stands open.
 */
export function FilterForm({ block }: { block: FormBlock }) {
  const query = useScope().query as Values;
  const { definitions } = useStage();
  const [form] = useForms([block.form], definitions.forms);
  const [open, setOpen] = useState(false);
  const id = useId();
  const [data, onChange] = useFilter(query);
  const count = countOf(form!, query);
  return (
    <LookupContext value={useLookup}>
      <div className="filter" data-open={open || undefined} id={id}>
        <FilterFields form={form!} data={data} onChange={onChange} />
        <button
          type="button"
          className="button filter-toggle"
          data-tone="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
          {open ? 'Hide filters' : 'Filters'}
          {count > 0 && <span className="count">{count}</span>}
        </button>
      </div>
    </LookupContext>
  );
}

/** What is shown in the filter, and what changes it. */
function useFilter(query: Values): [Values, (values: Values) => void] {
  const { setQuery } = useStage();
  const [data, setData] = useState(query);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(query);
  latest.current = query;

  // Back, a link or "clear" changes the query string from outside.
  useEffect(() => {
    if (waiting.current === undefined) setData(query);
  }, [query]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const onChange = (next: Values) => {
    setData(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      const different = changed(latest.current, next);
      if (Object.keys(different).length > 0) setQuery(different);
    }, PAUSE);
  };
  return [data, onChange];
}

/** What differs, emptied values too. */
function changed(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]]));
}

/** How many of the folded filters are set; hidden values (a page) and the search, which stays open, do not count. */
function countOf({ schema, ui }: FormModule, query: Values): number {
  return Object.entries(schema.properties ?? {}).filter(([name, field]) => {
    const shown = !['hidden', 'search'].includes(ui[name]?.widget ?? '');
    return (
      shown && query[name] !== undefined && JSON.stringify(query[name]) !== JSON.stringify(field.default)
    );
  }).length;
}
