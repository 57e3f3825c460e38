import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Key } from '../../engine/db/keyset.ts';
import { equals } from '../../engine/db/list-condition.ts';
import type { Page } from '../../engine/db/page.ts';
import { list, type Reading } from '../../engine/records/list-queries.ts';
import { applications } from '../hiring/tables/application.ts';
import { schools } from '../schools/tables/school.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';
import { vacancies, vacancyViews } from './tables/vacancy.ts';
import { isListedOn } from './tables/vacancy-state-queries.ts';
import { viewerOf } from './vacancy-answers.ts';
import { searchWords, vacancyFilter } from './vacancy-filter.ts';
import { conditions, type VacancyFilter } from './vacancy-filter-queries.ts';
import { findListed, fitting, RELEVANCE, wordsOf } from './vacancy-page-queries.ts';
import { type ListedVacancy, listedVacancies, type Viewer } from './vacancy-read-queries.ts';
import { mayBeMisspelt, similarWords, soughtBy } from './vacancy-text-queries.ts';

const SORT_KEYS = {
  created_at: { by: vacancies.created_at, kind: 'moment' },
  application_deadline: { by: vacancies.application_deadline, kind: 'day' },
  vacancy_title: { by: vacancies.title_key, kind: 'text' },
  application_count: {
    by: sql`(select count(*) from ${applications} where ${applications.vacancy_id} = ${vacancies.vacancy_id})`,
    kind: 'number',
  },
  open_reports: { by: vacancies.open_reports, kind: 'number' },
  views: {
    by: sql`(select count(*) from ${vacancyViews} where ${vacancyViews.vacancy_id} = ${vacancies.vacancy_id})`,
    kind: 'number',
  },
} as const;

/** A sort key, with a minus for descending order: `-created_at`. Without words, all are equally relevant. */
export type VacancySort = keyof typeof SORT_KEYS | `-${keyof typeof SORT_KEYS}` | 'relevance' | '-relevance';

/** With `featuredFirst`, featured vacancies come before the newest; in the reverse order they come last. */
export function vacancyKeys(sort: VacancySort, { featuredFirst }: { featuredFirst: boolean }): Key[] {
  const descending = sort.startsWith('-');
  const name = sort.replace('-', '').replace('relevance', 'created_at') as keyof typeof SORT_KEYS;
  const key = SORT_KEYS[name];
  const isByTime = key === SORT_KEYS.created_at;
  return [
    ...(isByTime && featuredFirst
      ? [{ by: vacancies.featured_in, kind: 'number' as const, descending }]
      : []),
    { ...key, descending },
    { by: vacancies.vacancy_id, kind: 'number', descending },
  ];
}

/** The order of the search: by relevance to its words, if it has any, and among equals the newest first. */
function searchKeys(sort: VacancySort, text = ''): Key[] {
  const keys = vacancyKeys(sort, { featuredFirst: true });
  const isByRelevance = sort.endsWith('relevance') && searchWords(text).length > 0;
  return isByRelevance ? [{ ...RELEVANCE, descending: sort.startsWith('-') }, ...keys] : keys;
}

/** Vacancies in every state, as their school and Admins see them. */
export const vacancyList = list(
  ['listVacancies', 'listSchoolVacancies', 'listAdminVacancies', 'exportVacancies'],
  {
    table: vacancies,
    id: vacancies.vacancy_id,
    within: { school_id: equals(vacancies.school_id) },
    search: async (text, { db }) =>
      (
        await soughtBy(
          db,
          searchWords(text).map((word) => [word]),
        )
      ).where,
    filters: (asked, { now }) => conditions(vacancyFilter(asked, now), siteDay(now)),
    keys: (sort) => vacancyKeys(sort, { featuredFirst: false }),
    read: readListed,
  },
);

/**
 * The listed vacancies: open today, and not by direct link only. If none match the words, those that match
 * their corrections. `findListed` finds a page in the same time in a market of any size.
 */
export const listedVacancyList = list('listVacancies', {
  table: vacancies,
  id: vacancies.vacancy_id,
  keys: (sort, { text }) => searchKeys(sort, text),
  find: async ({ keys, ...page }, { db, now, text, asked }) => {
    const today = siteDay(now);
    const filter = vacancyFilter({ ...asked, search: text });
    const exact = await findListed(db, { filter, keys, page, today });
    const hasSome = exact.ids.length > 0 || (!page.after && exact.total.rows > 0);
    const { corrections } = hasSome ? filter : await correctedIfNeeded(db, filter, today, page.after);
    const { ids, ...found } = corrections
      ? await findListed(db, { filter: { ...filter, corrections }, keys, page, today })
      : exact;
    const isCorrected = corrections !== undefined && ids.length > 0;
    return { ...found, rows: ids.map((id) => ({ id })), isCorrected };
  },
  read: readListed,
});

