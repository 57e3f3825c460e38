import { type ComponentType, useContext, useMemo } from 'react';
import type { FieldSchema } from '../../shared/form-module.ts';
import { read } from '../../shared/value-path.ts';
import { Button } from '../ui/Button.tsx';
import { useFormState } from './form-context.ts';
import { type Choice, type Lookup, LookupContext } from './lookup-context.ts';
import type { WidgetProps } from './widget.ts';

export interface ChoiceWidgetProps extends WidgetProps {
  choices: readonly Choice[];
  loading: boolean;
}

type Source = ComponentType<WidgetProps & { widget: ComponentType<ChoiceWidgetProps> }>;

/** Gives a widget what may be chosen: a lookup's rows, values that came with the data, or the schema's own. */
export function Choices(props: WidgetProps & { widget: ComponentType<ChoiceWidgetProps> }) {
  const From = sourceOf(props.part.schema);
  return <From {...props} />;
}

function sourceOf(schema: FieldSchema): Source {
  if (schema['x-lookup']) return FromLookup;
  return schema['x-options'] ? FromData : FromSchema;
}

const FromLookup: Source = ({ widget: Widget, ...props }) => {
  const use = props.part.schema['x-lookup'];
  const { lookup, params = {} } = typeof use === 'object' ? use : { lookup: use ?? '' };
  const useLookup = useContext(LookupContext);
  const rows = useLookup(lookup, useSiblings(props.path.slice(0, -1), params));
  if (rows.state === 'error') return <FailedChoices rows={rows} {...props} />;
  return <Widget {...props} choices={rows.options} loading={rows.state === 'loading'} />;
};

/** The values of fields beside this one, by the names that a lookup gives them; absent ones are left out. */
function useSiblings(holder: readonly (string | number)[], params: Record<string, string>) {
  const text = useFormState((store) =>
    JSON.stringify(
      Object.entries(params).map(([name, field]) => [name, store.read([...holder, field]) ?? null]),
    ),
  );
  return useMemo(() => {
    const values = JSON.parse(text) as [string, unknown][];
    return Object.fromEntries(values.filter(([, value]) => value !== null && value !== ''));
  }, [text]);
}

const FromData: Source = ({ widget: Widget, ...props }) => {
  const source = props.part.schema['x-options'] ?? '';
  const holder = props.path.slice(0, -1);
  const text = useFormState((store) => JSON.stringify([read(source, store.read(holder)) ?? []].flat()));
  const choices = useMemo(
    () => (JSON.parse(text) as string[]).map((value) => ({ value, label: String(value) })),
    [text],
  );
  return <Widget {...props} choices={choices} loading={false} />;
};

const FromSchema: Source = ({ widget: Widget, ...props }) => {
  const { schema } = props.part;
  const choices = useMemo(() => {
    const labels = schema['x-labels'] ?? schema.items?.['x-labels'] ?? {};
    const values = (schema.enum ?? schema.items?.enum ?? []) as Choice['value'][];
    return values.map((value) => ({ value, label: labels[value] ?? String(value) }));
  }, [schema]);
  return <Widget {...props} choices={choices} loading={false} />;
};

/** A list that could not be loaded keeps what was chosen, and offers another try in its place. */
function FailedChoices({ rows, id, part, describedBy }: WidgetProps & { rows: Lookup }) {
  return (
    <div className="choices-failed">
      <p>The list could not be loaded.</p>
      <Button
        id={id}
        size="small"
        icon="refresh"
        // Without a name of its own it would be called what the field's label says.
        aria-label={`Retry ${part.title}`}
        aria-describedby={describedBy}
        onClick={rows.retry}
      >
        Retry
      </Button>
    </div>
  );
}
