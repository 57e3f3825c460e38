import { createStore, del, get, keys, set } from 'idb-keyval';

/** A wizard's unfinished input: per step its data, `File`s included, which IndexedDB keeps as they are. */
export interface Draft {
  step: number;
  /** The furthest step that was reached. */
  furthest: number;
  steps: Readonly<Record<string, unknown>>[];
}

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

/** One person's draft of one wizard about one thing (the path names the thing). */
export const draftKey = (user: string | number, wizard: string, path: string) => `${user} ${wizard} ${path}`;

/** A browser without IndexedDB (a private window of some) has no drafts, and works otherwise. */
const optional = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

export const readDraft = (key: string) => optional(() => get<Draft>(key, store()));
export const writeDraft = (key: string, draft: Draft) => optional(() => set(key, draft, store()));
export const dropDraft = (key: string) => optional(() => del(key, store()));

/** Forgets all of a person's drafts: on an explicit sign-out, since the next one at this machine may be somebody else. */
export const dropDraftsOf = (user: string | number) =>
  optional(async () => {
    const all = await keys<string>(store());
    await Promise.all(all.filter((key) => key.startsWith(`${user} `)).map((key) => del(key, store())));
  });
