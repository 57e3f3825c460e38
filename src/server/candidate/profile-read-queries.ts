import type { Db } from '../db/connect.ts';
import { profileReads } from '../db/schema/candidate-reach.ts';

/** Notes that somebody has read a profile that is not the own one. */
export async function noteProfileRead(
  db: Db,
  reader_user_id: number,
  candidate_id: number,
  read_at: Date,
): Promise<void> {
  await db.insert(profileReads).values({ reader_user_id, candidate_id, read_at });
}
