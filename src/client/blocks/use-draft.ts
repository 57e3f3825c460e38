import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  draftKey,
  dropDraft,
  filesIn,
  readDraft,
  writeDraft,
  writeDraftAtOnce,
} from '../state/drafts.ts';
import { currentPlace } from '../state/location.ts';
import { useSession } from '../state/session.ts';

const PAUSE = 300;

/**
 * The draft of a wizard: `undefined` while it is looked for, null when there is none. It is written a moment after each
 * change, and at once when the page goes away.
 */
export function useDraft(wizard: string) {
  const session = useSession();
  const [key] = useState(() => draftKey(session?.user.id ?? 'visitor', wizard, currentPlace().path));
  const [draft, setDraft] = useState<Draft | null>();
  const waiting = useRef<{ draft: Draft; timer: ReturnType<typeof setTimeout> }>(undefined);
  const files = useRef<readonly File[]>([]);

  const dropped = useRef(false);

  useEffect(() => {
    let open = true;
    void readDraft(key).then((found) => open && setDraft(found ?? null));
    return () => {
      open = false;
    };
  }, [key]);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    void writeDraft(key, waiting.current.draft);
    waiting.current = undefined;
  }, [key]);

  const keep = useCallback(
    (next: Draft) => {
      if (dropped.current) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { draft: next, timer: setTimeout(flush, PAUSE) };
      // Text can be saved while the page goes away, a file cannot.
      const picked = filesIn(next.steps);
      const isNew = picked.some((file) => !files.current.includes(file));
      files.current = picked;
      if (isNew) flush();
    },
    [flush],
  );

  const drop = useCallback(() => {
    // What was sent must not come back, though the wizard is drawn once more before it leaves.
    dropped.current = true;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    return dropDraft(key);
  }, [key]);

  useEffect(() => {
    const leave = () => {
      if (waiting.current) writeDraftAtOnce(key, waiting.current.draft);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flush();
    };
  }, [key, flush]);

  return { draft, keep, drop };
}
