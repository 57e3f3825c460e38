import { and, eq, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { isLike, isShortSearch } from '../../../engine/db/folded.ts';
import type { Key } from '../../../engine/db/keyset.ts';
import { type Condition, checked, equals, own } from '../../../engine/db/list-condition.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications, SORTED_BY } from '../tables/application.ts';
import { listedApplications } from './listed-application-queries.ts';

/** `status` is sorted by the order of the states. */
const SORT_KEYS: Readonly<Record<string, Omit<Key, 'descending'>>> = {
  candidate: { by: applications.applicant_name, kind: 'text' },
  position: { by: vacancies.title_key, kind: 'text' },
  match: { by: applications.checks_met, kind: 'number' },
  match_score: { by: SORTED_BY.score, kind: 'number' },
  status: { by: SORTED_BY.status, kind: 'number' },
  application_date: { by: applications.application_date, kind: 'moment' },
};

/** Returns the keys of a sort order, with the newest first among equals. */
const keysFor = (sort: string): Key[] => [
  { ...SORT_KEYS[sort.replace('-', '')]!, descending: sort.startsWith('-') },
  { by: applications.application_id, kind: 'number', descending: true },
];

/** Joins the only other table that any key refers to; conditions refer to none. */
const withVacancies = (query: PgSelect, keys: readonly Key[]) =>
  keys.some(({ by }) => by === vacancies.title_key)
    ? query.innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    : query;

const ofParties = {
  candidate_id: equals(applications.candidate_id),
  school_id: equals(applications.school_id),
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
    joined: withVacancies,
    within: ofParties,
    search: (text, { asked, within }) => contains(text, { ...asked, ...within }),
    filters: {
      ...ofParties,
      status: equals(applications.status),
      applied_from: fromDay(applications.application_date),
      applied_to: throughDay(applications.application_date),
    },
    keys: keysFor,
    read: async (rows, { db }) => {
      const ids = rows.map(({ id }) => id);
      const listed = await listedApplications(db, ids);
      return ids.flatMap((id) => listed.get(id) ?? []);
    },
  },
);

type Among = { school_id?: number; vacancy_id?: number };

/** Titles are searched among the vacancies of the school, if it is known; those of one vacancy's applications are the same. */
function contains(text: string, { school_id, vacancy_id }: Among): Condition {
  const isNamed = isLike(applications.name_key, text);
  if (vacancy_id !== undefined) return isNamed;
  const titled = sql`select ${vacancies.vacancy_id} from ${vacancies}
    where ${and(school_id === undefined ? undefined : eq(vacancies.school_id, school_id), isLike(vacancies.title_key, text))}`;
  // Reading all titles that have a letter takes longer than those of the applications that are checked.
  const isTitled =
    school_id === undefined && isShortSearch(text)
      ? sql`(select ${isLike(vacancies.title_key, text)} from ${vacancies} where ${eq(vacancies.vacancy_id, applications.vacancy_id)})`
      : sql`${applications.vacancy_id} in (${titled})`;
  return own((expected) =>
    expected === 'many'
      ? checked(or(isNamed, isTitled))
      : sql`(${isNamed} or ${applications.vacancy_id} = any (array(${titled})))`,
  );
}
