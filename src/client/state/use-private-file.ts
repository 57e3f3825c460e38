import { type MouseEvent, useRef } from 'react';
import { isPrivate, saveFile } from '../api/private-file.ts';
import { reportFailure } from './report-failure.ts';
import { useVisit } from './visit.ts';
import { callOf } from './visit-calls.ts';

/**
 * Returns a file link's click handler: a private file is fetched with the session's token, which a plain link lacks.
 */
export function usePrivateFile(url: string | undefined) {
  const visit = useVisit();
  const fetching = useRef(false);
  return (event: MouseEvent) => {
    if (url === undefined || !isPrivate(url)) return;
    event.preventDefault();
    if (fetching.current) return;
    fetching.current = true;
    saveFile(callOf(visit), url)
      .catch((error: unknown) => reportFailure(visit, error))
      .finally(() => {
        fetching.current = false;
      });
  };
}
