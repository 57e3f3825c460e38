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
  /** The server has its values; it is kept here for its files. */
  saved?: true;
};

/**
 * A draft stored on the server, as an atom like `draftAtom`'s. This browser stores only what the server has
 * not confirmed yet, so that such a local draft is newer than the server's, and files, which the server does
 * not get.
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
  const local = draftAtom(opened === undefined ? key : `${key} ${opened}`);
  const found = atom<Draft | null>();
  const state = atom<Saving>();
  const saverAtom = atom<DraftSaver>();

  const begin = atom(null, (get, set, id: number | undefined) => {
    const saver = draftSaver(
      {
        create: async (draft) => {
          const { data } = await call(calls.create!, { body: bodyOf(draft) });
          return (data as Record<string, number>)[calls.key!]!;
        },
        save: async (id, draft) => {
          await call(calls.save, { ...splitParams(calls.save, { id }), body: bodyOf(draft) });
        },
      },
      id,
      {
        onState: (next) => set(state, next),
        onCreated,
        onSaved: (draft) => {
          if (filesIn(draft.steps).length > 0) set(local.keep, { ...draft, id, saved: true } as Local);
          else void set(local.forget);
          void invalidateReads(visit, calls.save);
        },
        onFailed: (error) => {
          const isGone = error instanceof ApiError && error.status === 404;
          if (error instanceof ApiError && error.status === 409) reportFailure(visit, error, 'server');
          return isGone && !calls.of;
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
    const stored = isOfThis ? unnumbered : undefined;
    const kept = stored?.saved ? undefined : stored;
    const id = opened ?? stored?.id;
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
      const isBegun = steps.length > 0;
      if (isBegun) set(state, 'saved');
      else await set(local.forget);
      set(found, isBegun ? { step, furthest, steps: withFiles(steps, stored?.steps ?? []) } : null);
    } catch (error) {
      // A draft that could not be read must not be overwritten: further changes create a new one, or stay here.
      reportFailure(visit, error, 'server');
      if (calls.create) set(begin, undefined);
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
  return {
    found,
    state,
    keep,
    drop,
    forget: local.forget,
    flush,
    leave: local.leave,
    hold,
    saver: saverAtom,
  };
}

const bodyOf = ({ step, furthest, steps }: Draft) => ({ step, furthest, steps: withoutFiles(steps) });
