import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './drafts.ts';

const storage = vi.hoisted(() => ({ read: vi.fn(), write: vi.fn(), atOnce: vi.fn(), drop: vi.fn() }));
vi.mock(import('./drafts.ts'), async (original) => ({
  ...(await original()),
  readDraft: storage.read,
  writeDraft: storage.write,
  writeDraftAtOnce: storage.atOnce,
  dropDraft: storage.drop,
}));
const { draftAtom } = await import('./draft-atom.ts');

const draft = (text: unknown): Draft => ({ step: 0, furthest: 0, steps: [{ text }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  storage.read.mockResolvedValue(undefined);
});

describe('a draft', () => {
  it.each([
    [undefined, null],
    [draft('a'), draft('a')],
  ])('is read when it is first needed: %o', async (stored, expected) => {
    storage.read.mockResolvedValue(stored);
    const [store, atoms] = [createStore(), draftAtom('k')];
    expect(store.get(atoms.found)).toBeUndefined();
    store.sub(atoms.found, () => {});
    await vi.runAllTimersAsync();
    expect(store.get(atoms.found)).toEqual(expected);
  });

  it('is written once, debounced after the last change', () => {
    const [store, atoms] = [createStore(), draftAtom('k')];
    store.set(atoms.keep, draft('a'));
    store.set(atoms.keep, draft('b'));
    expect(storage.write).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(storage.write).toHaveBeenCalledExactlyOnceWith('k', draft('b'));
  });

  it('is written at once when a file is picked, and when the page is left', () => {
    const [store, atoms] = [createStore(), draftAtom('k')];
    const picked = draft(new File(['x'], 'a.pdf'));
    store.set(atoms.keep, picked);
    expect(storage.write).toHaveBeenCalledExactlyOnceWith('k', picked);
    store.set(atoms.keep, draft('b'));
    store.set(atoms.leave);
    expect(storage.atOnce).toHaveBeenCalledExactlyOnceWith('k', draft('b'));
  });

  it('is also stored synchronously if a write is pending when the page is left', async () => {
    const [store, atoms] = [createStore(), draftAtom('k')];
    let written = () => {};
    storage.write.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        written = resolve;
      }),
    );
    store.set(atoms.keep, draft('a'));
    await vi.runAllTimersAsync();
    store.set(atoms.leave);
    expect(storage.atOnce).toHaveBeenCalledExactlyOnceWith('k', draft('a'));
    written();
    await vi.runAllTimersAsync();
    store.set(atoms.leave);
    expect(storage.atOnce).toHaveBeenCalledOnce();
  });

  it('does not reappear after it was dropped', () => {
    const [store, atoms] = [createStore(), draftAtom('k')];
    store.set(atoms.keep, draft('a'));
    void store.set(atoms.drop);
    store.set(atoms.keep, draft('b'));
    vi.runAllTimers();
    expect(storage.write).not.toHaveBeenCalled();
    expect(storage.drop).toHaveBeenCalledExactlyOnceWith('k');
  });

  it('is deleted when forgotten, and created again by the next change', () => {
    const [store, atoms] = [createStore(), draftAtom('k')];
    store.set(atoms.keep, draft('a'));
    void store.set(atoms.forget);
    vi.runAllTimers();
    expect(storage.write).not.toHaveBeenCalled();
    expect(storage.drop).toHaveBeenCalledExactlyOnceWith('k');
    store.set(atoms.keep, draft('b'));
    vi.runAllTimers();
    expect(storage.write).toHaveBeenCalledExactlyOnceWith('k', draft('b'));
  });
});
