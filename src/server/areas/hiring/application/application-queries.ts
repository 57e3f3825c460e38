import { and, asc, count, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { type Fields, join, split } from '../../../engine/db/record.ts';
import { CHANGED, changeTogether, rowsToInsert } from '../../../engine/db/write-together.ts';
import { candidates, searchedName } from '../../people/tables/candidate.ts';
import { questionTypes } from '../../reference/tables/reference.ts';
import { vacancies, vacancyQuestions } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import {
  applicationAnswers,
  applicationFiles,
  applicationHistory,
  applications,
  ENDED_WITHOUT_HIRE,
  isShown,
} from '../tables/application.ts';
import { namesToStore } from '../tables/application-snapshot.ts';
import { staleOfApplication } from '../tables/stale-match.ts';
import { addEvent, type NewEvent } from './application-event-queries.ts';
import type { ApplicationStatus } from './application-states.ts';
import { shownName } from './listed-application-queries.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** The answer to a question; null without one. */
export type QuestionAnswer = (typeof applicationAnswers.$inferSelect)['answer'];

export const SERVER_COLUMNS = [
  'application_id',
  'vacancy_id',
  'candidate_id',
  'status',
  'match_score',
  'school_id',
  'applicant_name',
  'name_key',
  'checks_met',
  'application_date',
  'viewed_at',
];

export type NewApplication = {
  application_id: number;
  vacancy_id: number;
  candidate_id: number;
  status: ApplicationStatus;
  match_score: number | null;
  checks_met: number;
  application_date: Date;
  told_user_ids: number[];
  /** The applicant, for the history. */
  user_id: number;
  /** The fields of the forms, without answers and files. */
  fields: Fields;
  answers: { question_id: number; answer: QuestionAnswer; extra: Fields }[];
  files: Omit<typeof applicationFiles.$inferInsert, 'owner_id' | 'vacancy_id'>[];
};

/** The versions of the rows from which an application was made. */
export type ApplicationBasis = { vacancy_version: string; candidate_version: string };

/**
 * Inserts an application with its answers, its files, the first entry of its history, and what follows from it. Inserts
 * nothing and returns false when this candidate has applied to this vacancy before, or does so concurrently, or when
 * vacancy or profile have changed.
 */
export async function insertApplication(
  db: Db,
  application: NewApplication,
  { vacancy_version, candidate_version }: ApplicationBasis,
  following: readonly SQLWrapper[],
): Promise<boolean> {
  const { fields, answers, files, user_id, ...own } = application;
  const { application_id, vacancy_id } = own;
  const { columns, extra } = split(applications, fields, SERVER_COLUMNS);
  const row = { ...columns, ...own, extra } as Partial<typeof applications.$inferInsert>;
  // Neither can change until the statement has been committed.
  const asRead = sql`exists (select from ${vacancies} where ${eq(vacancies.vacancy_id, vacancy_id)}
      and ${vacancies}.xmin::text = ${vacancy_version} for share)
    and exists (select from ${candidates} where ${eq(candidates.candidate_id, own.candidate_id)}
      and ${candidates}.xmin::text = ${candidate_version} for share)`;
  const inserted = await changeTogether(
    db,
    sql`${rowsToInsert(applications, [row], asRead, STORED)}
      on conflict (vacancy_id, candidate_id) do nothing returning application_id, vacancy_id, candidate_id`,
    [
      ...listToInsert(
        applicationAnswers,
        answers.map((answer, position) => ({ ...answer, application_id, vacancy_id, position })),
      ),
      ...listToInsert(
        applicationFiles,
        files.map((file) => ({ ...file, owner_id: application_id, vacancy_id })),
      ),
      rowsToInsert(
        applicationHistory,
        [
          {
            ...{ application_id, vacancy_id, status: own.status },
            ...{ kind: 'applied', changed_by: user_id, at: own.application_date },
          },
        ],
        CHANGED,
      ),
      ...following,
    ],
  );
  return inserted.length > 0;
}

const applicant = (text: SQL) =>
  sql`(select ${text} from ${candidates} where ${candidates.candidate_id} = inserted.candidate_id)`;

/** What a new application stores of its vacancy and its candidate. */
const STORED = {
  school_id: sql`(select ${vacancies.school_id} from ${vacancies} where ${vacancies.vacancy_id} = inserted.vacancy_id)`,
  applicant_name: applicant(sql`lower(${candidates.first_name} || ' ' || ${candidates.last_name})`),
  name_key: applicant(searchedName(candidates)),
};

const listToInsert = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) =>
  rows.length > 0 ? [rowsToInsert(table, rows, CHANGED)] : [];

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

