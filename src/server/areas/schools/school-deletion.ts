import type { Db } from '../../engine/db/connect.ts';
import type { Files } from '../../engine/files/file-store.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { Refusal, type RefusalLink } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { countColleagues } from '../account/membership-queries.ts';
import { deleteSchoolRecord } from './school-deletion-queries.ts';
import { countVacanciesOf } from './school-queries.ts';

type Asker = Pick<SessionUser, 'role_name'>;

/** Deletes a school's profile with its files; refuses one with vacancies. Call it within a transaction. */
export async function deleteSchoolProfile(tx: Db, files: Files, id: number, by?: Asker): Promise<void> {
  await refuseWithColleagues(tx, id, by);
  const vacancies = await countVacanciesOf(tx, id);
  if (vacancies > 0) throw inUse(id, vacancies, by);
  const released = await deleteSchoolRecord(tx, id);
  if (!released) throw Refusal.notFound('school');
  for (const file of released) await files.discard(tx, file);
}

/** The refusal links to the vacancies, in a list that the caller may open. */
function inUse(school_id: number, n: number, by: Asker | undefined): Refusal {
  const link = { text: say('lists.show_users', { many: say('school.vacancies') }) };
  return new Refusal(409, coded('school.in_use', { n })).leadingTo(
    by?.role_name === 'Admin'
      ? [{ ...link, screen: 'admin-vacancies', query: { school_id } }]
      : [{ ...link, screen: 'school-vacancies' }],
  );
}

/**
 * Refuses to delete a school with colleagues, who would be left without a school: it must be handed over
 * first, or they must leave.
 */
export async function refuseWithColleagues(tx: Db, id: number, by?: Asker): Promise<void> {
  const colleagues = await countColleagues(tx, id);
  if (colleagues === 0) return;
  const refusal = new Refusal(409, coded('team.hand_over_first', { n: colleagues }));
  throw by ? refusal.leadingTo([handOver(id, by)]) : refusal;
}

/** Returns a link to where the caller can make a colleague the owner. */
const handOver = (id: number, { role_name }: Asker): RefusalLink =>
  role_name === 'Admin'
    ? { text: say('team.show_school'), screen: 'admin-school', params: { id } }
    : { text: say('team.show_team'), screen: 'school-team' };
