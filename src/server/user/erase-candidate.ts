import { applicationParties } from '../application/application-party-queries.ts';
import { applicationsOf } from '../application/application-queries.ts';
import { isFinal } from '../application/application-states.ts';
import { deleteCandidateProfile } from '../candidate/candidate-deletion.ts';
import type { Db } from '../db/connect.ts';
import type { Files } from '../http/upload/file-store.ts';
import { notifyAll } from '../notification/notification-queries.ts';

/**
 * Deletes a candidate's profile. Schools with an undecided application of it are notified that there is one fewer,
 * naming the vacancy but not the candidate.
 */
export async function eraseCandidate(tx: Db, files: Files, candidateId: number, at: Date): Promise<void> {
  for (const { application_id, status } of await applicationsOf(tx, candidateId)) {
    if (isFinal(status)) continue;
    const { school_user_ids, vacancy_id, vacancy_title } = await applicationParties(tx, application_id);
    await notifyAll(tx, school_user_ids, {
      kind: 'applicant_left',
      facts: { vacancy_title },
      at,
      vacancy_id,
    });
  }
  await deleteCandidateProfile(tx, files, candidateId);
}
