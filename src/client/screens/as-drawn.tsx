import { useAtomValue } from 'jotai';
import { useContext, useEffect, useState } from 'react';
import { withNames } from '../../language/run/value/scope.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { Envelope } from '../api/operations.ts';
import { withMeta } from '../state/answer-value.ts';
import { sessionAtom } from '../state/session.ts';
import type { Visit } from '../state/visit.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { ScreenBlocks } from './ScreenBlocks.tsx';
import { ArrivalContext, type LoadedScreen } from './view.ts';

/** The part of the page's dehydrated responses that is read here; TanStack Query reads the rest. */
type Answers = { queries: readonly { state: { data: Envelope } }[] };

/**
 * Renders a screen's blocks with the responses that came with the page. The code for re-reading them loads
 * on demand: when the visitor comes back to the screen, or signs in.
 */
export function asDrawn(
  visit: Visit,
  given: unknown,
  names: Readonly<Record<string, number>>,
): LoadedScreen['content'] {
  const { queries } = given as Answers;
  const values: Scope = Object.fromEntries(
    Object.entries(names).map(([name, at]) => [name, withMeta(queries[at]!.state.data)]),
  );
  const withData = () =>
    Promise.all([import('./BlocksWithData.tsx'), import('../state/page-queries.ts')]).then(
      ([{ BlocksWithData }, { takeQueries }]) => {
        takeQueries(visit, given)();
        return BlocksWithData;
      },
    );
  return function AsDrawn({ view, scope }) {
    const { by } = useContext(ArrivalContext);
    const [isFirst] = useState(by === 'load');
    const isStranger = useAtomValue(sessionAtom) === null;
    const [WithData, load] = useLazyModule(withData);
    const isEnough = isFirst && isStranger;
    useEffect(() => {
      if (!isEnough) load();
    }, [isEnough, load]);
    return WithData && !isEnough ? (
      <WithData view={view} scope={scope} />
    ) : (
      <ScreenBlocks view={view} scope={withNames(scope, values)} />
    );
  };
}
