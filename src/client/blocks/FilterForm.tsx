import { useEffect, useRef, useState } from 'react';
import type { FormBlock } from '../../../generated/definitions.d.ts';
import { LookupContext } from '../form/lookup-context.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useScope, useStage } from './surroundings.ts';
import { useForms } from './use-form.ts';
import { useLookup } from './use-lookup.ts';
import './form.css';

const PAUSE = 350;

type Values = Readonly<Record<string, unknown>>;

/** A form that filters: what is typed or chosen goes to the query string after a short pause, and comes from there. */
export function FilterForm({ block }: { block: FormBlock }) {
  const query = useScope().query as Values;
  const { definitions, setQuery } = useStage();
  const [form] = useForms([block.form], definitions.forms);
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
      const shown = changed(latest.current, next);
      if (Object.keys(shown).length > 0) setQuery(shown);
    }, PAUSE);
  };
  return (
    <LookupContext value={useLookup}>
      <SchemaForm form={form!} data={data} onChange={onChange} onSubmit={() => {}} />
    </LookupContext>
  );
}

/** What differs, emptied values too. */
function changed(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]]));
}
