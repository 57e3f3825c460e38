import { atom } from 'jotai';
import { type Draft, dropDraft, filesIn, readDraft, writeDraft, writeDraftAtOnce } from './drafts.ts';

const PAUSE = 300;

type Waiting = { draft: Draft; timer: ReturnType<typeof setTimeout> };

/**
 * An atom with the draft stored under a key: `undefined` while it is loading, null when there is none. It is
 * read when it is first needed, written after a debounce, and written at once when the page is left.
 */
export function draftAtom(key: string) {
  const found = atom<Draft | null>();
  const waiting = atom<Waiting>();
  const dropped = atom(false);
  const files = atom<readonly File[]>([]);

  const flush = atom(null, async (get, set) => {
    const last = get(waiting);
    if (!last) return;
    clearTimeout(last.timer);
    await writeDraft(key, last.draft);
    // Pending until it is written: leaving the page aborts a write in progress.
    if (get(waiting) === last) set(waiting, undefined);
  });
  const keep = atom(null, (get, set, draft: Draft) => {
    if (get(dropped)) return;
    clearTimeout(get(waiting)?.timer);
    set(waiting, { draft, timer: setTimeout(() => void set(flush), PAUSE) });
    // Text can be saved while the page is being left, a file cannot.
    const before = get(files);
    const picked = filesIn(draft.steps);
    set(files, picked);
    if (picked.some((file) => !before.includes(file))) void set(flush);
  });
  /** Deletes the draft; the next change creates a new one. */
  const forget = atom(null, (get, set) => {
    clearTimeout(get(waiting)?.timer);
    set(waiting, undefined);
    return dropDraft(key);
  });
  const drop = atom(null, (_get, set) => {
    // Nothing is saved after this: the wizard's last render would otherwise save what was just sent.
    set(dropped, true);
    return set(forget);
  });
  const leave = atom(null, (get) => {
    const last = get(waiting);
    if (last) writeDraftAtOnce(key, last.draft);
  });
  found.onMount = (set) => {
    void readDraft(key).then((draft) => set(draft ?? null));
  };
  return { found, keep, drop, forget, flush, leave };
}
