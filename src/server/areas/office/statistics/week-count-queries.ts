import { count, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { applications, formerApplications } from '../../hiring/tables/application.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

export type WeekCount = { week: string; people: number; applications: number; vacancies: number };

/** Counts applications and vacancies by week, starting at the given moment. */
export async function countWeeks(db: Db, weeks: string[], from: Date): Promise<WeekCount[]> {
  const [joined, sent, former, posted] = await inOneStatement(db, (one) => [
    countedBy(one, users, users.created_at, from),
    countedBy(one, applications, applications.application_date, from),
    countedBy(one, formerApplications, formerApplications.application_date, from),
    countedBy(one, vacancies, vacancies.created_at, from),
  ]);
  return weeks.map((week, index) => ({
    week,
    people: joined.get(index) ?? 0,
    applications: (sent.get(index) ?? 0) + (former.get(index) ?? 0),
    vacancies: posted.get(index) ?? 0,
  }));
}

/** Counts rows by week: 0 for the first, 1 for the next. */
async function countedBy(
  db: Db,
  table: typeof users | typeof applications | typeof formerApplications | typeof vacancies,
  at: PgColumn,
  from: Date,
): Promise<Map<number, number>> {
  const week = sql<number>`floor(extract(epoch from ${at} - ${from.toISOString()}::timestamptz) / 604800)::int`;
  const rows = await db.select({ week, total: count() }).from(table).where(gte(at, from)).groupBy(sql`1`);
  return new Map(rows.map((row) => [row.week, row.total]));
}
