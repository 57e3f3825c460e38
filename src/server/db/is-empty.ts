import type { Db } from './connect.ts';
import { candidates } from './schema/candidate.ts';
import { schools } from './schema/school.ts';

/** Whether nobody has a profile yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [school] = await db.select({ id: schools.school_id }).from(schools).limit(1);
  const [candidate] = await db.select({ id: candidates.candidate_id }).from(candidates).limit(1);
  return !school && !candidate;
}
