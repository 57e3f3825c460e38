import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import type { Key } from '../../../engine/db/keyset.ts';
import { type Condition, checked, equals } from '../../../engine/db/list-condition.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidates, searchedName, searchedText } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { APPLICATION_STATUSES } from './application-states.ts';
import { listedApplications, shownName } from './listed-application-queries.ts';
import { checksMet } from './match-order-queries.ts';

/** `status` is sorted by the order of the states. */
const SORT_KEYS: Readonly<Record<string, Omit<Key, 'descending'>>> = {
  candidate: { by: sql`lower(${shownName})`, kind: 'text' },
  position: { by: vacancies.title_key, kind: 'text' },
  // Without questions there is no score, which sorts below every score.
  match_score: { by: sql`coalesce(${applications.match_score}, -1)`, kind: 'number' },
  status: {
    by: sql`array_position(${sql.param(APPLICATION_STATUSES)}::text[], ${applications.status})`,
    kind: 'number',
  },
  application_date: { by: applications.application_date, kind: 'moment' },
};

type Among = { school_id?: number | undefined; vacancy_id?: number | undefined };

/** Returns the keys of a sort order, with the newest first among equals. */
async function keysFor(db: Db, sort: string, among: Among): Promise<Key[]> {
  const name = sort.replace('-', '');
  const key: Omit<Key, 'descending'> =
    name === 'match' ? { by: await checksMet(db, isAmong(among)), kind: 'number' } : SORT_KEYS[name]!;
  return [
    { ...key, descending: sort.startsWith('-') },
    { by: applications.application_id, kind: 'number', descending: true },
  ];
}

const isAmong = ({ school_id, vacancy_id }: Among): SQL | undefined =>
  and(
    school_id === undefined ? undefined : eq(vacancies.school_id, school_id),
    vacancy_id === undefined ? undefined : eq(applications.vacancy_id, vacancy_id),
  );

/**
 * Joins the tables that conditions and keys refer to. The planner leaves out the snapshots where neither
 * does.
 */
export const withParties = <Query extends PgSelect>(query: Query) =>
  withSnapshots(
    query
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id)),
  );

const ofParties = {
  candidate_id: equals(applications.candidate_id),
  school_id:
    (id: number): Condition =>
    () =>
      eq(vacancies.school_id, id),
  vacancy_id: equals(applications.vacancy_id),
};

/** A search matches text in the candidate's name as lists show it, or in the vacancy's title. */
export const applicationList = list(
  [
    'listApplications',
    'listSchoolApplications',
    'listVacancyApplicants',
    'getApplicationNeighbours',
    'exportApplications',
    'exportVacancyApplicants',
  ],
  {
    table: applications,
    id: applications.application_id,
    joined: withParties,
    within: ofParties,
    search: (text, { asked, within }) =>
      contains(text, { hasOneTitle: (within.vacancy_id ?? asked.vacancy_id) !== undefined }),
    filters: {
      ...ofParties,
      status: equals(applications.status),
      applied_from: fromDay(applications.application_date),
      applied_to: throughDay(applications.application_date),
    },
    keys: (sort, { db, asked, within }) => keysFor(db, sort, { ...asked, ...within }),
    read: async (rows, { db }) => {
      const ids = rows.map(({ id }) => id);
      const listed = await listedApplications(db, ids);
      return ids.flatMap((id) => listed.get(id) ?? []);
    },
  },
);

/**
 * For small sets, subqueries find the matching candidates, snapshots and vacancies by their text indexes; for
 * large ones, the texts of the joined rows are checked.
 */
function contains(text: string, { hasOneTitle }: { hasOneTitle: boolean }): Condition {
  // The first condition can use an index but also matches designations; the second does not.
  const isNamed = and(isLike(searchedText(candidates), text), isLike(searchedName(candidates), text));
  const { application_id, name_key } = applicationSnapshots;
  const isCurrent = isNull(application_id);
  const isRecorded = isLike(name_key, text);
  // All applications of one vacancy have the same title.
  if (hasOneTitle) return () => or(and(isCurrent, isNamed), isRecorded);
  const isTitled = isLike(vacancies.title_key, text);
  return (expected) =>
    expected === 'many'
      ? checked(or(and(isCurrent, isNamed), isRecorded, isTitled))
      : sql`(${applications.candidate_id} = any (array(select ${candidates.candidate_id} from ${candidates} where ${isNamed})) and ${isCurrent}
    or ${applications.application_id} = any (array(select ${application_id} from ${applicationSnapshots} where ${isRecorded})) and not ${isCurrent}
    or ${applications.vacancy_id} = any (array(select ${vacancies.vacancy_id} from ${vacancies} where ${isTitled})))`;
}
