import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import type { BesideCounting } from '../../engine/http/limits/rate-limit-queries.ts';
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

/** Records a read of a profile by the statement that counts it, unless the user has read it before since a moment. */
export const recordWhileCounting = (
  reader_user_id: number,
  candidate_id: number,
  after: Date,
  read_at: Date,
): BesideCounting => ({
  unless: sql`exists (select from ${profileReads} where ${profileReads.reader_user_id} = ${reader_user_id}
    and ${profileReads.candidate_id} = ${candidate_id} and ${profileReads.read_at} > ${after.toISOString()}::timestamptz)`,
  write: (isAllowed) => sql`
    insert into ${profileReads} (reader_user_id, candidate_id, read_at)
    select ${reader_user_id}, ${candidates.candidate_id}, ${read_at.toISOString()}::timestamptz from ${candidates}
    where ${candidates.candidate_id} = ${candidate_id} and ${isAllowed}`,
});
