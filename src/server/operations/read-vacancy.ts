import type { Db } from '../db/connect.ts';
import { noteProfileView } from '../db/profile-views.ts';
import type { SessionUser } from '../db/sessions.ts';
import { vacancyQuestionsOf } from '../db/vacancies.ts';
import {
  countVacancyApplications,
  findListedVacancy,
  type ListedVacancy,
  vacancyTexts,
} from '../db/vacancy-read.ts';
import { Refusal } from '../http/refusal.ts';
import { presentVacancy, type Vacancy, viewerOf } from './present-vacancy.ts';

/** One vacancy with all its details, as this user sees it. */
export async function presentFull(db: Db, id: number, user: SessionUser, now: Date): Promise<Vacancy> {
  const listed = await findListedVacancy(db, id, viewerOf(user, now));
  if (!listed) throw Refusal.notFound('The vacancy');
  return presentFound(db, listed, user, now);
}

/** The same for one that is read already. */
export async function presentFound(
  db: Db,
  listed: ListedVacancy,
  user: SessionUser,
  now: Date,
): Promise<Vacancy> {
  const { vacancy_id, school_id } = listed.vacancy;
  const isOwn = user.school_id === school_id;
  const [alone, questions, applied] = await Promise.all([
    vacancyTexts(db, vacancy_id),
    vacancyQuestionsOf(db, vacancy_id),
    countVacancyApplications(db, isOwn ? [vacancy_id] : []),
  ]);
  if (!alone) throw Refusal.notFound('The vacancy');
  if (user.role_name === 'Candidate') await noteProfileView(db, alone.school_user_id, user.id, now);
  return presentVacancy(listed, now, {
    texts: alone.texts,
    questions,
    school: alone.school,
    application_count: applied.get(vacancy_id) ?? 0,
  });
}
