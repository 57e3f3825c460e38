import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from './session.ts';
import type { Sources } from './source-order.ts';
import { useVisit } from './visit.ts';

/**
 * Repeats those sources that name an operation with events (`"live": operation`). The code loads where it is needed.
 */
export function useLive(sources: Sources): void {
  const visit = useVisit();
  const token = useAtomValue(sessionAtom)?.token;
  const named = [...new Set(Object.values(sources).flatMap(({ live }) => live ?? []))].join();
  useEffect(() => {
    if (named === '' || token === undefined) return;
    const end = new AbortController();
    void import('./live/live-reads.ts')
      .then(({ followEvents }) => {
        for (const operation of named.split(',')) void followEvents(visit, operation, end.signal);
      })
      // If the code does not load, the page stays as it is; nothing else depends on it.
      .catch(() => {});
    return () => end.abort();
  }, [visit, token, named]);
}
