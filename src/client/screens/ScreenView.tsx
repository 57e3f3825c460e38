import { lazy, Suspense, useMemo, useRef } from 'react';
import { screens } from '../../../generated/screens.ts';
import type { Scope } from '../../shared/value-path.ts';
import { blockComponent, loadBlocks } from '../blocks/registry.ts';
import { type Stage, StageContext } from '../blocks/surroundings.ts';
import { useDialogs } from '../blocks/use-dialogs.ts';
import { navigate } from '../state/location.ts';
import { message } from '../state/messages.ts';
import { usePrefs } from '../state/prefs.ts';
import { readQuery } from '../state/query-string.ts';
import { addressOf } from '../state/routes.ts';
import { useSession } from '../state/session.ts';
import { theGuard } from './use-route.ts';
import type { View } from './view.ts';

const DialogHost = lazy(() =>
  import('../blocks/DialogHost.tsx').then((module) => ({ default: module.DialogHost })),
);

export interface ScreenViewProps {
  view: View;
  /** What broke, for the error page. */
  error?: Readonly<Record<string, unknown>>;
}

/** A screen in its frame: sets what its blocks can read, and draws them. */
export function ScreenView({ view, error }: ScreenViewProps) {
  const { definitions, entry, content: Content, frame: Frame } = view.loaded;
  const { layout } = definitions;
  const session = useSession();
  const prefs = usePrefs();
  const query = useMemo(
    () => ({ ...readQuery(view.loaded.querySchema, view.place.search), ...view.fixed }),
    [view.loaded, view.place.search, view.fixed],
  );
  const scope: Scope = { route: view.params, query, session: session ?? undefined, prefs, error };
  // One screen at two things (two jobs) are two screens; at two tabs of one thing it is the same.
  const key = entry.name + JSON.stringify(view.params);
  const { dialogs, openDialog, confirm, closeDialog } = useDialogs(key);
  const setQuery = useSetQuery(view, query);
  const stage = useMemo(
    (): Stage => ({
      definitions,
      screens,
      guard: theGuard,
      component: blockComponent,
      loadBlocks,
      words: message,
      setQuery,
      openDialog,
      confirm,
    }),
    [definitions, setQuery, openDialog, confirm],
  );
  return (
    <StageContext value={stage}>
      <Frame layout={layout} scope={scope}>
        <Content key={key} view={view} scope={scope} />
      </Frame>
      {dialogs.length > 0 && (
        <Suspense>
          <DialogHost dialogs={dialogs} onClose={closeDialog} scope={scope} />
        </Suspense>
      )}
    </StageContext>
  );
}

/** Changes the query string of a screen, with the same function as long as the screen is the same. */
function useSetQuery(view: View, query: Readonly<Record<string, unknown>>): Stage['setQuery'] {
  const latest = useRef({ view, query });
  latest.current = { view, query };
  return useMemo(
    () =>
      (values, { replace = false, push = false } = {}) => {
        const { view, query } = latest.current;
        const { querySchema, entry } = view.loaded;
        // A changed filter starts at the first page; a page itself is what a pager sets.
        const isPage = Object.keys(values).some((name) => /page$/.test(name));
        const kept = replace ? {} : isPage ? query : { ...query, page: undefined };
        navigate(addressOf(entry, view.params, { ...kept, ...values }, querySchema), {
          replace: !push,
          state: view.place.state,
        });
      },
    [],
  );
}
