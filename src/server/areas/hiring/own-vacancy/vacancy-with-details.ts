import type { Db } from '../../../engine/db/connect.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { presentVacancy, type Vacancy, viewerOf } from '../../vacancies/vacancy-answers.ts';
import { vacancyQuestionsOf } from '../../vacancies/vacancy-queries.ts';
import { findListedVacancy, type ListedVacancy, vacancyTexts } from '../../vacancies/vacancy-read-queries.ts';
import { recordVacancyViews } from '../../vacancies/vacancy-view-queries.ts';
import { presentApplicationRow } from '../application/application-answers.ts';
import { applicationList } from '../application/application-search-queries.ts';

/** Returns one vacancy as this user may see it: with its texts, questions, school, and the applications to one's own. */
export async function presentVacancyById(db: Db, id: number, user: SessionUser, now: Date): Promise<Vacancy> {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  if (!listed) throw Refusal.notFound('vacancy');
  return presentVacancyDetails(db, listed, user, now);
}

/** The same for a vacancy whose row has been read. */
export async function presentVacancyDetails(
  db: Db,
  listed: ListedVacancy,
  user: SessionUser | null,
  now: Date,
): Promise<Vacancy> {
  const { vacancy_id, school_id } = listed.vacancy;
  const seesApplications = user?.school_id === school_id || user?.role_name === 'Admin';
  const [alone, questions, applied] = await Promise.all([
    vacancyTexts(db, vacancy_id, user),
    vacancyQuestionsOf(db, vacancy_id),
    seesApplications ? newestApplications({ db, user, clock: () => now }, vacancy_id) : null,
  ]);
  if (!alone) throw Refusal.notFound('vacancy');
  if (user?.role_name === 'Candidate') {
    const { school_user_id } = alone;
    await recordVacancyViews(db, [{ vacancy_id, school_user_id, viewer_user_id: user.id, at: now }]);
  }
  return presentVacancy(listed, now, {
    texts: alone.texts,
    is_reported: alone.is_reported,
    questions,
    school: alone.school,
    ...(applied && {
      application_count: applied.meta.total,
      applications: applied.rows.map((row) => presentApplicationRow(row, now)),
    }),
  });
}

/** The most applications shown with a vacancy; they have a list of their own. */
const NEWEST = 100;

const newestApplications = (caller: Parameters<typeof applicationList.page>[1], vacancy_id: number) =>
  applicationList.page({ sort: '-application_date', page: 1, per_page: NEWEST }, caller, { vacancy_id });
