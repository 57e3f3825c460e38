import type { Db } from '../../../engine/db/connect.ts';
import type { Later } from '../../../engine/db/later-writes.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { presentVacancy, type Vacancy, viewerOf } from '../../vacancies/vacancy-answers.ts';
import { vacancyQuestionsOf } from '../../vacancies/vacancy-queries.ts';
import { findListedVacancy, type ListedVacancy, vacancyTexts } from '../../vacancies/vacancy-read-queries.ts';
import { vacancyViewsLater } from '../../vacancies/vacancy-view-queries.ts';
import { presentApplicationRow } from '../application/application-answers.ts';
import { applicationList } from '../application/application-search-queries.ts';

/** Returns an own vacancy, or any to an Admin: with its texts, questions, school, and newest applications. */
export async function presentVacancyById(db: Db, id: number, user: SessionUser, now: Date): Promise<Vacancy> {
  return presentVacancyDetails(db, id, (one) => findListed(one, id, user, now), user, now, undefined, true);
}

async function findListed(db: Db, id: number, user: SessionUser, now: Date): Promise<ListedVacancy> {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  if (!listed) throw Refusal.notFound('vacancy');
  return listed;
}

/** The same for a vacancy that `find` reads, in the same statement as the rest. */
export async function presentVacancyDetails(
  db: Db,
  id: number,
  find: (one: Db) => Promise<ListedVacancy>,
  user: SessionUser | null,
  now: Date,
  later?: Later,
  isOwn = false,
): Promise<Vacancy> {
  const newest = (one: Db) => newestApplications({ db: one, user, clock: () => now }, id);
  const [listed, alone, questions, early] = await inOneStatement(db, (one) => [
    find(one),
    vacancyTexts(one, id, user),
    vacancyQuestionsOf(one, id),
    isOwn ? newest(one) : null,
  ]);
  if (!alone) throw Refusal.notFound('vacancy');
  const { vacancy_id, school_id } = listed.vacancy;
  const seesApplications = user?.school_id === school_id || user?.role_name === 'Admin';
  const applied = seesApplications && (early ?? (await newest(db)));
  if (user?.role_name === 'Candidate') {
    const { school_user_id } = alone;
    later?.note(vacancyViewsLater, { vacancy_id, school_user_id, viewer_user_id: user.id, at: now });
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
