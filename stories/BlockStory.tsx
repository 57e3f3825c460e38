import { Suspense, useCallback, useMemo, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Block, Definitions } from '../generated/definitions.d.ts';
import { forms } from '../generated/form-index.ts';
import { loadForm } from '../src/client/blocks/form/use-form.ts';
import { blockComponent, loadBlocks } from '../src/client/blocks/registry.ts';
import { Blocks } from '../src/client/engine/Blocks.tsx';
import { BlockContext } from '../src/client/engine/block-context.ts';
import { ScreenContext, type ScreenContextValue } from '../src/client/engine/screen-context.ts';
import { DialogHost } from '../src/client/screens/dialog/DialogHost.tsx';
import { useDialogs } from '../src/client/screens/dialog/use-dialogs.ts';
import { failedOf, usePlaceholder } from '../src/client/screens/loading/placeholder.tsx';
import { useNavigation } from '../src/client/state/navigation.ts';
import type { SourceState } from '../src/client/state/sources.ts';

export interface BlockStoryProps {
  blocks: Block[];
  /** The scope of the blocks. */
  scope?: Record<string, unknown>;
  /** The states of sources that are still loading or have failed. */
  states?: Record<string, SourceState>;
  /** The documents that the blocks refer to. */
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

// A story is tested as soon as it has rendered, so everything loads beforehand.
await loadBlocks([
  'accordion',
  'board',
  'carousel',
  'chart',
  'checklist',
  'compare',
  'detail',
  'disclosure',
  'document',
  'form',
  'filter',
  'list',
  'list-detail',
  'month',
  'notice',
  'review',
  'table',
  'tabs',
  'timeline',
  'use',
  'wizard',
]);
await Promise.all([
  import('../src/client/blocks/form/SubmitForm.tsx'),
  import('../src/client/blocks/form/filter/FilterForm.tsx'),
  ...['auth/login', 'search/vacancies', 'search/own-vacancies', 'apply/1-contact', 'application/status'].map(
    (name) => loadForm(name, forms),
  ),
]);

/** Renders blocks as a screen does. */
export const BlockStory = (props: BlockStoryProps) => (
  <MemoryRouter useTransitions={false}>
    <OnScreen {...props} />
  </MemoryRouter>
);

function OnScreen({ blocks, scope = {}, states = noStates, definitions }: BlockStoryProps) {
  const all = useMemo(
    (): Definitions => ({
      screen,
      layout: { frame: 'top', menus: [] },
      parts: {},
      wizards: {},
      tables: {},
      labels: {},
      actions: {},
      lookups: {},
      labelsByPath: {},
      blocks: [],
      texts: {},
      calls: {},
      forms,
      ...definitions,
    }),
    [definitions],
  );
  const [query, setValues] = useState((scope.query ?? {}) as Record<string, unknown>);
  const setQuery: ScreenContextValue['setQuery'] = useCallback(
    (values, { replace } = {}) => setValues((before) => (replace ? { ...values } : { ...before, ...values })),
    [],
  );
  const { dialogs, openDialog, confirm, closeDialog } = useDialogs('story');
  const placeholder = usePlaceholder(states);
  const failure = (block: Block) => failedOf(block, states)?.state.text;

  const context: ScreenContextValue = {
    definitions: all,
    screens: everyScreen,
    guard,
    component: blockComponent,
    loadBlocks,
    navigation: useNavigation(),
    setQuery,
    openDialog,
    addressWith: () => '',
    confirm,
  };
  // A wizard itself stores its step in the address.
  const address = [...new URLSearchParams(useLocation().search)].map(([name, text]) => [name, Number(text)]);
  const inReach = { ...scope, query: { ...query, ...Object.fromEntries(address) } };
  return (
    <ScreenContext value={context}>
      <BlockContext value={{ scope: inReach, data: { states, placeholder, failure }, level: 1 }}>
        <main className="stack" style={{ maxInlineSize: '60rem', marginInline: 'auto' }}>
          <Suspense>
            <Blocks blocks={blocks} />
          </Suspense>
        </main>
      </BlockContext>
      <DialogHost dialogs={dialogs} onClose={closeDialog} scope={inReach} />
    </ScreenContext>
  );
}
