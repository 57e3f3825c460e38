import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { schools } from '../../schools/tables/school.ts';
import { featuredVacancies, vacancies } from '../tables/vacancy.ts';

/**
 * Returns a school's plan and approval; locked, so that it features nothing else until the transaction ends.
 */
export async function lockPlan(
  tx: Db,
  schoolId: number,
): Promise<Pick<typeof schools.$inferSelect, 'plan' | 'approval'>> {
  const [row] = await tx
    .select({ plan: schools.plan, approval: schools.approval })
    .from(schools)
    .where(eq(schools.school_id, schoolId))
    .for('no key update');
  return row!;
}

const plans = prepared((db) =>
  db
    .select({ plan: schools.plan })
    .from(schools)
    .where(eq(schools.school_id, sql.placeholder('id')))
    .prepare('school_plan'),
);

/** A school's plan; null if there is no such school. */
export async function planOf(db: Db, schoolId: number): Promise<string | null> {
  const [row] = await plans(db).execute({ id: schoolId });
  return row?.plan ?? null;
}

const featured = prepared((db) =>
  db
    .select({ total: count() })
    .from(featuredVacancies)
    .where(
      and(
        eq(featuredVacancies.school_id, sql.placeholder('id')),
        eq(featuredVacancies.month, sql.placeholder('month')),
      ),
    )
    .prepare('school_featured_vacancies'),
);

/** Counts the vacancies a school has featured in a month, including ended and deleted ones. */
export async function countFeatured(db: Db, schoolId: number, month: number): Promise<number> {
  const [row] = await featured(db).execute({ id: schoolId, month });
  return row!.total;
}

export async function hasBeenFeatured(db: Db, vacancyId: number, month: number): Promise<boolean> {
  const rows = await db
    .select({ month: featuredVacancies.month })
    .from(featuredVacancies)
    .where(and(eq(featuredVacancies.vacancy_id, vacancyId), eq(featuredVacancies.month, month)));
  return rows.length > 0;
}

export async function feature(
  tx: Db,
  { school_id, vacancy_id }: { school_id: number; vacancy_id: number },
  month: number,
  at: Date,
): Promise<void> {
  await tx
    .insert(featuredVacancies)
    .values({ school_id, vacancy_id, month, featured_at: at })
    .onConflictDoUpdate({
      target: [featuredVacancies.vacancy_id, featuredVacancies.month],
      set: { ended_at: null },
    });
  await tx.update(vacancies).set({ featured_in: month }).where(eq(vacancies.vacancy_id, vacancy_id));
}

/** Ends the promotion of a vacancy; it still counts as featured in the month. */
export async function unfeature(tx: Db, vacancyId: number, month: number, at: Date): Promise<void> {
  await tx
    .update(featuredVacancies)
    .set({ ended_at: at })
    .where(and(eq(featuredVacancies.vacancy_id, vacancyId), eq(featuredVacancies.month, month)));
  await tx.update(vacancies).set({ featured_in: 0 }).where(eq(vacancies.vacancy_id, vacancyId));
}

/** Ends the promotions of past months. */
export async function endFeatures(db: Db, month: number): Promise<void> {
  await db
    .update(vacancies)
    .set({ featured_in: 0 })
    .where(and(gt(vacancies.featured_in, 0), lt(vacancies.featured_in, month)));
}
