import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { profileReads } from '../schools/tables/candidate-reach.ts';
import { candidates } from './tables/candidate.ts';

/** Records that a user has read others' profiles. */
export async function recordProfileReads(
  db: Db,
  reader_user_id: number,
  candidateIds: readonly number[],
  read_at: Date,
): Promise<void> {
  // Skips profiles that are deleted concurrently.
  await db.execute(sql`
    insert into ${profileReads} (reader_user_id, candidate_id, read_at)
    select ${reader_user_id}, ${candidates.candidate_id}, ${read_at.toISOString()}::timestamptz from ${candidates}
    where ${inArray(candidates.candidate_id, [...candidateIds])}`);
}

/** Whether a user has read a profile since a moment. */
export async function hasReadProfile(
  db: Db,
  reader_user_id: number,
  candidate_id: number,
  after: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: profileReads.id })
    .from(profileReads)
    .where(
      and(
        eq(profileReads.reader_user_id, reader_user_id),
        eq(profileReads.candidate_id, candidate_id),
        gt(profileReads.read_at, after),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
