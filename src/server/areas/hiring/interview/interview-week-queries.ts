import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications, isOfApplication } from '../tables/application.ts';
import { interviews } from '../tables/interview.ts';
import { asReadInterview, type ReadInterview, schoolCountry } from './interview-queries.ts';

type Span = { school_id: number; from: Date; before: Date };

/** Returns a school's interviews that begin in a period, by time, and their total. */
export async function interviewsBetween(
  db: Db,
  { school_id, from, before }: Span,
  atMost: number,
): Promise<{ rows: ReadInterview[]; total: number }> {
  const ofApplication = isOfApplication(interviews);
  const ofVacancy = eq(vacancies.vacancy_id, applications.vacancy_id);
  const where = and(
    eq(vacancies.school_id, school_id),
    gte(interviews.starts_at, from),
    lt(interviews.starts_at, before),
  );
  const found = await db
    .select({ interview: interviews, iso2: schoolCountry })
    .from(interviews)
    .innerJoin(applications, ofApplication)
    .innerJoin(vacancies, ofVacancy)
    .where(where)
    .orderBy(asc(interviews.starts_at), asc(interviews.interview_id))
    .limit(atMost);
  const rows = found.map(asReadInterview);
  if (rows.length < atMost) return { rows, total: rows.length };
  const [counted] = await db
    .select({ total: count() })
    .from(interviews)
    .innerJoin(applications, ofApplication)
    .innerJoin(vacancies, ofVacancy)
    .where(where);
  return { rows, total: counted!.total };
}
