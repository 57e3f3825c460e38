import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, placeOf } from '../../../engine/db/keyset.ts';
import { type LargeList, pageOfLarge } from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { checked } from '../../../engine/db/list-condition.ts';
import { within } from '../../../engine/db/list-query.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import { candidates, searchedText } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-states.ts';
import {
  applicantName,
  type ListedApplication,
  listedApplications,
  shownName,
} from './listed-application-queries.ts';
import { checksMet } from './match-order-queries.ts';

export type ApplicationFilter = {
  candidate_id?: number;
  school_id?: number | undefined;
  vacancy_id?: number | undefined;
  status?: ApplicationStatus;
  /** Text in the candidate's name, as lists show it, or the vacancy's title, ignoring case. */
  search?: string;
  applied?: { from?: Date | undefined; before?: Date | undefined };
  /** Limits the search to what the caller may see, on top of every other condition. */
  mine?: { candidate_id?: number; school_id?: number };
};

/** `status` is sorted by the order of the states. */
const SORT_KEYS: Readonly<Record<string, Omit<Key, 'descending'>>> = {
  candidate: { by: sql`lower(${shownName})`, kind: 'text' },
  position: { by: vacancies.title_key, kind: 'text' },
  // Without questions there is no score, which sorts below every other.
  match_score: { by: sql`coalesce(${applications.match_score}, -1)`, kind: 'number' },
  status: {
    by: sql`array_position(${sql.param(APPLICATION_STATUSES)}::text[], ${applications.status})`,
    kind: 'number',
  },
  application_date: { by: applications.application_date, kind: 'moment' },
};

/**
 * Returns the keys of a sort, which has a minus for descending order: `-application_date`. Among equals the newest is
 * first.
 */
export async function applicationKeys(
  db: Db,
  sort: string,
  { school_id, vacancy_id }: Pick<ApplicationFilter, 'school_id' | 'vacancy_id'>,
): Promise<Key[]> {
  const name = sort.replace('-', '');
  const key: Omit<Key, 'descending'> =
    name === 'match'
      ? { by: await checksMet(db, applicationConditions({ school_id, vacancy_id })), kind: 'number' }
      : SORT_KEYS[name]!;
  return [
    { ...key, descending: sort.startsWith('-') },
    { by: applications.application_id, kind: 'number', descending: true },
  ];
}

export async function searchApplications(
  db: Db,
  filter: ApplicationFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<ListedApplication>> {
  const list: LargeList = {
    table: applications,
    joined: withParties,
    where: (expected) => applicationConditions(filter, expected === 'few' ? db : undefined),
  };
  const { rows, ...found } = await pageOfLarge(db, list, page, (where) =>
    withParties(
      db
        .select({ id: applications.application_id, place: placeOf(page.keys) })
        .from(applications)
        .$dynamic(),
    ).where(where),
  );
  const listed = await listedApplications(
    db,
    rows.map((row) => row.id),
  );
  return { ...found, rows: rows.flatMap(({ id }) => listed.get(id) ?? []) };
}

/** Joins what conditions and keys name. The planner leaves out the snapshots where neither names them. */
export const withParties = <Query extends PgSelect>(query: Query) =>
  withSnapshots(
    query
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id)),
  );

/**
 * Returns the condition of a search, for queries with `withParties`. With a database, subqueries find the matching
 * candidates, snapshots and vacancies by the indexes of their texts, which is fast for few; without, the texts of the
 * joined rows are checked.
 */
export function applicationConditions({ mine, ...filter }: ApplicationFilter, db?: Db): SQL | undefined {
  return and(
    mine && applicationConditions(mine),
    within(applications.application_date, filter.applied),
    filter.candidate_id === undefined ? undefined : eq(applications.candidate_id, filter.candidate_id),
    filter.school_id === undefined ? undefined : eq(vacancies.school_id, filter.school_id),
    filter.vacancy_id === undefined ? undefined : eq(applications.vacancy_id, filter.vacancy_id),
    filter.status === undefined ? undefined : eq(applications.status, filter.status),
    filter.search ? contains(filter.search, filter.vacancy_id, db) : undefined,
  );
}

function contains(search: string, vacancyId: number | undefined, db: Db | undefined): SQL | undefined {
  const pattern = likePattern(search);
  // The first condition is known to an index and the planner, but also matches designations; the second does not.
  const isNamed = and(ilike(searchedText(candidates), pattern), ilike(applicantName, pattern));
  const { application_id, full_name } = applicationSnapshots;
  const isCurrent = isNull(application_id);
  // All applications of one vacancy have the same title.
  if (vacancyId !== undefined) return or(and(isCurrent, isNamed), ilike(full_name, pattern));
  const isTitled = ilike(vacancies.title_key, pattern);
  if (!db) return checked(or(and(isCurrent, isNamed), ilike(full_name, pattern), isTitled));
  const named = db.select({ id: candidates.candidate_id }).from(candidates).where(isNamed);
  const recorded = db
    .select({ id: application_id })
    .from(applicationSnapshots)
    .where(ilike(full_name, pattern));
  const titled = db.select({ id: vacancies.vacancy_id }).from(vacancies).where(isTitled);
  return sql`(${applications.candidate_id} = any (array(${named})) and ${isCurrent}
    or ${applications.application_id} = any (array(${recorded})) and not ${isCurrent}
    or ${applications.vacancy_id} = any (array(${titled})))`;
}
