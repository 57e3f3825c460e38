import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { applicationFiles, applications } from '../db/schema/application.ts';
import { candidateFiles, candidates } from '../db/schema/candidate.ts';
import { reports } from '../db/schema/report.ts';
import { keepForSchools } from '../profile/former-application-queries.ts';
import { endProfile } from '../profile/profile-deletion-queries.ts';

/**
 * Deletes a candidate's profile with all that depends on it: applications, of which only numbers remain, invitations,
 * saved jobs. Returns the ids of files that no record has any more, for the caller to discard; null without such a
 * profile.
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
  await keepForSchools(tx, id);
  await forgetReportsAbout(tx, id);
  await tx.delete(candidates).where(isOne);
  return endProfile(tx, locked.user_id, [...ofProfile, ...ofApplications]);
}

/** Clears what others wrote in reports, which may name the person; the reports stay. */
async function forgetReportsAbout(tx: Db, candidateId: number): Promise<void> {
  await tx
    .update(reports)
    .set({ candidate_id: null, text: null, note: null })
    .where(eq(reports.candidate_id, candidateId));
}