/**
 * Returns the filter or, for a search without results, if no listed vacancy has the words exactly, one
 * with their corrections; ignores other filters when checking.
 */
export async function correctedIfNeeded(
  db: Db,
  filter: VacancyFilter,
  today: string,
  after?: Page['after'],
): Promise<VacancyFilter> {
  const { words } = filter;
  if (!words || !mayBeMisspelt(words)) return filter;
  const { titles = [], words: _, ...others } = filter;
  // Without other filters, an empty first page tells that no vacancy has them.
  if (after || titles.length > 0 || Object.values(others).some((value) => value !== undefined)) {
    const keys = vacancyKeys('-created_at', { featuredFirst: true });
    const page = { page: 1, per_page: 1 };
    const found = await findListed(db, { filter: { words }, keys, page, today });
    if (found.ids.length > 0) return filter;
  }
  const corrections = await similarWords(db, words);
  return Object.keys(corrections).length > 0 ? { ...filter, corrections } : filter;
}

/** So many of the newest of the same subject, curriculum and level each are compared with a vacancy. */
const COMPARED_WITH = 300;

/** Returns others with the same subject, curriculum or level, the most similar first. */
export async function similarVacancies(
  db: Db,
  to: { vacancy_id: number; subject_id: number; curriculum_id: number; ced_level: number },
  limit: number,
  viewer: Viewer,
): Promise<ListedVacancy[]> {
  const shared = [
    { is: eq(vacancies.subject_id, to.subject_id), weight: 4 },
    { is: eq(vacancies.curriculum_id, to.curriculum_id), weight: 2 },
    { is: eq(vacancies.ced_level, to.ced_level), weight: 1 },
  ];
  const nearness = sql.join(
    shared.map(({ is, weight }) => sql`(case when ${is} then ${sql.raw(String(weight))} else 0 end)`),
    sql` + `,
  );
  // Most have something in common; of those, the newest are compared.
  const newest = shared.map(
    ({ is }) =>
      sql`(select vacancy_id, subject_id, curriculum_id, ced_level, created_at from ${vacancies}
        where ${and(isListedOn(viewer.today), is, ne(vacancies.vacancy_id, to.vacancy_id))}
        order by ${vacancies.created_at} desc, ${vacancies.vacancy_id} desc limit ${COMPARED_WITH})`,
  );
  const { rows } = await db.execute<{ id: number }>(
    sql`select vacancy_id::int as id from (${sql.join(newest, sql` union `)}) as vacancies
      order by ${nearness} desc, created_at desc, vacancy_id desc limit ${limit}`,
  );
  return listedVacancies(db, rows.map(idOf), viewer);
}

/**
 * Counts the listed vacancies that each search finds and that were posted after its moment, up to a limit.
 */
export async function countNewVacancies(
  db: Db,
  searches: readonly { filter: VacancyFilter; since: Date }[],
  today: string,
  atMost: number,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const words = await Promise.all(searches.map(({ filter }) => wordsOf(db, filter)));
  const counts = searches.map(({ filter, since }, index) => {
    const fits = fitting({ filter, today, words: words[index] }, 'few');
    const found = db
      .select({ one: sql`1` })
      .from(vacancies)
      .where(and(gt(vacancies.created_at, since), isListedOn(today), fits))
      .limit(atMost);
    return sql`(select count(*)::int from (${found}) as found)`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]!.counts;
}

/** Returns the newest vacancies of a search that were posted after a moment, as a mail shows them. */
export async function newestVacancies(
  db: Db,
  filter: VacancyFilter,
  since: Date,
  today: string,
  atMost: number,
): Promise<{ vacancy_id: number; vacancy_title: string; school_name: string; city: string }[]> {
  const { vacancy_id, vacancy_title, city } = vacancies;
  const fits = fitting({ filter, today, words: await wordsOf(db, filter) }, 'few');
  return db
    .select({ vacancy_id, vacancy_title, school_name: schools.school_name, city })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .where(and(gt(vacancies.created_at, since), isListedOn(today), fits))
    .orderBy(desc(vacancies.created_at), desc(vacancy_id))
    .limit(atMost);
}

/** The vacancies that a candidate has saved, in any state, last saved first. */
export const savedVacancyList = list('listSavedVacancies', {
  table: savedVacancies,
  id: savedVacancies.vacancy_id,
  isCounted: true,
  within: { candidate_id: equals(savedVacancies.candidate_id) },
  filters: {},
  keys: () => [
    { by: savedVacancies.saved_at, kind: 'moment', descending: true },
    { by: savedVacancies.vacancy_id, kind: 'number', descending: true },
  ],
  read: readListed,
});

function readListed(rows: { id: number }[], { db, user, now }: Pick<Reading, 'db' | 'user' | 'now'>) {
  return listedVacancies(db, rows.map(idOf), viewerOf(user, now));
}

const idOf = ({ id }: { id: number }): number => id;
