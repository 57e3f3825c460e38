import { eq } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { deleteProfileData } from '../people/profile-deletion-queries.ts';
import { schoolFiles, schools } from './tables/school.ts';

/**
 * Deletes a school's profile, like `deleteCandidateRecord` for a candidate.
 *
 * @throws a foreign key violation if the school has vacancies
 */
export async function deleteSchoolRecord(tx: Db, id: number): Promise<number[] | null> {
  const isOne = eq(schools.school_id, id);
  const [locked] = await tx.select({ user_id: schools.user_id }).from(schools).where(isOne).for('update');
  if (!locked) return null;
  const held = await tx
    .select({ id: schoolFiles.file_id })
    .from(schoolFiles)
    .where(eq(schoolFiles.owner_id, id));
  await tx.delete(schools).where(isOne);
  return deleteProfileData(
    tx,
    locked.user_id,
    held.map((file) => file.id),
  );
}
