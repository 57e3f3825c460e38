import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './drafts.ts';

const idb = vi.hoisted(() => ({ stored: new Map<string, unknown>(), set: vi.fn() }));
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => idb.stored.get(key),
  set: idb.set,
  del: async (key: string) => idb.stored.delete(key),
  keys: async () => [...idb.stored.keys()],
}));
const { dropDraftsOf, followSignOut, readDraft, withFiles, withoutFiles, writeDraft, writeDraftAtOnce } =
  await import('./drafts.ts');

const draft = (text: unknown): Draft => ({ step: 0, furthest: 0, steps: [{ text }] });
const store = async (key: string, value: unknown) => {
  idb.stored.set(key, value);
};

beforeEach(() => {
  idb.stored.clear();
  idb.set.mockReset().mockImplementation(store);
  for (const name of ['sessionStorage', 'localStorage']) {
    const last = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => last.get(key) ?? null,
      setItem: (key: string, text: string) => last.set(key, text),
      removeItem: (key: string) => last.delete(key),
    });
  }
  vi.stubGlobal('window', new EventTarget());
});
/** Sends the event that a browser sends to all tabs except the one that changed the storage. */
const tellOtherTab = (key: string) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }) as StorageEvent);

describe('a draft in browser storage', () => {
  it('that was stored while the page was being left is restored with the files of the previous write', async () => {
    const file = new File(['x'], 'a.pdf');
    await writeDraft('k', { ...draft(file), furthest: 1 });
    writeDraftAtOnce('k', draft(file));
    expect(await readDraft('k')).toEqual(draft(file));
    expect(await readDraft('k')).toEqual(draft(file));
  });

  it('that was stored while the page was being left survives an older write that finishes later', async () => {
    let go = () => {};
    idb.set.mockImplementationOnce(async (key, value) => {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      await store(key, value);
    });
    const older = writeDraft('k', draft('a'));
    await vi.waitFor(() => expect(idb.set).toHaveBeenCalled());
    writeDraftAtOnce('k', draft('b'));
    go();
    await older;
    expect(await readDraft('k')).toEqual(draft('b'));
  });

  it('survives reloads in a browser without IndexedDB', async () => {
    idb.set.mockRejectedValue(new Error('denied'));
    writeDraftAtOnce('k', draft('a'));
    expect(await readDraft('k')).toEqual(draft('a'));
    expect(await readDraft('k')).toEqual(draft('a'));
  });

  it('with a pending write at sign-out is not restored, and the next one is stored', async () => {
    await writeDraft('7 wizard /a', draft('a'));
    await writeDraft('77 wizard /a', draft('of another'));
    const dropped = dropDraftsOf(7);
    const late = writeDraft('7 wizard /a', draft('b'));
    writeDraftAtOnce('7 wizard /a', draft('c'));
    await Promise.all([dropped, late]);
    expect(await readDraft('7 wizard /a')).toBeUndefined();
    expect(await readDraft('77 wizard /a')).toEqual(draft('of another'));
    await writeDraft('7 wizard /a', draft('d'));
    expect(await readDraft('7 wizard /a')).toEqual(draft('d'));
  });

  it('with a pending write at a sign-out in another tab is not restored either', async () => {
    const listeners = { own: vi.fn(), others: vi.fn() };
    const unsubscribes = [followSignOut(7, listeners.own), followSignOut(77, listeners.others)];
    localStorage.setItem('signed-out', '7 1763883000000');
    tellOtherTab('signed-out');
    expect(listeners.own).toHaveBeenCalledOnce();
    expect(listeners.others).not.toHaveBeenCalled();
    await writeDraft('7 wizard /a', draft('a'));
    writeDraftAtOnce('7 wizard /a', draft('b'));
    expect(idb.stored.size).toBe(0);
    expect(sessionStorage.getItem('7 wizard /a')).toBeNull();
    for (const unsubscribe of unsubscribes) unsubscribe();
    tellOtherTab('signed-out');
    expect(listeners.own).toHaveBeenCalledOnce();
  });

  it('is also deleted in other tabs on sign-out', async () => {
    await dropDraftsOf(7);
    expect(localStorage.getItem('signed-out')).toMatch(/^7 \d+$/);
  });
});

describe('a draft on the server', () => {
  it('is sent without files, and gets them back where nothing else was chosen', () => {
    const [cv, photos] = [new File(['x'], 'cv.pdf'), [new File(['y'], 'a.png')]];
    const steps = [{ text: 'a', cv, photos }, { cv: '/stored.pdf' }];
    const sent = withoutFiles(steps);
    expect(sent).toEqual([{ text: 'a' }, { cv: '/stored.pdf' }]);
    expect(withFiles(sent, steps)).toEqual(steps);
    expect(withFiles([{ text: 'b', cv: '/stored.pdf' }], steps)).toEqual([
      { text: 'b', cv: '/stored.pdf', photos },
    ]);
  });
});
