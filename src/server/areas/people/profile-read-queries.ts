import { inArray, sql } from 'drizzle-orm';
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

/** Records a read of a profile that the user has read before, since a moment; false if there is none. */
export async function recordRepeatedRead(
  db: Db,
  reader_user_id: number,
  candidate_id: number,
  after: Date,
  read_at: Date,
): Promise<boolean> {
  const isOfReader = sql`${profileReads.reader_user_id} = ${reader_user_id} and ${profileReads.candidate_id} = ${candidate_id}`;
  const { rows } = await db.execute(sql`
    insert into ${profileReads} (reader_user_id, candidate_id, read_at)
    select ${reader_user_id}, ${candidates.candidate_id}, ${read_at.toISOString()}::timestamptz from ${candidates}
    where ${candidates.candidate_id} = ${candidate_id} and exists (
      select from ${profileReads} where ${isOfReader} and ${profileReads.read_at} > ${after.toISOString()}::timestamptz)
    returning 1`);
  return rows.length > 0;
}
