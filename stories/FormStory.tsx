import { useState } from 'react';
import { LookupContext } from '../src/client/form/lookup-context.ts';
import { SchemaForm, type SchemaFormProps } from '../src/client/form/SchemaForm.tsx';
import { Button } from '../src/client/ui/Button.tsx';
import { Card } from '../src/client/ui/Card.tsx';
import { useSampleLookup } from './sample-lookups.ts';

export interface FormStoryProps extends Omit<SchemaFormProps, 'data' | 'children'> {
  data?: SchemaFormProps['data'];
}

const nothing = {};

/** A form on paper with a button, and what it would send. */
export function FormStory({ data = nothing, ...props }: FormStoryProps) {
  const [sent, setSent] = useState<unknown>();
  return (
    <LookupContext value={useSampleLookup}>
      <main style={{ maxInlineSize: '45rem', marginInline: 'auto' }}>
        <Card look="panel">
          <h1 style={{ marginBlockEnd: '1.5rem' }}>{props.form.title}</h1>
          <SchemaForm onSubmit={setSent} {...props} data={data}>
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
