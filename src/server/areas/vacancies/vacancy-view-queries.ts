import { count, inArray, sql } from 'drizzle-orm';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { LaterKind } from '../../engine/db/later-writes.ts';
import { profileViews } from '../people/tables/candidate.ts';
import { vacancies, vacancyViews } from './tables/vacancy.ts';

export type VacancyView = {
  vacancy_id: number;
  /** The account of its school: opening a vacancy also counts as a view of the school. */
  school_user_id: number;
  viewer_user_id: number;
  at: Date;
};

/** Records views: of the school once per viewer, of the vacancy once per day (at the site) and viewer. */
export async function recordVacancyViews(db: Db, views: readonly VacancyView[]): Promise<void> {
  await db.execute(sql`
    with opened as (
      select * from unnest(
        ${sql.param(views.map((view) => view.vacancy_id))}::bigint[],
        ${sql.param(views.map((view) => view.school_user_id))}::int[],
        ${sql.param(views.map((view) => view.viewer_user_id))}::int[],
        ${sql.param(views.map((view) => view.at.toISOString()))}::timestamptz[],
        ${sql.param(views.map((view) => siteDay(view.at)))}::date[]
      ) as opened (vacancy_id, school_user_id, viewer_user_id, at, day)
    ), seen as (
      insert into ${profileViews} (viewed_user_id, viewer_user_id, viewed_at)
      select school_user_id, viewer_user_id, at from opened order by at on conflict do nothing
    )
    insert into ${vacancyViews} (vacancy_id, viewed_on, viewer_user_id)
    select ${vacancies.vacancy_id}, day, viewer_user_id from ${vacancies}
    inner join opened on opened.vacancy_id = ${vacancies.vacancy_id}
    for key share of ${vacancies}
    on conflict do nothing`);
}

/** Views are written together, after the answers. */
export const vacancyViewsLater: LaterKind<VacancyView> = { write: recordVacancyViews };

/** Returns the number of views by vacancy; vacancies without any are absent. */
export async function countVacancyViews(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: vacancyViews.vacancy_id, total: count() })
    .from(vacancyViews)
    .where(inArray(vacancyViews.vacancy_id, [...ids]))
    .groupBy(vacancyViews.vacancy_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
