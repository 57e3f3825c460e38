import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { signingKeys } from '../db/schema/mail.ts';

const NAME = 'unsubscribe';

/** Returns the key that signs links in mails, shared by all server processes; created when first needed. */
export async function signingKey(db: Db): Promise<Buffer> {
  const found = await findKey(db);
  if (found) return found;
  await db
    .insert(signingKeys)
    .values({ name: NAME, key: randomBytes(32) })
    .onConflictDoNothing();
  return (await findKey(db))!;
}

async function findKey(db: Db): Promise<Buffer | null> {
  const [row] = await db.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, NAME));
  return row?.key ?? null;
}
