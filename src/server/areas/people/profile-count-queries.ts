import type { Db } from '../../engine/db/connect.ts';
import { schools } from '../schools/tables/school.ts';
import { candidates } from './tables/candidate.ts';

/** Whether nobody has a profile yet. */
export async function hasNoProfiles(db: Db): Promise<boolean> {
  const [school] = await db.select({ id: schools.school_id }).from(schools).limit(1);
  const [candidate] = await db.select({ id: candidates.candidate_id }).from(candidates).limit(1);
  return !school && !candidate;
}
