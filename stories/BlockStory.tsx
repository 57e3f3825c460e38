import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Block, Definitions } from '../generated/definitions.d.ts';
import { forms } from '../generated/form-index.ts';
import { Blocks } from '../src/client/blocks/Blocks.tsx';
import { DialogHost } from '../src/client/blocks/DialogHost.tsx';
import { failedOf, usePlaceholder } from '../src/client/blocks/placeholder.tsx';
import { blockComponent, loadBlocks } from '../src/client/blocks/registry.ts';
import { type Stage, StageContext, SurroundingsContext } from '../src/client/blocks/surroundings.ts';
import { useDialogs } from '../src/client/blocks/use-dialogs.ts';
import { loadForm } from '../src/client/blocks/use-form.ts';
import { message } from '../src/client/state/messages.ts';
import type { SourceState } from '../src/client/state/sources.ts';

export interface BlockStoryProps {
  blocks: Block[];
  /** What the blocks can read. */
  scope?: Record<string, unknown>;
  /** Data that is still loading or did not come. */
  states?: Record<string, SourceState>;
  /** The documents that the blocks name. */
  definitions?: Partial<Omit<Definitions, 'screen' | 'layout'>>;
}

const screen = { path: '/', title: 'A screen', access: 'public' as const, layout: 'public', blocks: [] };
const everyScreen = [{ ...screen, name: 'elsewhere', path: '/elsewhere/{id}', also: {}, redirects: [] }];
const guard = {
  signIn: 'elsewhere',
  verify: 'elsewhere',
  refused: 'elsewhere',
  home: 'elsewhere',
  notFound: 'elsewhere',
  error: 'elsewhere',
  steps: [],
};
const noStates = {};

// A story is looked at as soon as it is drawn, so everything is there before the first.
await loadBlocks([
  'detail',
  'form',
  'filter',
  'list',
  'notice',
  'review',
  'table',
  'tabs',
  'timeline',
  'use',
  'wizard',
]);
await Promise.all([
  import('../src/client/blocks/SubmitForm.tsx'),
  import('../src/client/blocks/FilterForm.tsx'),
  ...['auth/login', 'search/vacancies', 'apply/1-contact', 'application/status'].map((name) =>
    loadForm(name, forms),
  ),
]);

/** Blocks as a screen draws them: the stage that they stand on, and what they can read. */
export function BlockStory({ blocks, scope = {}, states = noStates, definitions }: BlockStoryProps) {
  const all = useMemo(
    (): Definitions => ({
      screen,
      layout: { frame: 'top', menus: [] },
      parts: {},
      wizards: {},
      tables: {},
      maps: {},
      actions: {},
      lookups: {},
      labels: {},
      blocks: [],
      forms,
      ...definitions,
    }),
    [definitions],
  );
  const [query, setValues] = useState((scope.query ?? {}) as Record<string, unknown>);
  const setQuery: Stage['setQuery'] = useCallback(
    (values, { replace } = {}) => setValues((before) => (replace ? { ...values } : { ...before, ...values })),
    [],
  );
  const { dialogs, openDialog, confirm, closeDialog } = useDialogs('story');
  const placeholder = usePlaceholder(states);
  const failure = (block: Block) => failedOf(block, states)?.state.text;

  const stage: Stage = {
    definitions: all,
    screens: everyScreen,
    guard,
    component: blockComponent,
    loadBlocks,
    words: message,
    setQuery,
    openDialog,
    confirm,
  };
  const inReach = { ...scope, query };
  return (
    <StageContext value={stage}>
      <SurroundingsContext value={{ scope: inReach, data: { states, placeholder, failure }, level: 1 }}>
        <main className="stack" style={{ maxInlineSize: '60rem', marginInline: 'auto' }}>
          <Suspense>
            <Blocks blocks={blocks} />
          </Suspense>
        </main>
      </SurroundingsContext>
      <DialogHost dialogs={dialogs} onClose={closeDialog} scope={inReach} />
    </StageContext>
  );
}
