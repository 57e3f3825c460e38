import { createStore, del, get, keys, set } from 'idb-keyval';
import { followStorage } from './stored-atom.ts';

/** A wizard's unfinished input: each step's data, including `File`s, which IndexedDB stores natively. */
export interface Draft {
  step: number;
  /** The furthest step reached. */
  furthest: number;
  steps: Readonly<Record<string, unknown>>[];
}

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

/** The key of one user's drafts of one wizard; `about` is its page, or the path of the id that is added to the key. */
export const draftKey = (user: string | number, wizard: string, about: string) =>
  `${user} ${wizard} ${about}`;

/** Without IndexedDB (private windows of some browsers) there are no drafts; everything else works. */
const optional = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

/** Returns the files in a draft's values. */
export function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** Returns a draft's steps without files, which its JSON cannot contain. */
export const withoutFiles = (steps: Draft['steps']): Draft['steps'] =>
  steps.map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFiles(value))));

/** Returns a draft's steps with the files of another state of it, in fields that are empty. */
export const withFiles = (steps: Draft['steps'], from: Draft['steps']): Draft['steps'] =>
  steps.map((values, index) => ({
    ...Object.fromEntries(Object.entries(from[index] ?? {}).filter(([, value]) => holdsFiles(value))),
    ...values,
  }));

const holdsFiles = (value: unknown) => filesIn(value).length > 0;

/** A placeholder for a file in a draft's JSON; the file itself is in IndexedDB, at the same index. */
const FILE = '\u0000file';

const revived = (value: unknown, stored: unknown): unknown => {
  if (value === FILE) return stored instanceof File ? stored : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const at = (name: string | number) => (stored as Record<string | number, unknown> | undefined)?.[name];
  return Array.isArray(value)
    ? value.map((item, index) => revived(item, at(index)))
    : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, revived(item, at(name))]));
};

/** Users whose drafts were deleted: a pending write must not restore one. */
const forgotten = new Set<string>();

const ownerOf = (key: string) => key.slice(0, key.indexOf(' ') + 1);

export async function readDraft(key: string): Promise<Draft | undefined> {
  // A user whose draft is being read has signed in again.
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
  // The JSON in session storage may be newer than what was written, or the only copy if the write failed.
  if (written && sessionStorage.getItem(key) === before) sessionStorage.removeItem(key);
}

/** Saves a draft synchronously while the page is being left, when IndexedDB would be too late. */
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

/** The storage key that tells other tabs who signed out; the timestamp makes each sign-out a change. */
const SIGNED_OUT = 'signed-out';

/**
 * Deletes all of a user's drafts, in all tabs: on an explicit sign-out, because somebody else may use the
 * machine next. Call it before the session ends: ending it unmounts wizards in other tabs, which save
 * pending changes.
 */
export function dropDraftsOf(user: string | number): Promise<void> {
  localStorage.setItem(SIGNED_OUT, `${user} ${Date.now()}`);
  return dropHere(user);
}

/**
 * Also deletes a user's drafts here when that user signs out in another tab; returns a function that stops
 * listening.
 */
export function followSignOut(user: string | number, onForgotten: () => void): () => void {
  return followStorage([SIGNED_OUT], () => {
    if (!localStorage.getItem(SIGNED_OUT)?.startsWith(`${user} `)) return;
    void dropHere(user);
    onForgotten();
  });
}

function dropHere(user: string | number): Promise<void> {
  const owner = `${user} `;
  forgotten.add(owner);
  return optional(async () => {
    const isOfUser = (key: string) => key.startsWith(owner);
    for (const key of Object.keys(sessionStorage).filter(isOfUser)) sessionStorage.removeItem(key);
    const all = await keys<string>(store());
    await Promise.all(all.filter(isOfUser).map((key) => del(key, store())));
  });
}
