import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { sites } from '../db/tables/site.ts';
import type { StoreBackend } from './backend/store-backend.ts';
import { knownStorageNames } from './file-queries.ts';

const ONLY = 1;
/** Later than any file's modification time. */
const EVER = new Date(8.64e15);

/** The stored files belong to another site. */
export class ForeignFilesError extends Error {}

const foreign = () =>
  new ForeignFilesError(
    'The place of the files (STORAGE_URL, else the folder files in DATA_DIR) belongs to another site: to this database its ' +
      'files would be nobody’s, and be removed. Name a place of its own (another bucket, another folder in it, another ' +
      'DATA_DIR), or the database that the files belong to.',
  );

/** The mark of this database's site, created on demand. */
async function markOf(db: Db): Promise<string> {
  const find = async () => (await db.select({ mark: sites.mark }).from(sites))[0]?.mark;
  const found = await find();
  if (found) return found;
  const mark = randomBytes(18).toString('base64url');
  await db.insert(sites).values({ site_id: ONLY, mark }).onConflictDoNothing();
  return (await find())!;
}

/**
 * Ensures that a store's files belong to this database, and marks the store. An unmarked store is claimed
 * when it is empty or contains a file known to the database.
 *
 * @throws ForeignFilesError when the files belong to another site
 */
export async function claimStore(place: StoreBackend, db: Db): Promise<void> {
  const expected = await markOf(db);
  const found = await place.mark();
  if (found === expected) return;
  if (found !== null || !(await mayBeOwn(place, db))) throw foreign();
  await place.setMark(expected);
  // Two sites may start at the same time: the one whose mark persists gets the store.
  if ((await place.mark()) !== expected) throw foreign();
}

async function mayBeOwn(place: StoreBackend, db: Db): Promise<boolean> {
  let isEmpty = true;
  for (const kind of ['public', 'private'] as const)
    for await (const names of place.olderThan(kind, EVER)) {
      if ((await knownStorageNames(db, kind, names)).size > 0) return true;
      isEmpty = false;
    }
  return isEmpty;
}
