import { and, eq } from 'drizzle-orm';
import { applications } from '../../areas/hiring/tables/application.ts';
import { schools } from '../../areas/schools/tables/school.ts';
import { vacancies } from '../../areas/vacancies/tables/vacancy.ts';
import type { Db } from '../../engine/db/connect.ts';

type Sought = { owner: number; title: string; candidate: number };

/** A school's vacancy by its title, and a candidate's application to it. */
export async function vacancyAndApplication(db: Db, { owner, title, candidate }: Sought) {
  const { vacancy_id, application_id, candidate_id } = applications;
  const isOwn = and(eq(vacancy_id, vacancies.vacancy_id), eq(candidate_id, candidate));
  const [row] = await db
    .select({ vacancy_id: vacancies.vacancy_id, application_id })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .leftJoin(applications, isOwn)
    .where(and(eq(schools.user_id, owner), eq(vacancies.vacancy_title, title)));
  if (!row) throw new Error(`The demo data names the vacancy "${title}", which the school lacks.`);
  return row;
}
