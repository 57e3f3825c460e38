import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { pageOf } from '../../../engine/db/list-query.ts';
import type { Page } from '../../../engine/db/page.ts';
import { applications } from '../../hiring/tables/application.ts';
import { featuredVacancies, vacancies, vacancyViews } from '../tables/vacancy.ts';
import type { Featured, Period } from './promotion-period.ts';

export type StoredPromotion = Featured & {
  promotion_id: number;
  /** Null once its vacancy has been deleted. */
  vacancy_id: number | null;
  posted_at: Date | null;
};

/** Returns all of a school's featured vacancies, newest first; the plan bounds their number per month. */
export async function promotionsOf(
  db: Db,
  schoolId: number,
  page: Page,
): Promise<{ rows: StoredPromotion[]; total: number }> {
  const { id, school_id, vacancy_id, month, featured_at, ended_at } = featuredVacancies;
  const ofSchool = eq(school_id, schoolId);
  const rows = db
    .select({ promotion_id: id, vacancy_id, month, featured_at, ended_at, posted_at: vacancies.created_at })
    .from(featuredVacancies)
    .leftJoin(vacancies, eq(vacancies.vacancy_id, vacancy_id))
    .where(ofSchool)
    .orderBy(desc(month), desc(id))
    .$dynamic();
  return pageOf(rows, page, db.select({ total: count() }).from(featuredVacancies).where(ofSchool));
}

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
      and ${applications.application_date} >= (${sql.raw(from)})::timestamp at time zone 'Asia/Riyadh'
      and ${applications.application_date} < (${sql.raw(to)})::timestamp at time zone 'Asia/Riyadh')`;
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
