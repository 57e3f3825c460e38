import type { Db } from '../db/connect.ts';
import { isInvited } from '../db/invitations.ts';
import type { SessionUser } from '../db/sessions.ts';
import { findListedVacancy, type ListedVacancy } from '../db/vacancy-read.ts';
import { vacancyStatus } from '../domain/vacancy-life-cycle.ts';
import { Refusal } from '../http/refusal.ts';
import { viewerOf } from './present-vacancy.ts';

/**
 * Open ones are visible to everybody, by direct link also those that the search does not show; others to their
 * school, Admins, and candidates who saved them, applied, or were invited while they were open.
 */
export async function visibleVacancy(
  db: Db,
  id: number,
  user: SessionUser,
  now: Date,
): Promise<ListedVacancy> {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  const isVisible =
    listed &&
    (vacancyStatus(listed.vacancy, now) === 'open' ||
      user.role_name === 'Admin' ||
      user.school_id === listed.vacancy.school_id ||
      listed.is_saved ||
      listed.application !== null ||
      (user.candidate_id !== null && (await isInvited(db, id, user.candidate_id))));
  if (!isVisible) throw Refusal.notFound('The vacancy');
  return listed;
}
