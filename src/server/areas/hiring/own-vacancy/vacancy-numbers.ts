import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { presentVacancy, type Vacancy } from '../../vacancies/vacancy-answers.ts';
import type { ListedVacancy } from '../../vacancies/vacancy-read-queries.ts';
import { countVacancyViews } from '../../vacancies/vacancy-view-queries.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../application/application-states.ts';
import { countApplicationsByStatus } from './own-vacancy-queries.ts';

type Stages = NonNullable<AnswerSchema<'Vacancy'>['stages']>;

/** Adds the counts of vacancies, for callers who may see them: applications by state, and views. */
export async function presentWithNumbers(
  db: Db,
  rows: readonly ListedVacancy[],
  now: Date,
): Promise<Vacancy[]> {
  const ids = rows.map(({ vacancy }) => vacancy.vacancy_id);
  const [stages, views] = await inOneStatement(db, (one) => [
    stagesOf(one, ids),
    countVacancyViews(one, ids),
  ]);
  return rows.map((row) => {
    const { vacancy_id } = row.vacancy;
    const counts = stages.get(vacancy_id) ?? stagesWith([]);
    const application_count = Object.values(counts).reduce((sum, one) => sum + one, 0);
    return {
      ...presentVacancy(row, now),
      application_count,
      stages: counts,
      views: views.get(vacancy_id) ?? 0,
    };
  });
}

async function stagesOf(db: Db, ids: readonly number[]): Promise<Map<number, Stages>> {
  const rows = await countApplicationsByStatus(db, ids);
  const byVacancy = Map.groupBy(rows, ({ vacancy_id }) => vacancy_id);
  return new Map([...byVacancy].map(([id, counts]) => [id, stagesWith(counts)]));
}

/** Returns the count of each state, keyed by its name in snake case: `under_review`. */
function stagesWith(counts: readonly { status: ApplicationStatus; total: number }[]): Stages {
  const totals = new Map(counts.map(({ status, total }) => [status, total]));
  const entries = APPLICATION_STATUSES.map((status) => [
    status.toLowerCase().replace(' ', '_'),
    totals.get(status) ?? 0,
  ]);
  return Object.fromEntries(entries) as Stages;
}
