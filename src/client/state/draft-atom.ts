import { atom } from 'jotai';
import { type Draft, dropDraft, filesIn, readDraft, writeDraft, writeDraftAtOnce } from './drafts.ts';

const PAUSE = 300;

type Waiting = { draft: Draft; timer: ReturnType<typeof setTimeout> };

/**
 * The draft under a key of the browser's storage, as state: `undefined` while it is looked for, null when there is none.
 * It is looked for when something drawn needs it, written a moment after each change, and at once when the page goes.
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
    // It waits until it is written: a page that goes away takes a write along that is under way.
    if (get(waiting) === last) set(waiting, undefined);
  });
  const keep = atom(null, (get, set, draft: Draft) => {
    if (get(dropped)) return;
    clearTimeout(get(waiting)?.timer);
    set(waiting, { draft, timer: setTimeout(() => void set(flush), PAUSE) });
    // Text can be saved while the page goes away, a file cannot.
    const before = get(files);
    const picked = filesIn(draft.steps);
    set(files, picked);
    if (picked.some((file) => !before.includes(file))) void set(flush);
  });
  /** Deletes the draft; the next change makes a new one. */
  const forget = atom(null, (get, set) => {
    clearTimeout(get(waiting)?.timer);
    set(waiting, undefined);
    return dropDraft(key);
  });
  const drop = atom(null, (_get, set) => {
    // After this nothing is kept any more: the wizard renders once more before it leaves, and would save what was just sent.
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
