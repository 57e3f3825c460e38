import { inArray } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { formVersions } from '../tables/stored-definitions.ts';

/** Keeps versions of forms that are not known yet, so that answers can be read after the forms have changed. */
export async function keepFormVersions(
  db: Db,
  versions: readonly Omit<typeof formVersions.$inferInsert, 'first_at'>[],
  now: Date,
): Promise<void> {
  const digests = versions.map(({ version }) => version);
  const known = await db
    .select({ version: formVersions.version })
    .from(formVersions)
    .where(inArray(formVersions.version, digests));
  const fresh = versions.filter(({ version }) => !known.some((one) => one.version === version));
  if (fresh.length === 0) return;
  await db
    .insert(formVersions)
    .values(fresh.map((one) => ({ ...one, first_at: now })))
    .onConflictDoNothing();
}
