import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type Fields, join, split } from '../../../engine/db/record.ts';
import { writeTogether } from '../../../engine/db/write-together.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { questionTypes } from '../../reference/tables/reference.ts';
import { vacancies, vacancyQuestions } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applicationAnswers, applications } from '../tables/application.ts';
import { addEvent, eventToAdd, type NewEvent } from './application-event-queries.ts';
import type { ApplicationStatus } from './application-states.ts';
import { shownName } from './listed-application-queries.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** The answer to a question; null without one. */
export type QuestionAnswer = (typeof applicationAnswers.$inferSelect)['answer'];

const SERVER_COLUMNS = [
  'application_id',
  'vacancy_id',
  'candidate_id',
  'status',
  'match_score',
  'application_date',
  'viewed_at',
];

export type NewApplication = {
  vacancy_id: number;
  candidate_id: number;
  status: ApplicationStatus;
  match_score: number | null;
  application_date: Date;
  /** The applicant, for the history. */
  user_id: number;
  /** The fields of the forms, without answers and files. */
  fields: Fields;
  answers: { question_id: number; answer: QuestionAnswer; extra: Fields }[];
};

/**
 * Inserts an application with its answers and the first entry of its history. Returns null when this
 * candidate has applied to this vacancy before, or does so concurrently. Call it within a transaction.
 */
export async function insertApplication(tx: Db, application: NewApplication): Promise<number | null> {
  const { fields, answers, user_id, ...own } = application;
  const { columns, extra } = split(applications, fields, SERVER_COLUMNS);
  const [row] = await tx
    .insert(applications)
    .values({ ...columns, ...own, extra } as typeof applications.$inferInsert)
    .onConflictDoNothing({ target: [applications.vacancy_id, applications.candidate_id] })
    .returning({ id: applications.application_id });
  if (!row) return null;
  const given = answers.map((answer, position) => ({ ...answer, application_id: row.id, position }));
  await writeTogether(tx, [
    ...(given.length > 0 ? [tx.insert(applicationAnswers).values(given)] : []),
    eventToAdd(row.id, {
      kind: 'applied',
      status: own.status,
      note: null,
      changed_by: user_id,
      at: own.application_date,
    }),
  ]);
  return row.id;
}

export async function hasApplied(db: Db, vacancyId: number, candidateId: number): Promise<boolean> {
  const rows = await earlier(db).execute({ vacancy: vacancyId, candidate: candidateId });
  return rows.length > 0;
}

const earlier = prepared((db) =>
  db
    .select({ id: applications.application_id })
    .from(applications)
    .where(
      and(
        eq(applications.vacancy_id, sql.placeholder('vacancy')),
        eq(applications.candidate_id, sql.placeholder('candidate')),
      ),
    )
    .prepare('earlier_application'),
);

/** Returns a vacancy's newest applications, and the total. */
export async function applicantsOf(
  db: Db,
  vacancyId: number,
  atMost: number,
): Promise<{ applicants: { full_name: string; status: string }[]; total: number }> {
  const applicants = await withSnapshots(
    db
      .select({ full_name: shownName, status: applications.status })
      .from(applications)
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  )
    .where(eq(applications.vacancy_id, vacancyId))
    .orderBy(asc(applications.application_id))
    .limit(atMost);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .where(eq(applications.vacancy_id, vacancyId));
  return { applicants, total: counted!.total };
}

/** An application, the school of its vacancy, and the fields of the forms. */
export type ApplicationRecord = ApplicationRow & { school_id: number; fields: Fields };

export async function findApplication(db: Db, id: number): Promise<ApplicationRecord | null> {
  return foundIn(await found(db).execute({ id }));
}

/** Nobody else can change it until the transaction ends. */
export async function lockApplication(tx: Db, id: number): Promise<ApplicationRecord | null> {
  return foundIn(await locked(tx).execute({ id }));
}

const select = (db: Db) =>
  db
    .select({ application: applications, school_id: vacancies.school_id })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .where(eq(applications.application_id, sql.placeholder('id')));

const found = prepared((db) => select(db).prepare('application'));
const locked = prepared((db) => select(db).for('update', { of: applications }).prepare('locked_application'));

const foundIn = ([row]: Awaited<ReturnType<typeof select>>): ApplicationRecord | null =>
  row
    ? {
        ...row.application,
        school_id: row.school_id,
        fields: join(applications, row.application, SERVER_COLUMNS),
      }
    : null;

/** Moves a locked application to a state and records it in the history. Call it within a transaction. */
export async function setStatus(
  tx: Db,
  id: number,
  change: Pick<NewEvent, 'note' | 'changed_by' | 'at'> & { status: ApplicationStatus },
): Promise<void> {
  const moved = tx
    .update(applications)
    .set({ status: change.status })
    .where(eq(applications.application_id, id));
  await writeTogether(tx, [eventToAdd(id, { kind: 'moved', ...change }), moved]);
}

/** Records the users who were mailed about an application individually. */
export async function recordMailedUsers(tx: Db, id: number, told_user_ids: number[]): Promise<void> {
  await tx.update(applications).set({ told_user_ids }).where(eq(applications.application_id, id));
}

/** Records that the school opened an application; only the first time counts. */
export async function recordApplicationView(db: Db, id: number, userId: number, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = await tx
      .update(applications)
      .set({ viewed_at: at })
      .where(and(eq(applications.application_id, id), isNull(applications.viewed_at)))
      .returning({ id: applications.application_id });
    if (opened.length > 0) await addEvent(tx, id, { kind: 'opened', note: null, changed_by: userId, at });
  });
}

/** Returns the answers of an application with their questions, in the questions' order. */
export const applicationAnswersOf = (db: Db, id: number) => givenAnswers(db).execute({ id });

const givenAnswers = prepared((db) => {
  const { type_key, type_label, has_options, has_rating_scale } = questionTypes;
  return db
    .select({
      question_id: vacancyQuestions.question_id,
      question: vacancyQuestions.question,
      question_type: { id: questionTypes.id, type_key, type_label, has_options, has_rating_scale },
      answer: applicationAnswers.answer,
      extra: applicationAnswers.extra,
    })
    .from(applicationAnswers)
    .innerJoin(vacancyQuestions, eq(vacancyQuestions.question_id, applicationAnswers.question_id))
    .innerJoin(questionTypes, eq(questionTypes.id, vacancyQuestions.question_type_id))
    .where(eq(applicationAnswers.application_id, sql.placeholder('id')))
    .orderBy(asc(applicationAnswers.position))
    .prepare('application_answers');
});

/** Returns the applications of a candidate who is being deleted, and their states. */
export async function applicationsOf(
  tx: Db,
  candidateId: number,
): Promise<{ application_id: number; status: ApplicationStatus }[]> {
  return tx
    .select({ application_id: applications.application_id, status: applications.status })
    .from(applications)
    .where(eq(applications.candidate_id, candidateId))
    .orderBy(applications.application_id);
}
