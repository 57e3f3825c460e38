import type { Db } from '../../../engine/db/connect.ts';
import type { Files } from '../../../engine/files/file-store.ts';
import { applicationParties } from '../../hiring/application/application-party-queries.ts';
import { applicationsOf } from '../../hiring/application/application-queries.ts';
import { isFinal } from '../../hiring/application/application-states.ts';
import { notifyAll } from '../../news/notification/notification-queries.ts';
import { deleteCandidateProfile } from '../../people/candidate-deletion.ts';

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
