import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { withoutRecord } from './record-files.ts';
import { applicationFiles, applications } from './schema/application.ts';
import { candidateFiles, candidates, profileViews } from './schema/candidate.ts';
import { notifications } from './schema/notification.ts';
import { schoolFiles, schools } from './schema/school.ts';

/**
 * Deletes a candidate's profile with everything that hangs on it: applications, invitations, saved jobs. Returns the
 * ids of the files that no record holds any more, for the caller to discard; null when there is no such profile.
 */
export async function deleteCandidateRecord(tx: Db, id: number): Promise<number[] | null> {
  const isOne = eq(candidates.candidate_id, id);
  const [locked] = await tx
    .select({ user_id: candidates.user_id })
    .from(candidates)
    .where(isOne)
    .for('update');
  if (!locked) return null;
  const ofProfile = await tx
    .select({ id: candidateFiles.file_id })
    .from(candidateFiles)
    .where(eq(candidateFiles.owner_id, id));
  const ofApplications = await tx
    .select({ id: applicationFiles.file_id })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.application_id, applicationFiles.owner_id))
    .where(eq(applications.candidate_id, id));
  await tx.delete(candidates).where(isOne);
  return release(tx, locked.user_id, [...ofProfile, ...ofApplications]);
}

/**
 * Deletes a school's profile, as `deleteCandidateRecord` does a candidate's.
 *
 * @throws a foreign key violation when the school has vacancies
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
  return release(tx, locked.user_id, held);
}

/** The next profile of this user begins anew: nobody has opened it, and nothing has happened to it. */
async function release(tx: Db, userId: number, held: { id: number }[]): Promise<number[]> {
  await tx.delete(notifications).where(eq(notifications.user_id, userId));
  await tx.delete(profileViews).where(eq(profileViews.viewed_user_id, userId));
  return withoutRecord(
    tx,
    held.map(({ id }) => id),
  );
}