/** Returns a candidate's application to a vacancy: whose it is, and its state. */
export async function findApplicationOf(db: Db, vacancyId: number, candidateId: number) {
  const [row] = await db
    .select({
      application_id: applications.application_id,
      vacancy_id: applications.vacancy_id,
      school_id: applications.school_id,
      candidate_id: applications.candidate_id,
      status: applications.status,
    })
    .from(applications)
    .where(and(eq(applications.vacancy_id, vacancyId), eq(applications.candidate_id, candidateId)));
  return row ?? null;
}

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

/**
 * An application and the fields of the forms. Its version changes with each change of its
 * row.
 */
export type ApplicationRecord = ApplicationRow & { fields: Fields; version: string };

export async function findApplication(db: Db, id: number): Promise<ApplicationRecord | null> {
  return foundIn(await found(db).execute({ id }));
}

/** Nobody else can change it until the transaction ends. */
export async function lockApplication(tx: Db, id: number): Promise<ApplicationRecord | null> {
  return foundIn(await locked(tx).execute({ id }));
}

/** It changes with each change of an application's row. */
export const applicationVersion = sql<string>`${applications}.xmin::text`;

const select = (db: Db) =>
  db
    .select({ application: applications, version: applicationVersion })
    .from(applications)
    .where(eq(applications.application_id, sql.placeholder('id')));

const found = prepared((db) => select(db).prepare('application'));
const locked = prepared((db) => select(db).for('update', { of: applications }).prepare('locked_application'));

const foundIn = ([row]: Awaited<ReturnType<typeof select>>): ApplicationRecord | null =>
  row
    ? {
        ...row.application,
        version: row.version,
        fields: join(applications, row.application, SERVER_COLUMNS),
      }
    : null;

type FoundVersion = Pick<ApplicationRecord, 'application_id' | 'vacancy_id' | 'version'>;
type Found = FoundVersion & Pick<ApplicationRecord, 'status'>;
type StatusChange = Pick<NewEvent, 'note' | 'changed_by' | 'at'> & {
  status: ApplicationStatus;
  /** The school's message. */
  written?: string | null;
};

const isEnded = (status: ApplicationStatus) => ENDED_WITHOUT_HIRE.includes(status);

/**
 * Moves an application to a state and records it in the history, with what follows from it. Changes nothing and returns
 * false if the application is no longer as it was found, or the condition does not hold.
 */
export function setStatus(
  db: Db,
  found: Found,
  { status, note, written, changed_by, at }: StatusChange,
  following: readonly SQLWrapper[] = [],
  condition?: SQL,
): Promise<boolean> {
  const { application_id, vacancy_id, status: from } = found;
  const about = { application_id, vacancy_id, status, changed_by, at };
  const events = [
    { ...about, kind: 'moved' as const, from_status: from, note },
    ...(written ? [{ ...about, kind: 'written' as const, from_status: status, note: written }] : []),
  ];
  const history = rowsToInsert(applicationHistory, events, CHANGED);
  const changes = isEnded(from) === isEnded(status) ? [] : [staleOfApplication(application_id, CHANGED)];
  const names =
    changes.length > 0 ? sql`, ${namesToStore(isShown(sql`${isEnded(status)}::boolean`))}` : sql``;
  const set = sql`status = ${status}${names}`;
  return changeFound(db, found, set, [history, ...changes, ...following], condition);
}

/**
 * Changes nothing of an application but its version, so that nobody goes on with what has been read about it before; with
 * what follows, like `setStatus`.
 */
export const touchApplication = (
  db: Db,
  found: FoundVersion,
  following: readonly SQLWrapper[],
  condition?: SQL,
): Promise<boolean> => changeFound(db, found, sql`status = ${applications.status}`, following, condition);

async function changeFound(
  db: Db,
  { application_id, vacancy_id, version: seen }: FoundVersion,
  set: SQL,
  following: readonly SQLWrapper[],
  condition: SQL = sql`true`,
): Promise<boolean> {
  const changed = sql`update ${applications} set ${set}
    where ${eq(applications.application_id, application_id)} and ${eq(applications.vacancy_id, vacancy_id)}
      and ${applicationVersion} = ${seen} and ${condition}
    returning ${applications.application_id}`;
  return (await changeTogether(db, changed, following)).length > 0;
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
    .innerJoin(
      vacancyQuestions,
      and(
        eq(vacancyQuestions.owner_id, applicationAnswers.vacancy_id),
        eq(vacancyQuestions.question_id, applicationAnswers.question_id),
      ),
    )
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
