import { type ComponentType, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import { isPresent, read, value } from '../../../../language/run/value/value-path.ts';
import type { ValueSource } from '../../../../language/run/value/value-source.ts';
import { type Choice, type Lookup, LookupContext } from '../../../engine/value/lookup-context.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useValueAt } from '../values/form-context.ts';
import type { WidgetProps } from './widget.ts';

export interface ChoiceWidgetProps extends WidgetProps {
  choices: readonly Choice[];
  loading: boolean;
  /** Searches the list when there are more choices than these; undefined when these are all. */
  onSearch?: (words: string) => void;
}

type Source = ComponentType<WidgetProps & { widget: ComponentType<ChoiceWidgetProps> }>;

/** Passes a widget its choices: a lookup's rows, values that came with the data, or the schema's own. */
export function Choices(props: WidgetProps & { widget: ComponentType<ChoiceWidgetProps> }) {
  const From = sourceOf(props.field.schema);
  return <From {...props} />;
}

function sourceOf(schema: FieldSchema): Source {
  if (schema['x-lookup']) return FromLookup;
  return schema['x-options'] ? FromData : FromSchema;
}

const FromLookup: Source = ({ widget: Widget, ...props }) => {
  const use = props.field.schema['x-lookup'];
  const { lookup, params = {} } = typeof use === 'object' ? use : { lookup: use ?? '' };
  const useLookup = useContext(LookupContext);
  const [words, search] = useWords();
  const rows = useLookup(lookup, useSiblings(props.path.slice(0, -1), params), words, props.value);
  const choices = useAllowed(rows.options, props.field.schema.enum ?? props.field.schema.items?.enum);
  if (rows.state === 'error') return <FailedChoices rows={rows} {...props} />;
  return (
    <Widget
      {...props}
      choices={choices}
      loading={rows.state === 'loading' || rows.isNaming === true}
      onSearch={rows.hasMore ? search : undefined}
    />
  );
};

/** If the schema lists the allowed values, a lookup only provides their labels. */
const useAllowed = (options: readonly Choice[], allowed: readonly unknown[] | undefined) =>
  useMemo(
    () => (allowed ? options.filter(({ value }) => allowed.includes(value)) : options),
    [options, allowed],
  );

const PAUSE = 300;

/** The search words, debounced. */
function useWords(): [string, (typed: string) => void] {
  const [words, setWords] = useState('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const search = useCallback((typed: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setWords(typed.trim()), PAUSE);
  }, []);
  return [words, search];
}

/** Returns the lookup's parameters from the values of sibling fields, without absent ones. */
function useSiblings(holder: readonly (string | number)[], params: Readonly<Record<string, ValueSource>>) {
  const siblings = useValueAt(holder) as Record<string, unknown> | undefined;
  const text = JSON.stringify(
    Object.entries(params).map(([name, source]) => [name, value(source, siblings ?? {}) ?? null]),
  );
  return useMemo(() => {
    const values = JSON.parse(text) as [string, unknown][];
    return Object.fromEntries(values.filter(([, found]) => isPresent(found)));
  }, [text]);
}

const FromData: Source = ({ widget: Widget, ...props }) => {
  const source = props.field.schema['x-options'] ?? '';
  const holder = props.path.slice(0, -1);
  const text = JSON.stringify([read(source, useValueAt(holder)) ?? []].flat());
  const choices = useMemo(
    () =>
      (JSON.parse(text) as (string | Choice)[]).map((one) =>
        typeof one === 'object' ? one : { value: one, label: String(one) },
      ),
    [text],
  );
  return <Widget {...props} choices={choices} loading={false} />;
};

const FromSchema: Source = ({ widget: Widget, ...props }) => {
  const { schema } = props.field;
  const choices = useMemo(() => {
    const labels = schema['x-labels'] ?? schema.items?.['x-labels'] ?? {};
    const values = (schema.enum ?? schema.items?.enum ?? []) as Choice['value'][];
    return values.map((value) => ({ value, label: labels[value] ?? String(value) }));
  }, [schema]);
  return <Widget {...props} choices={choices} loading={false} />;
};

/** Shown when a lookup could not be read: keeps the choice, and offers a retry. */
function FailedChoices({ rows, id, field, describedBy }: WidgetProps & { rows: Lookup }) {
  return (
    <div className="choices-failed">
      <p>{message('form.choices_failed')}</p>
      <Button
        id={id}
        size="small"
        icon="refresh"
        // Without this, the button's accessible name would be the field's label.
        aria-label={message('form.retry_of', { field: field.title })}
        aria-describedby={describedBy}
        onClick={rows.retry}
      >
        {message('actions.retry')}
      </Button>
    </div>
  );
}

/**
 * Returns the list with a value added or removed, in the order of the choices; values that are not choices
 * stay in front.
 */
export function toggled(chosen: readonly unknown[], value: unknown, choices: readonly Choice[]): unknown[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  const order = new Map(choices.map((choice, index) => [choice.value as unknown, index]));
  return [...chosen, value].sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1));
}

/**
 * Finds a choice by its value, also among earlier choices: in a searchable list, the next result may not
 * include the chosen one.
 */
export function useSeenChoices(choices: readonly Choice[]): (value: unknown) => Choice | undefined {
  const seen = useRef(new Map<unknown, Choice>());
  for (const choice of choices) seen.current.set(choice.value, choice);
  return (value) => seen.current.get(value);
}
