import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { signingKeys } from '../db/schema/mail.ts';

const NAME = 'unsubscribe';

/** The key that links in mails are signed with, the same in every server process; made when first wanted. */
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
