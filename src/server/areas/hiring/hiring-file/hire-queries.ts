import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { isLike } from '../../../engine/db/folded.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { shownName } from '../application/listed-application-queries.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import {
  APPLICATION_STATUSES,
  applicationHistory,
  applications,
  isOfApplication,
  SORTED_BY,
} from '../tables/application.ts';

/** When an application came into the state Hired. */
const hiredAt = sql<Date>`(select max(${applicationHistory.at}) from ${applicationHistory}
  where ${and(isOfApplication(applicationHistory), eq(applicationHistory.kind, 'moved'), eq(applicationHistory.status, 'Hired'))})`.mapWith(
  applicationHistory.at,
);

const withVacancies = <Query extends PgSelect>(query: Query) =>
  query.innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id));

/** Everybody whom a school has hired, the latest first; no school has more than some thousands. */
export const hireList = list(['listHires', 'exportHires'], {
  table: applications,
  id: applications.application_id,
  isCounted: true,
  joined: withVacancies,
  within: { school_id: equals(applications.school_id) },
  // By the key of an index of each school's applications, of which a few are hires.
  always: () => eq(SORTED_BY.status, APPLICATION_STATUSES.indexOf('Hired') + 1),
  search: (text) => () => or(isLike(applications.name_key, text), isLike(vacancies.title_key, text)),
  filters: { hired_from: fromDay(hiredAt), hired_to: throughDay(hiredAt) },
  order: () => [desc(hiredAt), desc(applications.application_id)],
  select: (db) =>
    withSnapshots(
      withVacancies(
        db
          .select({
            application_id: applications.application_id,
            vacancy_id: applications.vacancy_id,
            candidate_id: applications.candidate_id,
            candidate_name: shownName,
            vacancy_title: vacancies.vacancy_title,
            hired_at: hiredAt,
          })
          .from(applications)
          .$dynamic(),
      ).innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id)),
    ),
});
export type ListedHire = Awaited<ReturnType<typeof hireList.page>>['rows'][number];
