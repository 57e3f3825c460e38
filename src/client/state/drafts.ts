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

/** The files in a draft's values. */
export function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** What stands for a file in the text of a draft; the file itself is in IndexedDB, at the same place. */
const FILE = '\u0000file';

const revived = (value: unknown, stored: unknown): unknown => {
  if (value === FILE) return stored instanceof File ? stored : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const at = (name: string | number) => (stored as Record<string | number, unknown> | undefined)?.[name];
  return Array.isArray(value)
    ? value.map((item, index) => revived(item, at(index)))
    : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, revived(item, at(name))]));
};

/** Whose drafts were forgotten: what still waits to be written then must not bring one back. */
const forgotten = new Set<string>();

const ownerOf = (key: string) => key.slice(0, key.indexOf(' ') + 1);

export async function readDraft(key: string): Promise<Draft | undefined> {
  // Whoever looks for a draft is signed in again.
  forgotten.delete(ownerOf(key));
  const stored = await optional(() => get<Draft>(key, store()));
  const last = sessionStorage.getItem(key);
  if (last === null) return stored;
  const draft = revived(JSON.parse(last), stored) as Draft;
  await writeDraft(key, draft);
  return draft;
}

export async function writeDraft(key: string, draft: Draft): Promise<void> {
  if (forgotten.has(ownerOf(key))) return;
  const before = sessionStorage.getItem(key);
  const written = await optional(async () => {
    await set(key, draft, store());
    return true;
  });
  // What was kept at once meanwhile is newer than what was written, and where nothing could be written it is all there is.
  if (written && sessionStorage.getItem(key) === before) sessionStorage.removeItem(key);
}

/** Keeps a draft while the page goes away, when IndexedDB would come too late. */
export function writeDraftAtOnce(key: string, draft: Draft): void {
  if (forgotten.has(ownerOf(key))) return;
  sessionStorage.setItem(
    key,
    JSON.stringify(draft, (_, value) => (value instanceof File ? FILE : value)),
  );
}

export async function dropDraft(key: string): Promise<void> {
  sessionStorage.removeItem(key);
  await optional(() => del(key, store()));
}

/** Forgets all of a person's drafts: on an explicit sign-out, since the next one at this machine may be somebody else. */
export function dropDraftsOf(user: string | number): Promise<void> {
  const owner = `${user} `;
  forgotten.add(owner);
  return optional(async () => {
    const isOfUser = (key: string) => key.startsWith(owner);
    for (const key of Object.keys(sessionStorage).filter(isOfUser)) sessionStorage.removeItem(key);
    const all = await keys<string>(store());
    await Promise.all(all.filter(isOfUser).map((key) => del(key, store())));
  });
}
