import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { applications } from '../tables/application.ts';
import { applicationScores } from '../tables/assessment.ts';

export type StoredReview = typeof applicationScores.$inferSelect & { reviewer: string | null };

/** Returns the scorecards of an application, in the order in which the reviewers began. */
export async function reviewsOf(db: Db, applicationId: number): Promise<StoredReview[]> {
  const rows = await reviews(db).execute({ id: applicationId });
  return rows.map(({ review, reviewer }) => ({ ...review, reviewer }));
}

const reviews = prepared((db) =>
  db
    .select({ review: applicationScores, reviewer: users.full_name })
    .from(applicationScores)
    .leftJoin(users, eq(users.id, applicationScores.user_id))
    .where(eq(applicationScores.application_id, sql.placeholder('id')))
    .orderBy(asc(applicationScores.score_id))
    .prepare('application_reviews'),
);

/** Returns the criteria of an application's vacancy; none if the school has set none. */
export async function criteriaOf(db: Db, applicationId: number): Promise<string[]> {
  const [row] = await criteria(db).execute({ id: applicationId });
  return row?.criteria ?? [];
}

const criteria = prepared((db) =>
  db
    .select({ criteria: sql<string[] | null>`${vacancies.extra} -> 'score_criteria'` })
    .from(vacancies)
    .innerJoin(applications, eq(applications.vacancy_id, vacancies.vacancy_id))
    .where(eq(applications.application_id, sql.placeholder('id')))
    .prepare('score_criteria'),
);

/** Writes a reviewer's scorecard, replacing an earlier one. */
export async function writeReview(
  db: Db,
  review: Omit<typeof applicationScores.$inferInsert, 'score_id'>,
): Promise<void> {
  const { scores, comment, updated_at } = review;
  await db
    .insert(applicationScores)
    .values(review)
    .onConflictDoUpdate({
      target: [applicationScores.application_id, applicationScores.user_id, applicationScores.vacancy_id],
      set: { scores, comment, updated_at },
    });
}
