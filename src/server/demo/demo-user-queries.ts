import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema/accounts.ts';
import { centres } from '../db/schema/reference.ts';

/** What marks an account of the demo, whatever its address has become. */
export const DEMO_MARK = { demo: true };

/** The accounts whose password everybody knows. */
export async function demoUserIds(db: Db, emails: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        // Anybody may register with such an address; who has not confirmed it has not got it.
        and(inArray(users.user_name, [...emails]), isNotNull(users.email_verified_at)),
        sql`${users.extra} @> '{"demo": true}'`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

export async function deleteCentres(tx: Db, names: readonly string[]): Promise<void> {
  await tx.delete(centres).where(inArray(centres.name, [...names]));
}
