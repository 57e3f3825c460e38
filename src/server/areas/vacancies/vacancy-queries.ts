import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { deleteUnreferencedFiles } from '../../engine/db/record-files.ts';
import { writeTogether } from '../../engine/db/write-together.ts';
import { laterThan } from '../../engine/http/record-version.ts';
import { applicationAnswers } from '../hiring/tables/application.ts';
import { filesOfInvitations } from '../hiring/tables/application-file-queries.ts';
import { invitations } from '../hiring/tables/invitation.ts';
import { messageThreads } from '../hiring/tables/message-thread.ts';
import { toldToWebhooks } from '../news/tell.ts';
import { candidates } from '../people/tables/candidate.ts';
import { questionTypes, ratingScales } from '../reference/tables/reference.ts';
import { schools } from '../schools/tables/school.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';
import { vacancies, vacancyFiles, vacancyQuestions } from './tables/vacancy.ts';

export type VacancyRow = typeof vacancies.$inferSelect;

export async function findVacancy(db: Db, id: number): Promise<VacancyRow | null> {
  const [row] = await found(db).execute({ id });
  return row ?? null;
}

const found = prepared((db) =>
  db
    .select()
    .from(vacancies)
    .where(eq(vacancies.vacancy_id, sql.placeholder('id')))
    .prepare('vacancy'),
);

/** Returns the vacancy, locked: it cannot be closed or reopened until the transaction ends. */
export async function lockVacancy(
  tx: Db,
  id: number,
  strength: 'share' | 'update',
): Promise<VacancyRow | null> {
  const [row] = await tx.select().from(vacancies).where(eq(vacancies.vacancy_id, id)).for(strength);
  return row ?? null;
}

/**
 * Returns the users who have a vacancy in their lists, saved or by an invitation, and the name of its school.
 */
export async function interestedUsers(
  tx: Db,
  id: number,
): Promise<{ user_ids: number[]; school_name: string }> {
  const saved = tx
    .select({ id: savedVacancies.candidate_id })
    .from(savedVacancies)
    .where(eq(savedVacancies.vacancy_id, id));
  const invited = tx
    .select({ id: invitations.candidate_id })
    .from(invitations)
    .where(eq(invitations.vacancy_id, id));
  const people = await tx
    .select({ user_id: candidates.user_id })
    .from(candidates)
    .where(or(inArray(candidates.candidate_id, saved), inArray(candidates.candidate_id, invited)));
  const [school] = await tx
    .select({ name: schools.school_name })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .where(eq(vacancies.vacancy_id, id));
  return { user_ids: people.map(({ user_id }) => user_id), school_name: school?.name ?? '' };
}

/** Deletes a vacancy with all that belongs to it; the database refuses one with applications. */
export async function deleteVacancy(tx: Db, id: number): Promise<void> {
  const [shown, written] = await inOneStatement(tx, (one) => [
    one.select({ id: vacancyFiles.file_id }).from(vacancyFiles).where(eq(vacancyFiles.owner_id, id)),
    filesOfInvitations(one, eq(messageThreads.vacancy_id, id)),
  ]);
  await tx.delete(vacancies).where(eq(vacancies.vacancy_id, id));
  await deleteUnreferencedFiles(tx, [...shown.map((file) => file.id), ...written]);
}

/** Closes or reopens a vacancy, and tells webhooks. */
export async function setClosed(
  tx: Db,
  { vacancy_id, school_id, updated_at }: { vacancy_id: number; school_id: number; updated_at: Date },
  closedAt: Date | null,
  now: Date,
): Promise<void> {
  const change = tx
    .update(vacancies)
    .set({ closed_at: closedAt, updated_at: laterThan(updated_at, now) })
    .where(eq(vacancies.vacancy_id, vacancy_id));
  const event = closedAt ? 'vacancy-closed' : 'vacancy-reopened';
  await writeTogether(tx, [change, ...toldToWebhooks(event, { vacancy_id, school_id })]);
}

/** Tells webhooks of the vacancy that a statement inserts (`insertRecord`). */
export const publishedVacancy = (school_id: number) =>
  toldToWebhooks('vacancy-published', { vacancy_id: sql`(select vacancy_id from changed)`, school_id });

/** Returns the questions to which an application has an answer, even an empty one. */
export async function answeredQuestions(db: Db, questionIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: applicationAnswers.question_id })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.question_id, [...questionIds]));
  return new Set(rows.map(({ id }) => id));
}

export async function retiredQuestions(db: Db, vacancyId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: vacancyQuestions.question_id })
    .from(vacancyQuestions)
    .where(and(eq(vacancyQuestions.owner_id, vacancyId), isNotNull(vacancyQuestions.retired_at)));
  return new Set(rows.map(({ id }) => id));
}

/** Retires questions: they are no longer asked. */
export async function retireQuestions(tx: Db, questionIds: readonly number[], at: Date): Promise<void> {
  if (questionIds.length === 0) return;
  await tx
    .update(vacancyQuestions)
    .set({ retired_at: at })
    .where(inArray(vacancyQuestions.question_id, [...questionIds]));
}

/** A question as applicants see it. */
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

/** Returns the questions of a vacancy in order. */
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
