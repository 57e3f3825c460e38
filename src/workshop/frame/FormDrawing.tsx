import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Definitions, Lookup, ValueLabels } from '../../../generated/definitions.d.ts';
import { forms } from '../../../generated/form-index.ts';
import { screens } from '../../../generated/screens.ts';
import { FilterSkeleton } from '../../client/blocks/form/filter/FilterSkeleton.tsx';
import { SchemaForm } from '../../client/blocks/form/SchemaForm.tsx';
import { blockComponent, loadBlocks } from '../../client/blocks/registry.ts';
import { BlockContext } from '../../client/engine/block-context.ts';
import { ScreenContext, type ScreenContextValue } from '../../client/engine/screen-context.ts';
import { LookupContext } from '../../client/engine/value/lookup-context.ts';
import { useLookup } from '../../client/engine/value/use-lookup.ts';
import { DialogHost } from '../../client/screens/dialog/DialogHost.tsx';
import { useDialogs } from '../../client/screens/dialog/use-dialogs.ts';
import { guardDefinition } from '../../client/state/guard-definition.ts';
import { useNavigation } from '../../client/state/navigation.ts';
import { Button } from '../../client/ui/button/Button.tsx';
import { Card } from '../../client/ui/Card.tsx';
import { SkeletonRegion } from '../../client/ui/loading/SkeletonRegion.tsx';
import { formExamples } from '../../forms/form-examples.ts';
import type { FormModule } from '../../language/run/form/form-module.ts';
import type { DrawingState } from '../address.ts';
import { everyError, filledForm } from './sample-form.ts';

const lookups = byName<Lookup>(
  import.meta.glob('../../../generated/documents/lookups/**/*.json', { eager: true, import: 'default' }),
);
const labels = byName<ValueLabels>(
  import.meta.glob('../../../generated/documents/labels/**/*.json', { eager: true, import: 'default' }),
);

function byName<T>(files: Record<string, unknown>): Record<string, T> {
  const nameOf = (path: string) => /documents\/\w+\/(.*)\.json$/.exec(path)![1]!;
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [nameOf(path), value as T]));
}

const definitions: Definitions = {
  screen: { path: '/', title: '', access: 'public', layout: '', blocks: [] },
  layout: { frame: 'top', menus: [] },
  parts: {},
  wizards: {},
  tables: {},
  labels,
  actions: {},
  lookups,
  labelsByPath: {},
  blocks: [],
  texts: {},
  calls: {},
  forms,
};

export interface FormDrawingProps {
  form: FormModule;
  state: DrawingState;
}

/** A form by itself, in one of its states. Nothing is sent: its button says what would be. */
export function FormDrawing({ form, state }: FormDrawingProps) {
  const { dialogs, openDialog, confirm, closeDialog } = useDialogs('form');
  const { pathname } = useLocation();
  const context: ScreenContextValue = {
    definitions,
    screens,
    guard: guardDefinition,
    component: blockComponent,
    loadBlocks,
    navigation: useNavigation(),
    setQuery: () => {},
    addressWith: () => pathname,
    openDialog,
    confirm,
  };
  return (
    <ScreenContext value={context}>
      <BlockContext value={{ scope: {}, level: 1 }}>
        <LookupContext value={useLookup}>
          <main className="page" style={{ maxInlineSize: 'var(--form-wide)', paddingBlock: '1.5rem' }}>
            <Card variant="panel">
              <h1 style={{ marginBlockEnd: '1.5rem' }}>{form.title}</h1>
              {state === 'loading' ? (
                <SkeletonRegion>
                  <FilterSkeleton form={form} />
                </SkeletonRegion>
              ) : (
                <InState key={state} form={form} state={state} />
              )}
            </Card>
          </main>
        </LookupContext>
      </BlockContext>
      <DialogHost dialogs={dialogs} onClose={closeDialog} scope={{}} />
    </ScreenContext>
  );
}

const NONE = {};

function InState({ form, state }: FormDrawingProps) {
  const isFilled = state === 'filled' || state === 'read-only';
  // Made once: an edit of the form must not overwrite what was typed.
  const [filled] = useState(() => (isFilled ? filledForm(form, formExamples[form.name]) : NONE));
  const every = useMemo(() => (state === 'errors' ? everyError(form) : undefined), [form, state]);
  const [rows] = useState(every?.data);
  const [sent, setSent] = useState<object>();
  return (
    <SchemaForm
      form={form}
      data={rows ?? filled}
      errors={every?.errors ?? NONE}
      disabled={state === 'read-only'}
      onChange={() => setSent(undefined)}
      onSubmit={setSent}
    >
      <div className="form-actions">
        <Button type="submit" tone="primary" disabled={state === 'read-only'}>
          Try it
        </Button>
      </div>
      <p role="status">{sent && `Valid. It would send: ${Object.keys(sent).join(', ') || 'nothing'}`}</p>
    </SchemaForm>
  );
}
