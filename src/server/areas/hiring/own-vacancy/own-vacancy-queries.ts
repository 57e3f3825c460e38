import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { laterThan } from '../../../engine/http/record-version.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { isInState } from '../../vacancies/tables/vacancy-state-queries.ts';
import type { VacancyStatus } from '../../vacancies/vacancy-life-cycle.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import { applications } from '../tables/application.ts';

/** Counts the applications of these vacancies by state; states without any are absent. */
export async function countApplicationsByStatus(
  db: Db,
  ids: readonly number[],
): Promise<{ vacancy_id: number; status: ApplicationStatus; total: number }[]> {
  if (ids.length === 0) return [];
  const { vacancy_id, status } = applications;
  return db
    .select({ vacancy_id, status, total: count() })
    .from(applications)
    .where(inArray(vacancy_id, [...ids]))
    .groupBy(vacancy_id, status);
}

const countIf = (state: (typeof isInState)[VacancyStatus]) =>
  sql<number>`(count(*) filter (where ${state(sql.placeholder('today'))}))::int`;

const countsByState = prepared((db) =>
  db
    .select({
      open: countIf(isInState.open),
      closed: countIf(isInState.closed),
      expired: countIf(isInState.expired),
      taken_down: countIf(isInState.taken_down),
    })
    .from(vacancies)
    .where(eq(vacancies.school_id, sql.placeholder('school')))
    .prepare('vacancies_by_state'),
);

/** Counts a school's vacancies by state on a date at the site. */
export async function countVacanciesByStatus(
  db: Db,
  schoolId: number,
  today: string,
): Promise<Record<VacancyStatus, number>> {
  const [row] = await countsByState(db).execute({ school: schoolId, today });
  return row!;
}

export async function setDeadline(
  tx: Db,
  { vacancy_id, updated_at }: { vacancy_id: number; updated_at: Date },
  deadline: string,
  now: Date,
): Promise<void> {
  await tx
    .update(vacancies)
    .set({ application_deadline: deadline, updated_at: laterThan(updated_at, now) })
    .where(eq(vacancies.vacancy_id, vacancy_id));
}
