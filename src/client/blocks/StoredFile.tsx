import { type MouseEvent, useState } from 'react';
import { fetchFile, isPrivate } from '../api/fetch-file.ts';
import { reportFailure } from '../api/report-failure.ts';
import { FileLink } from '../ui/FileLink.tsx';

/** A stored file to open. A private one is fetched with the session's token first, since a plain link carries none. */
export function StoredFile({ url }: { url: string }) {
  const [busy, setBusy] = useState(false);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPrivate(url)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await fetchFile(url);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return <FileLink href={url} onOpen={open} />;
}
