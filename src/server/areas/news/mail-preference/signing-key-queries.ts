import { randomBytes } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { signingKeys as table } from '../../../engine/db/tables/site.ts';

const NAME = 'unsubscribe';

export type SigningKey = { id: number; key: Buffer };
/** Newest first. */
export type SigningKeys = [newest: SigningKey, ...older: SigningKey[]];

/**
 * The signing keys of links in mails, shared by all server processes; the first is created on demand. The
 * newest signs; links signed by the others stay valid.
 */
export async function signingKeys(db: Db): Promise<SigningKeys> {
  const found = await findKeys(db);
  if (found.length > 0) return found as SigningKeys;
  await addKey(db, 1);
  return (await findKeys(db)) as SigningKeys;
}

/** Adds a key that signs from now on. */
export async function rotateSigningKeys(db: Db): Promise<{ id: number; older: number[] }> {
  const older = (await signingKeys(db)).map(({ id }) => id);
  const id = older[0]! + 1;
  await addKey(db, id);
  return { id, older };
}

/** Removes all keys but the newest, which invalidates the links they signed. */
export async function endOldSigningKeys(db: Db): Promise<{ id: number; ended: number[] }> {
  const [{ id }] = await signingKeys(db);
  const ended = await db
    .delete(table)
    .where(and(eq(table.name, NAME), lt(table.id, id)))
    .returning({ id: table.id });
  return { id, ended: ended.map((row) => row.id) };
}

/** Adds nothing if another process just did. */
async function addKey(db: Db, id: number): Promise<void> {
  await db
    .insert(table)
    .values({ name: NAME, id, key: randomBytes(32) })
    .onConflictDoNothing();
}

async function findKeys(db: Db): Promise<SigningKey[]> {
  const found = await allKeys(db).execute();
  return found.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') }));
}

const allKeys = prepared((db) =>
  db
    .select({ id: table.id, key: sql<string>`encode(${table.key}, 'base64')` })
    .from(table)
    .where(eq(table.name, NAME))
    .orderBy(desc(table.id))
    .prepare('unsubscribe_keys'),
);
