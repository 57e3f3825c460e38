import { useAtomValue } from 'jotai';
import { lazy, Suspense, useContext, useInsertionEffect, useMemo, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { screens } from '../../../generated/screens.ts';
import { CLOCK } from '../../language/run/value/clock.ts';
import { holds } from '../../language/run/value/conditions.ts';
import { language } from '../../language/run/value/language.ts';
import { onScreen } from '../../language/run/value/scope.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import { blockComponent, loadBlocks } from '../blocks/registry.ts';
import { ScreenContext, type ScreenContextValue } from '../engine/screen-context.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { madeLabelsAtom } from '../state/made-texts/made-labels-atom.ts';
import { type Navigation, useNavigation } from '../state/navigation.ts';
import { prefsAtom } from '../state/prefs.ts';
import { type QueryValues, readQuery } from '../state/query-string.ts';
import { addressOf } from '../state/routes.ts';
import { sessionAtom } from '../state/session.ts';
import { useVisit } from '../state/visit.ts';
import { useDialogs } from './dialog/use-dialogs.ts';
import { BareFrame } from './frame/BareFrame.tsx';
import { AddressContext, type View } from './view.ts';

const DialogHost = lazy(() =>
  import('./dialog/DialogHost.tsx').then((module) => ({ default: module.DialogHost })),
);

export interface FramedScreenProps {
  view: View;
  /** The error, for the error page. */
  error?: Readonly<Record<string, unknown>>;
}

/** A screen in its frame: provides its scope and renders its blocks. */
export function FramedScreen({ view, error }: FramedScreenProps) {
  const { definitions: written, entry, content: Content, frame: Frame } = view.loaded;
  const made = useAtomValue(madeLabelsAtom);
  const definitions = useMemo(() => made?.of(written) ?? written, [written, made]);
  const { layout } = definitions;
  const { clock } = useVisit();
  const session = useAtomValue(sessionAtom);
  const prefs = useAtomValue(prefsAtom);
  const navigation = useNavigation();
  const location = useLocation();
  const { search } = location;
  const query = useMemo(
    () => ({ ...readQuery(view.loaded.querySchema, search), ...view.fixed }),
    [view.loaded, search, view.fixed],
  );
  const scope: Scope = onScreen<unknown>({
    $labels: definitions.labels,
    route: view.params,
    query,
    session: session ?? undefined,
    // Without a choice, the language is the browser's.
    prefs: { language: language().name, ...prefs },
    error,
    [CLOCK]: clock,
  });
  // Another record remounts the screen; another tab of the same record does not.
  const key = entry.name + JSON.stringify(view.params);
  const { dialogs, openDialog, confirm, closeDialog } = useDialogs(key);
  const { setQuery, addressWith } = useQueryChange(key, view, query, location, navigation);
  const screen = useMemo(
    (): ScreenContextValue => ({
      definitions,
      screens,
      guard: guardDefinition,
      component: blockComponent,
      loadBlocks,
      navigation,
      setQuery,
      addressWith,
      openDialog,
      confirm,
    }),
    [definitions, navigation, setQuery, addressWith, openDialog, confirm],
  );
  const Around = holds(layout.when, scope) ? Frame : BareFrame;
  return (
    <ScreenContext value={screen}>
      <Around layout={layout} scope={scope}>
        <Content key={key} view={view} scope={scope} />
      </Around>
      {dialogs.length > 0 && (
        <Suspense>
          <DialogHost dialogs={dialogs} onClose={closeDialog} scope={scope} />
        </Suspense>
      )}
    </ScreenContext>
  );
}

/**
 * Returns functions that change a screen's query string; they are stable for as long as the screen is
 * mounted, and change nothing once another screen is shown: React stops the timers of the screen before only
 * after that.
 */
function useQueryChange(
  key: string,
  view: View,
  query: Readonly<Record<string, unknown>>,
  location: Location,
  navigation: Navigation,
): Pick<ScreenContextValue, 'setQuery' | 'addressWith'> {
  const address = useContext(AddressContext);
  const latest = useRef({ key, view, query, location });
  // Not while rendering: the screen before is still there then, and what was typed on it may be sent.
  useInsertionEffect(() => {
    latest.current = { key, view, query, location };
  });
  return useMemo(() => {
    const addressWith = (values: QueryValues, query: QueryValues = latest.current.query) => {
      const { view } = latest.current;
      // A changed filter starts at the first page; only a pager sets the page itself.
      const isPage = Object.keys(values).some((name) => /page$/.test(name));
      const kept = isPage ? query : { ...query, page: undefined };
      return addressOf(view.loaded.entry, view.params, { ...kept, ...values }, view.loaded.querySchema);
    };
    return {
      addressWith: (values) => addressWith(values),
      setQuery: (values, { replace, push } = {}) => {
        const { key: shown, view, location } = latest.current;
        const { pathname, search, state } = address!.current;
        // A different path is another screen's, which is still loading.
        if (shown === key && pathname === location.pathname)
          navigation.go(
            addressWith(
              values,
              replace ? {} : { ...readQuery(view.loaded.querySchema, search), ...view.fixed },
            ),
            { replace: !push, state },
          );
      },
    };
  }, [key, navigation, address]);
}
