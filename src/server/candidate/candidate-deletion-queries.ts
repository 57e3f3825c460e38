import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { applicationFiles, applications } from '../db/schema/application.ts';
import { candidateFiles, candidates } from '../db/schema/candidate.ts';
import { reports } from '../db/schema/report.ts';
import { keepForSchools } from '../profile/former-application-queries.ts';
import { endProfile } from '../profile/profile-deletion-queries.ts';

/**
 * Deletes a candidate's profile with everything that hangs on it: applications, of which only numbers stay, invitations,
 * saved jobs. Returns the ids of the files that no record holds any more, for the caller to discard; null when there is no such profile.
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

/** That there were reports stays; what others wrote in them may name the person. */
async function forgetReportsAbout(tx: Db, candidateId: number): Promise<void> {
  await tx
    .update(reports)
    .set({ candidate_id: null, text: null, note: null })
    .where(eq(reports.candidate_id, candidateId));
}
