import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { withoutAuditLog } from '../account/admin-call.ts';
import { applications, isOfApplication } from '../hiring/tables/application.ts';
import { filesOfApplications, filesOfInvitations } from '../hiring/tables/application-file-queries.ts';
import { bulkTaskRows, bulkTasks } from '../hiring/tables/bulk-task.ts';
import { messageThreads } from '../hiring/tables/message-thread.ts';
import { reports } from '../office/tables/report.ts';
import { shortlistedCandidates, shortlists } from '../schools/tables/candidate-reach.ts';
import { keepSchoolStatistics } from './former-application-queries.ts';
import { deleteProfileData } from './profile-deletion-queries.ts';
import { candidateFiles, candidates } from './tables/candidate.ts';

/**
 * Deletes a candidate's profile with all that depends on it: applications, of which only counts remain,
 * invitations, saved jobs. Returns the ids of files that no record refers to any more, for the caller to
 * discard; null without such a profile.
 */
export async function deleteCandidateRecord(tx: Db, id: number): Promise<number[] | null> {
  const isOne = eq(candidates.candidate_id, id);
  const [locked] = await tx
    .select({
      user_id: candidates.user_id,
      first_name: candidates.first_name,
      last_name: candidates.last_name,
    })
    .from(candidates)
    .where(isOne)
    .for('update');
  if (!locked) return null;
  const ofProfile = await tx
    .select({ id: candidateFiles.file_id })
    .from(candidateFiles)
    .where(eq(candidateFiles.owner_id, id));
  const sent = tx
    .select({ id: applications.application_id })
    .from(applications)
    .where(eq(applications.candidate_id, id));
  const ofApplications = await filesOfApplications(tx, sent);
  const ofInvitations = await filesOfInvitations(tx, eq(messageThreads.candidate_id, id));
  await keepSchoolStatistics(tx, id);
  await forgetReportsAbout(tx, id);
  await withoutAuditLog(tx, async () => {
    await forgetJobTexts(tx, id);
    await forgetInListNames(tx, id, [locked.first_name, locked.last_name]);
  });
  await tx.delete(candidates).where(isOne);
  const held = [...ofProfile.map((file) => file.id), ...ofApplications, ...ofInvitations];
  return deleteProfileData(tx, locked.user_id, held);
}

/** Clears what others wrote in reports, which may name the person; the reports stay. */
async function forgetReportsAbout(tx: Db, candidateId: number): Promise<void> {
  await tx
    .update(reports)
    .set({ candidate_id: null, text: null, note: null })
    .where(eq(reports.candidate_id, candidateId));
}

/**
 * Clears the texts of finished jobs that reached the person, whom they may name; those of unfinished ones are
 * still needed, and swept later.
 */
async function forgetJobTexts(tx: Db, candidateId: number): Promise<void> {
  const reached = tx
    .select({ id: bulkTaskRows.job_id })
    .from(bulkTaskRows)
    .innerJoin(applications, isOfApplication(bulkTaskRows))
    .where(eq(applications.candidate_id, candidateId));
  await tx
    .update(bulkTasks)
    .set({ note: null, message: null })
    .where(and(inArray(bulkTasks.id, reached), isNotNull(bulkTasks.finished_at)));
}

/** Removes the person's names from the names of schools' lists that contain the person. */
async function forgetInListNames(
  tx: Db,
  candidateId: number,
  names: readonly (string | null)[],
): Promise<void> {
  const words = names.flatMap((name) =>
    name?.trim() ? [name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')] : [],
  );
  if (words.length === 0) return;
  const named = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  const lists = await tx
    .select({ id: shortlists.shortlist_id, name: shortlists.name })
    .from(shortlists)
    .innerJoin(shortlistedCandidates, eq(shortlistedCandidates.shortlist_id, shortlists.shortlist_id))
    .where(eq(shortlistedCandidates.candidate_id, candidateId))
    .orderBy(shortlists.shortlist_id);
  for (const { id, name } of lists) {
    const rest = name.replace(named, '…');
    // The list's number keeps the names of two lists distinct.
    if (rest !== name)
      await tx
        .update(shortlists)
        .set({ name: `${rest} (${id})` })
        .where(eq(shortlists.shortlist_id, id));
  }
}
