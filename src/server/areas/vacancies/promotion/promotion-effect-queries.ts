import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { equals } from '../../../engine/db/list-condition.ts';
import { SITE_ZONE } from '../../../engine/db/site-zone.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { applications } from '../../hiring/tables/application.ts';
import { featuredVacancies, vacancies, vacancyViews } from '../tables/vacancy.ts';
import type { Period } from './promotion-period.ts';

const { id, school_id, vacancy_id, month, featured_at, ended_at } = featuredVacancies;

/**
 * A school's featured vacancies, newest first; the plan bounds their number per month. `vacancy_id` is null
 * once the vacancy has been deleted.
 */
export const promotionList = list('listPromotions', {
  table: featuredVacancies,
  id,
  within: { school_id: equals(school_id) },
  filters: {},
  order: () => [desc(month), desc(id)],
  select: (db) =>
    db
      .select({ promotion_id: id, vacancy_id, month, featured_at, ended_at, posted_at: vacancies.created_at })
      .from(featuredVacancies)
      .leftJoin(vacancies, eq(vacancies.vacancy_id, vacancy_id))
      .$dynamic(),
});

export type Effect = {
  views_before: number;
  views_since: number;
  applications_before: number;
  applications_since: number;
};

/** Counts views and applications over equal numbers of days before and after each promotion began. */
export async function effectsOf(
  db: Db,
  asked: readonly (Period & { promotion_id: number; vacancy_id: number })[],
): Promise<Map<number, Effect>> {
  if (asked.length === 0) return new Map();
  const views = (from: string, to: string) =>
    sql`(select count(*)::int from ${vacancyViews} where ${vacancyViews.vacancy_id} = asked.vacancy_id
      and ${vacancyViews.viewed_on} >= ${sql.raw(from)} and ${vacancyViews.viewed_on} < ${sql.raw(to)})`;
  const applied = (from: string, to: string) =>
    sql`(select count(*)::int from ${applications} where ${applications.vacancy_id} = asked.vacancy_id
      and ${applications.application_date} >= (${sql.raw(from)})::timestamp at time zone ${SITE_ZONE}
      and ${applications.application_date} < (${sql.raw(to)})::timestamp at time zone ${SITE_ZONE})`;
  const [before, since] = [
    ['asked.first - asked.days', 'asked.first'],
    ['asked.first', 'asked.first + asked.days'],
  ] as const;
  const { rows } = await db.execute<Effect & { promotion_id: string }>(sql`
    select asked.promotion_id,
      ${views(...before)} as views_before, ${views(...since)} as views_since,
      ${applied(...before)} as applications_before, ${applied(...since)} as applications_since
    from unnest(
      ${sql.param(asked.map((one) => one.promotion_id))}::bigint[],
      ${sql.param(asked.map((one) => one.vacancy_id))}::bigint[],
      ${sql.param(asked.map((one) => one.first))}::date[],
      ${sql.param(asked.map((one) => one.days))}::int[]
    ) as asked (promotion_id, vacancy_id, first, days)`);
  return new Map(rows.map(({ promotion_id, ...effect }) => [Number(promotion_id), effect]));
}
