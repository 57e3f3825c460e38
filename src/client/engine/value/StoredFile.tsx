import { type MouseEvent, useRef } from 'react';
import { isPrivate, saveFile } from '../../api/private-file.ts';
import { reportFailure } from '../../state/report-failure.ts';
import { useVisit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import { FileLink } from '../../ui/file/FileLink.tsx';

/** A link to a stored file. */
export const StoredFile = ({ url }: { url: string }) => <FileLink href={url} onOpen={usePrivateFile(url)} />;

/**
 * Returns a file link's click handler: a private file is fetched with the session's token, which a plain
 * link cannot send.
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
