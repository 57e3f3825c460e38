import { useRef, useState } from 'react';
import { SchemaForm, type SchemaFormProps } from '../src/client/blocks/form/SchemaForm.tsx';
import { changesOf } from '../src/client/blocks/wizard/wizard-values.ts';
import { LookupContext } from '../src/client/engine/value/lookup-context.ts';
import '../src/client/blocks/form/widgets/rare-widgets.ts';
import { Button } from '../src/client/ui/button/Button.tsx';
import { Card } from '../src/client/ui/Card.tsx';
import { useSampleLookup } from './sample-lookups.ts';

export interface FormStoryProps extends Omit<SchemaFormProps, 'data' | 'children'> {
  data?: SchemaFormProps['data'];
}

const nothing = {};

/** Replaces descriptions of files in the samples by real files. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (value === null || typeof value !== 'object' || value instanceof File) return value;
  const { name, type, size } = value as Record<string, unknown>;
  if (typeof name === 'string' && typeof type === 'string' && typeof size === 'number') {
    return new File([new Uint8Array(size)], name, { type });
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFiles(one)]));
}

/** A form with a button, the data that it would send, and the names of changed fields as an attribute. */
export function FormStory(props: FormStoryProps) {
  // A form keeps what is typed: other data, from the controls, begin another one.
  return <Started key={JSON.stringify(props.data)} {...props} />;
}

function Started({ data = nothing, ...props }: FormStoryProps) {
  const [sent, setSent] = useState<unknown>();
  const [values] = useState(() => withFiles(data) as SchemaFormProps['data']);
  const main = useRef<HTMLElement>(null);
  const noteChanges: SchemaFormProps['onChange'] = (now) => {
    const [changes] = changesOf([{ title: '', definition: {}, form: props.form }], [values], [now]);
    main.current?.setAttribute('data-changed', Object.keys(changes!).join(' '));
  };
  return (
    <LookupContext value={useSampleLookup}>
      <main ref={main} style={{ maxInlineSize: '45rem', marginInline: 'auto' }}>
        <Card variant="panel">
          <h1 style={{ marginBlockEnd: '1.5rem' }}>{props.form.title}</h1>
          <SchemaForm onSubmit={setSent} onChange={noteChanges} {...props} data={values}>
            <div>
              <Button type="submit" tone="primary" busy={props.busy}>
                Submit
              </Button>
            </div>
          </SchemaForm>
          {sent !== undefined && (
            <output style={{ display: 'block' }}>Sent: {Object.keys(sent as object).join(', ')}</output>
          )}
        </Card>
      </main>
    </LookupContext>
  );
}
