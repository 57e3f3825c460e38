import type { Db } from '../../../engine/db/connect.ts';
import type { Files } from '../../../engine/files/file-store.ts';
import { applicationParties } from '../../hiring/application/application-party-queries.ts';
import { applicationsOf } from '../../hiring/application/application-queries.ts';
import { isFinal } from '../../hiring/application/application-states.ts';
import { tell } from '../../news/tell.ts';
import { deleteCandidateProfile } from '../../people/candidate-deletion.ts';

/**
 * Deletes a candidate's profile. Schools with an undecided application of the candidate are notified that
 * there is one fewer, naming the vacancy but not the candidate.
 */
export async function eraseCandidate(tx: Db, files: Files, candidateId: number, at: Date): Promise<void> {
  for (const { application_id, status } of await applicationsOf(tx, candidateId)) {
    if (isFinal(status)) continue;
    const { school_user_ids, vacancy_id, vacancy_title } = await applicationParties(tx, application_id);
    const news = { to: { school: school_user_ids }, facts: { vacancy_title }, about: { vacancy_id }, at };
    await tell(tx, null, 'applicant-left', news);
  }
  await deleteCandidateProfile(tx, files, candidateId);
}
