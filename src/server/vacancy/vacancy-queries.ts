import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { applicationAnswers } from '../db/schema/application.ts';
import { questionTypes, ratingScales } from '../db/schema/reference.ts';
import { vacancies, vacancyQuestions } from '../db/schema/vacancy.ts';

export type VacancyRow = typeof vacancies.$inferSelect;

export async function findVacancy(db: Db, id: number): Promise<VacancyRow | null> {
  const [row] = await db.select().from(vacancies).where(eq(vacancies.vacancy_id, id));
  return row ?? null;
}

/** The vacancy, which nobody closes or reopens until the transaction ends. */
export async function lockVacancy(
  tx: Db,
  id: number,
  strength: 'share' | 'update',
): Promise<VacancyRow | null> {
  const [row] = await tx.select().from(vacancies).where(eq(vacancies.vacancy_id, id)).for(strength);
  return row ?? null;
}

/** Deletes a vacancy with all that belongs to it; one with applications the database keeps. */
export async function deleteVacancy(tx: Db, id: number): Promise<void> {
  await tx.delete(vacancies).where(eq(vacancies.vacancy_id, id));
}

export async function setClosed(tx: Db, id: number, closedAt: Date | null, now: Date): Promise<void> {
  await tx
    .update(vacancies)
    .set({ closed_at: closedAt, updated_at: now })
    .where(eq(vacancies.vacancy_id, id));
}

/** Those of the questions that an application holds an answer to, be it an empty one. */
export async function answeredQuestions(db: Db, questionIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: applicationAnswers.question_id })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.question_id, [...questionIds]));
  return new Set(rows.map(({ id }) => id));
}

/** Those that a vacancy asked once. */
export async function retiredQuestions(db: Db, vacancyId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: vacancyQuestions.question_id })
    .from(vacancyQuestions)
    .where(and(eq(vacancyQuestions.owner_id, vacancyId), isNotNull(vacancyQuestions.retired_at)));
  return new Set(rows.map(({ id }) => id));
}

/** From now on these are asked no more. */
export async function retireQuestions(tx: Db, questionIds: readonly number[], at: Date): Promise<void> {
  if (questionIds.length === 0) return;
  await tx
    .update(vacancyQuestions)
    .set({ retired_at: at })
    .where(inArray(vacancyQuestions.question_id, [...questionIds]));
}

/** A question as one answers it. */
export type Question = {
  question_id: number;
  question: string;
  is_required: 0 | 1;
  question_type: Pick<
    typeof questionTypes.$inferSelect,
    'id' | 'type_key' | 'type_label' | 'has_options' | 'has_rating_scale'
  >;
  options: { value: string }[];
  rating_scale: Pick<typeof ratingScales.$inferSelect, 'id' | 'name' | 'options'> | null;
};

const questions = prepared((db) =>
  db
    .select({ row: vacancyQuestions, type: questionTypes, scale: ratingScales })
    .from(vacancyQuestions)
    .innerJoin(questionTypes, eq(questionTypes.id, vacancyQuestions.question_type_id))
    .leftJoin(ratingScales, eq(ratingScales.id, vacancyQuestions.rating_scale_id))
    .where(
      and(eq(vacancyQuestions.owner_id, sql.placeholder('vacancy_id')), isNull(vacancyQuestions.retired_at)),
    )
    .orderBy(asc(vacancyQuestions.position))
    .prepare('vacancy_questions'),
);

/** The questions of a vacancy in their order. */
export async function vacancyQuestionsOf(db: Db, vacancyId: number): Promise<Question[]> {
  const rows = await questions(db).execute({ vacancy_id: vacancyId });
  return rows.map(({ row, type, scale }) => ({
    ...row.extra,
    question_id: row.question_id,
    question: row.question,
    is_required: row.is_required === 1 ? 1 : 0,
    question_type: {
      id: type.id,
      type_key: type.type_key,
      type_label: type.type_label,
      has_options: type.has_options,
      has_rating_scale: type.has_rating_scale,
    },
    options: row.options.map((value) => ({ value })),
    rating_scale: scale && { id: scale.id, name: scale.name, options: scale.options },
  }));
}
