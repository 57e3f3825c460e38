import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { behind, inOrder, type Key, placeOf } from './keyset.ts';
import { counted, cut, type Found, NOTHING, type Page } from './page.ts';
import { savedVacancies, vacancies } from './schema/vacancy.ts';
import { conditions, isListed, type VacancyFilter } from './vacancy-filter.ts';
import { findAll, findListed } from './vacancy-pages.ts';
import { type ListedVacancy, listedVacancies, type Viewer } from './vacancy-read.ts';

const SORT_KEYS = {
  created_at: { by: vacancies.created_at, kind: 'moment' },
  application_deadline: { by: vacancies.application_deadline, kind: 'day' },
  vacancy_title: { by: vacancies.title_key, kind: 'text' },
} as const;

/** A key of the sort, with a minus for the reverse order: `-created_at`. */
export type VacancySort = keyof typeof SORT_KEYS | `-${keyof typeof SORT_KEYS}`;

/** With `featuredFirst`, the newest are preceded by those that their schools feature; the reverse order ends with them. */
export function vacancyKeys(sort: VacancySort, { featuredFirst }: { featuredFirst: boolean }): Key[] {
  const descending = sort.startsWith('-');
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const isByTime = key === SORT_KEYS.created_at;
  return [
    ...(isByTime && featuredFirst
      ? [{ by: vacancies.featured_in, kind: 'number' as const, descending }]
      : []),
    { ...key, descending },
    { by: vacancies.vacancy_id, kind: 'number', descending },
  ];
}

/** `listedOnly` keeps to what everybody may find: open on this day, and not by direct link only. */
export async function searchVacancies(
  db: Db,
  filter: VacancyFilter,
  { keys, listedOnly, ...page }: Page & { keys: readonly Key[]; listedOnly: boolean },
  viewer: Viewer,
): Promise<Found<ListedVacancy>> {
  const { today } = viewer;
  const { ids, ...found } = listedOnly
    ? await findListed(db, { filter, keys, page, today })
    : await findAll(db, and(...conditions(filter, today)) ?? sql`true`, keys, page);
  return { ...found, rows: await listedVacancies(db, ids, viewer) };
}

/** Others that share subject, curriculum or level, the nearest first. */
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
  const rows = await select(db)
    .where(
      and(isListed(viewer.today), ne(vacancies.vacancy_id, to.vacancy_id), or(...shared.map(({ is }) => is))),
    )
    .orderBy(desc(nearness), desc(vacancies.created_at), desc(vacancies.vacancy_id))
    .limit(limit);
  return listedVacancies(db, rows.map(idOf), viewer);
}

/** How many are listed that each of the searches finds and that were posted after its moment, counted up to a limit. */
export async function countNewVacancies(
  db: Db,
  searches: readonly { filter: VacancyFilter; since: Date }[],
  today: string,
  atMost: number,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(({ filter, since }) => {
    const found = db
      .select({ one: sql`1` })
      .from(vacancies)
      .where(and(gt(vacancies.created_at, since), isListed(today), ...conditions(filter, today)))
      .limit(atMost);
    return sql`(select count(*)::int from (${found}) as found)`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]!.counts;
}

export const savedKeys: readonly Key[] = [
  { by: savedVacancies.saved_at, kind: 'moment', descending: true },
  { by: savedVacancies.vacancy_id, kind: 'number', descending: true },
];

/** What the viewing candidate has saved, in whatever state it is now, the last saved first. */
export async function savedVacanciesOf(
  db: Db,
  { page, per_page, after }: Page,
  viewer: Viewer,
): Promise<Found<ListedVacancy>> {
  if (viewer.candidate_id === null) return NOTHING;
  const mine = eq(savedVacancies.candidate_id, viewer.candidate_id);
  const [found, total] = await Promise.all([
    db
      .select({ id: savedVacancies.vacancy_id, place: placeOf(savedKeys) })
      .from(savedVacancies)
      .where(and(mine, after && behind(savedKeys, after.place)))
      .orderBy(...inOrder(savedKeys))
      .limit(per_page + 1)
      .offset(after ? 0 : (page - 1) * per_page),
    after?.total ?? counted(db.select({ rows: count() }).from(savedVacancies).where(mine)),
  ]);
  const { rows, last } = cut(found, per_page);
  return { rows: await listedVacancies(db, rows.map(idOf), viewer), total, last };
}

/** Which vacancies, and in which order: what they are is read by their ids. */
const select = (db: Db) => db.select({ id: vacancies.vacancy_id }).from(vacancies).$dynamic();
const idOf = ({ id }: { id: number }): number => id;

export type City = { city: string; country_id: number; open_vacancies: number };

/** The cities of what the search shows; those that the specification names stand first, then the busiest. */
export async function citiesOfVacancies(
  db: Db,
  today: string,
  countryIds: readonly number[],
): Promise<City[]> {
  const open = count();
  const name = sql<string>`min(${vacancies.city})`;
  const first = sql`array_position(array['dubai', 'abu dhabi'], lower(${vacancies.city}))`;
  return db
    .select({ city: name, country_id: vacancies.country_id, open_vacancies: open })
    .from(vacancies)
    .where(
      and(isListed(today), countryIds.length ? inArray(vacancies.country_id, [...countryIds]) : undefined),
    )
    .groupBy(vacancies.country_id, sql`lower(${vacancies.city})`)
    .orderBy(asc(first), desc(open), asc(name));
}

/** What everybody may find: open on this day, and not by direct link only. */
