import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { passkeys } from './tables/passkey.ts';

/** The names of an account's passkeys, newest first. */
export async function passkeyNames(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.passkey_id));
  return rows.map(({ name }) => name);
}
