import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { files } from '../db/tables/file.ts';

/** A file from before uploads recorded digests. */
export type Undigested = Pick<typeof files.$inferSelect, 'id' | 'visibility' | 'storage_name' | 'bytes'>;

export const undigestedAfter = (db: Db, id: number, atMost: number): Promise<Undigested[]> =>
  db
    .select({
      id: files.id,
      visibility: files.visibility,
      storage_name: files.storage_name,
      bytes: files.bytes,
    })
    .from(files)
    .where(and(isNull(files.sha256), gt(files.id, id)))
    .orderBy(asc(files.id))
    .limit(atMost);

/** Records digests by file id, unless somebody else has meanwhile. */
export async function recordDigests(db: Db, digests: ReadonlyMap<number, string>): Promise<void> {
  if (digests.size === 0) return;
  const found = sql`unnest(${sql.param([...digests.keys()])}::int[], ${sql.param([...digests.values()])}::text[])`;
  await db.execute(
    sql`update ${files} set sha256 = found.digest from ${found} as found (id, digest)
      where ${eq(files.id, sql`found.id`)} and ${isNull(files.sha256)}`,
  );
}
