import { atom } from 'jotai';
import type { Draft as Calls } from '../../../generated/definitions.d.ts';
import { ApiError } from '../api/api-error.ts';
import { splitParams } from '../api/operations.ts';
import { draftAtom } from './draft-atom.ts';
import { type DraftSaver, draftSaver, type Saving } from './draft-saver.ts';
import { type Draft, dropDraft, filesIn, readDraft, withFiles, withoutFiles } from './drafts.ts';
import { invalidateReads } from './queries.ts';
import { reportFailure } from './report-failure.ts';
import type { Visit } from './visit.ts';
import { callOf } from './visit-calls.ts';

/** A draft in this browser with its id on the server. */
type Local = Draft & {
  id?: number | undefined;
  /** When the server's draft that this one continues was saved: null if there was none, absent if unknown. */
  base?: string | null | undefined;
  /** The server has its values; it is kept here for its files. */
  saved?: true;
};

/** A draft as the server returns it; one that has never been saved has no time. */
type Stored = Draft & { updated_at: string | null };

/**
 * A draft stored on the server, as an atom like `draftAtom`'s. This browser stores only what the server has
 * not confirmed yet, which is discarded if another device has saved the draft since, and files, which the
 * server does not get.
 */
export function serverDraftAtom(
  visit: Visit,
  calls: Calls,
  key: string,
  opened: number | undefined,
  onCreated: (id: number) => void,
) {
  const call = callOf(visit);
  // A draft without an id is stored under the wizard's own name.
  const keyOf = (id: number | undefined) => (id === undefined ? key : `${key} ${id}`);
  const localAtom = atom(draftAtom(keyOf(opened)));
  const found = atom<Draft | null>();
  const state = atom<Saving>();
  const saverAtom = atom<DraftSaver>();
  const latest = atom<Draft>();
  const base = atom<string | null>();

  const store = atom(null, (get, set) => {
    const draft = get(latest);
    if (draft) set(get(localAtom).keep, { ...draft, id: get(saverAtom)?.id(), base: get(base) } as Local);
  });
  const confirm = atom(null, (_get, set, { updated_at }: Stored) => {
    set(base, updated_at);
    // What was typed during the call continues what the call saved.
    set(store);
  });

  const number = atom(null, (get, set, id: number) => {
    void set(get(localAtom).drop);
    set(localAtom, draftAtom(keyOf(id)));
    set(store);
  });

  const begin = atom(null, (get, set, id: number | undefined) => {
    const saver = draftSaver(
      {
        create: async (draft) => {
          const { data } = await call(calls.create!, { body: bodyOf(draft) });
          set(confirm, data as Stored);
          return (data as Record<string, number>)[calls.key!]!;
        },
        save: async (id, draft) => {
          const { data } = await call(calls.save, {
            ...splitParams(calls.save, { id }),
            body: bodyOf(draft),
          });
          set(confirm, data as Stored);
        },
      },
      id,
      {
        onState: (next) => set(state, next),
        onCreated: (id) => {
          set(number, id);
          onCreated(id);
        },
        onSaved: (draft) => {
          if (filesIn(draft.steps).length > 0)
            set(get(localAtom).keep, {
              ...draft,
              id: saver.id(),
              base: get(base),
              saved: true,
            } as Local);
          else void set(get(localAtom).forget);
          void invalidateReads(visit, calls.save);
        },
        onFailed: (error) => {
          const status = error instanceof ApiError ? error.status : 0;
          if (status === 404 && !calls.of) return 'create';
          if (status !== 409) return;
          // Too many drafts, or too large ones: every further change would be refused and reported again.
          reportFailure(visit, error, 'server');
          return 'wait';
        },
      },
    );
    set(saverAtom, saver);
    return get(saverAtom)!;
  });

  const keep = atom(null, (get, set, draft: Draft) => {
    const { step, furthest, steps } = draft;
    set(latest, { step, furthest, steps });
    set(store);
    get(saverAtom)?.keep(draft);
  });
  const forget = atom(null, (get, set) => {
    set(latest, undefined);
    set(base, null);
    return set(get(localAtom).forget);
  });
  const look = atom(null, async (get, set) => {
    const here = (await readDraft(keyOf(opened))) as Local | undefined;
    const unnumbered = here ?? ((await readDraft(key)) as Local | undefined);
    const isOfThis = unnumbered && (here !== undefined || unnumbered.id === opened);
    const stored = isOfThis ? unnumbered : undefined;
    const kept = stored?.saved ? undefined : stored;
    const id = opened ?? stored?.id;
    if (id === undefined) {
      set(base, null);
      set(begin, undefined);
      set(found, kept ?? null);
      if (kept) set(keep, kept);
      return;
    }
    try {
      const { data } = await call(calls.read, splitParams(calls.read, { id }));
      const { step, furthest, steps, updated_at } = data as Stored;
      set(base, updated_at);
      set(begin, id);
      if (stored && (opened === undefined || here === undefined)) await dropDraft(key);
      if (opened === undefined) {
        set(number, id);
        onCreated(id);
      }
      if (kept && (kept.base ?? null) === updated_at) {
        set(found, kept);
        return set(keep, kept);
      }
      const isBegun = steps.length > 0;
      const draft = { step, furthest, steps: withFiles(steps, (isBegun && stored?.steps) || []) };
      if (isBegun) set(state, 'saved');
      if (filesIn(draft.steps).length > 0)
        set(get(localAtom).keep, { ...draft, id, base: updated_at, saved: true } as Local);
      else await set(get(localAtom).forget);
      set(found, isBegun ? draft : null);
    } catch (error) {
      // A draft that could not be read must not be overwritten: further changes create a new one, or stay here.
      reportFailure(visit, error, 'server');
      set(base, stored?.base);
      if (calls.create) set(begin, undefined);
      const isGone = error instanceof ApiError && error.status === 404;
      set(found, (isGone ? kept : stored) ?? null);
    }
  });
  found.onMount = (set) => {
    void visit.store.set(look).catch(() => set(null));
  };

  const drop = atom(null, (get, set) => {
    get(saverAtom)?.stop();
    return set(get(localAtom).drop);
  });
  const flush = atom(null, (get, set) => {
    set(get(localAtom).flush);
    get(saverAtom)?.flush();
  });
  const leave = atom(null, (get, set) => set(get(localAtom).leave));
  const hold = atom(null, async (get) => get(saverAtom)?.hold() ?? (() => {}));
  return {
    found,
    state,
    keep,
    drop,
    forget,
    flush,
    leave,
    hold,
    saver: saverAtom,
  };
}

const bodyOf = ({ step, furthest, steps }: Draft) => ({ step, furthest, steps: withoutFiles(steps) });
