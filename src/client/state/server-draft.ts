import { atom } from 'jotai';
import { ApiError } from '../api/api-error.ts';
import { splitParams } from '../api/operations.ts';
import { draftAtom } from './draft-atom.ts';
import { type DraftSaver, draftSaver, type Saving } from './draft-saver.ts';
import { type Draft, dropDraft, readDraft } from './drafts.ts';
import { invalidateReads } from './queries.ts';
import { reportFailure } from './report-failure.ts';
import type { Visit } from './visit.ts';
import { callOf } from './visit-calls.ts';

/** The calls for drafts, and the property that identifies a draft. */
export interface DraftCalls {
  key: string;
  create: string;
  read: string;
  save: string;
}

/** A draft in this browser with its id on the server. */
type Local = Draft & { id?: number | undefined };

/**
 * A draft stored on the server, as an atom like `draftAtom`'s. This browser stores only what the server has
 * not confirmed yet, so that any local draft is newer than the server's.
 */
export function serverDraftAtom(
  visit: Visit,
  calls: DraftCalls,
  key: string,
  opened: number | undefined,
  onCreated: (id: number) => void,
) {
  const call = callOf(visit);
  // A draft without an id is stored under the wizard's own name.
  const local = draftAtom(opened === undefined ? key : `${key} ${opened}`);
  const found = atom<Draft | null>();
  const state = atom<Saving>();
  const saverAtom = atom<DraftSaver>();

  const begin = atom(null, (get, set, id: number | undefined) => {
    const saver = draftSaver(
      {
        create: async (draft) => {
          const { data } = await call(calls.create, { body: { ...draft } });
          return (data as Record<string, number>)[calls.key]!;
        },
        save: async (id, draft) => {
          await call(calls.save, { ...splitParams(calls.save, { id }), body: { ...draft } });
        },
      },
      id,
      {
        onState: (next) => set(state, next),
        onCreated,
        onSaved: () => {
          void set(local.forget);
          void invalidateReads(visit, calls.save);
        },
        onFailed: (error) => {
          const isGone = error instanceof ApiError && error.status === 404;
          if (error instanceof ApiError && error.status === 409) reportFailure(visit, error, 'server');
          return isGone;
        },
      },
    );
    set(saverAtom, saver);
    return get(saverAtom)!;
  });

  const keep = atom(null, (get, set, draft: Draft) => {
    const saver = get(saverAtom);
    set(local.keep, { ...draft, id: saver?.id() } as Local);
    saver?.keep(draft);
  });
  const look = atom(null, async (_get, set) => {
    const here = (await readDraft(opened === undefined ? key : `${key} ${opened}`)) as Local | undefined;
    const unnumbered = here ?? ((await readDraft(key)) as Local | undefined);
    const isOfThis = unnumbered && (here !== undefined || unnumbered.id === opened);
    const kept = isOfThis ? unnumbered : undefined;
    const id = opened ?? kept?.id;
    if (kept || id === undefined) {
      set(begin, id);
      if (id !== undefined && opened === undefined) onCreated(id);
      set(found, kept ?? null);
      if (!kept) return;
      if (here === undefined) await dropDraft(key);
      return set(keep, kept);
    }
    try {
      const { data } = await call(calls.read, splitParams(calls.read, { id }));
      const { step, furthest, steps } = data as Draft;
      set(begin, id);
      set(state, 'saved');
      set(found, { step, furthest, steps });
    } catch (error) {
      // A draft that could not be read must not be overwritten: further changes create a new one.
      reportFailure(visit, error, 'server');
      set(begin, undefined);
      set(found, null);
    }
  });
  found.onMount = (set) => {
    void visit.store.set(look).catch(() => set(null));
  };

  const drop = atom(null, (get, set) => {
    get(saverAtom)?.stop();
    return set(local.drop);
  });
  const flush = atom(null, (get, set) => {
    set(local.flush);
    get(saverAtom)?.flush();
  });
  const hold = atom(null, async (get) => get(saverAtom)?.hold());
  return { found, state, keep, drop, forget: local.forget, flush, leave: local.leave, hold, id: saverAtom };
}
