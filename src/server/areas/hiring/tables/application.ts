import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../../generated/api.d.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import {
  accountReference,
  extra,
  identity,
  identityPart,
  moment,
  position,
  reference,
} from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { hiddenFromSchools } from '../../schools/tables/candidate-reach.ts';
import { vacancies, vacancyQuestions } from '../../vacancies/tables/vacancy.ts';
import { applicationFileTable } from './application-file.ts';
import { ofInvitation } from './invitation.ts';

type ApplicationStatus = components['schemas']['ApplicationStatus'];
type ApplicationEventKind = components['schemas']['ApplicationEventKind'];

/** The states that end an application without a hire; the candidate then no longer shares the profile. */
export const ENDED_WITHOUT_HIRE: readonly ApplicationStatus[] = ['Rejected', 'Withdrawn'];

/** All states, in the order by which lists are sorted. */
export const APPLICATION_STATUSES = [
  'Pending',
  'Under Review',
  'Shortlisted',
  'Interview',
  'Offered',
  'Hired',
  'Rejected',
  'Withdrawn',
] as const satisfies readonly ApplicationStatus[];

/** Without questions there is no score, which sorts below every score. */
const scoreKey = ({ match_score }: { match_score: AnyPgColumn }) => sql`coalesce(${match_score}, -1)`;

const statusKey = ({ status }: { status: AnyPgColumn }) =>
  sql`array_position(${sql.raw(`'{${APPLICATION_STATUSES.map((one) => `"${one}"`).join(',')}}'::text[]`)}, ${status})`;

/** A candidate's application to a vacancy; unique for each pair. */
export const applications = pgTable(
  'applications',
  {
    application_id: identityPart(),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id),
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    /** The vacancy's, which never changes. */
    school_id: reference().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The applicant's name as the school sees it, in lower case, by which lists are sorted. */
    applicant_name: text().notNull(),
    /** The applicant's names in both languages as the school sees them, folded, by which lists are searched. */
    name_key: text().notNull(),
    /** How many checks of the profile match are met, by which lists are sorted; seconds late (`stored-match-queries.ts`). */
    checks_met: smallint().notNull().default(0),
    /** Whether a school that is not approved sees contact data, CV and documents. */
    share_before_approval: boolean().notNull().default(true),
    /** Percent; null if the vacancy had no questions. Stored, because the school's table is sorted by it. */
    match_score: integer(),
    application_date: moment().notNull().defaultNow(),
    /** When the school first opened it. */
    viewed_at: moment(),
    /** The users who were mailed about it individually; the daily mail covers the others. */
    told_user_ids: accountReference().array().notNull().default([]),
    extra: extra(),
  },
  (table) => [
    primaryKey({ name: 'applications_pkey', columns: [table.application_id, table.vacancy_id] }),
    unique('applications_vacancy_candidate_key').on(table.vacancy_id, table.candidate_id),
    index('applications_candidate').on(table.candidate_id, table.application_date),
    index('applications_status').on(table.status),
    index('applications_school_date').on(table.school_id, table.application_date, table.application_id),
    // Among equals the newest come first, in both directions: keys with few values need an index for each.
    index('applications_school_name').on(
      table.school_id,
      table.applicant_name,
      table.application_id.desc().nullsFirst(),
    ),
    index('applications_school_match').on(table.school_id, table.checks_met, table.application_id),
    index('applications_school_match_ascending').on(
      table.school_id,
      table.checks_met,
      table.application_id.desc().nullsFirst(),
    ),
    index('applications_school_score').on(table.school_id, scoreKey(table), table.application_id),
    index('applications_school_status').on(
      table.school_id,
      statusKey(table),
      table.application_id.desc().nullsFirst(),
    ),
    index('applications_school_status_descending').on(
      table.school_id,
      statusKey(table),
      table.application_id,
    ),
    // Admins list those of all schools.
    index('applications_all_names').on(table.applicant_name, table.application_id.desc().nullsFirst()),
    index('applications_all_scores').on(scoreKey(table), table.application_id),
    index('applications_all_scores_ascending').on(scoreKey(table), table.application_id.desc().nullsFirst()),
    index('applications_all_statuses').on(statusKey(table), table.application_id.desc().nullsFirst()),
    index('applications_all_statuses_descending').on(statusKey(table), table.application_id),
    index('applications_name').using('gin', sql`${table.name_key} gin_trgm_ops`),
    index('applications_date').on(table.application_date, table.application_id),
    index('applications_vacancy').on(table.vacancy_id, table.application_date, table.application_id),
    index('applications_vacancy_status').on(
      table.vacancy_id,
      table.status,
      table.application_date,
      table.application_id,
    ),
  ],
);

/** What indexes are ordered by, where it is not a column. */
export const SORTED_BY = { score: scoreKey(applications), status: statusKey(applications) };

export const HAS_ENDED = inArray(applications.status, [...ENDED_WITHOUT_HIRE]);

/**
 * Whether the school sees the snapshot instead of the current profile: the application has ended, or the candidate hides
 * from the school.
 */
export const isShown = (isEnded: SQL = HAS_ENDED): SQL =>
  sql`(${isEnded} or exists (select from ${hiddenFromSchools} where ${and(
    eq(hiddenFromSchools.candidate_id, applications.candidate_id),
    eq(hiddenFromSchools.school_id, applications.school_id),
  )}))`;

/** The condition that joins applications to what belongs to them. */
export const isOfApplication = (row: { vacancy_id: AnyPgColumn; application_id: AnyPgColumn }): SQL =>
  and(eq(applications.vacancy_id, row.vacancy_id), eq(applications.application_id, row.application_id))!;

/** What belongs to an application carries its vacancy, too, by which a cluster would spread it. */
export const ofApplication = (
  table: string,
  { vacancy_id, application_id }: { vacancy_id: AnyPgColumn; application_id: AnyPgColumn },
) =>
  foreignKey({
    name: `${table}_application_fk`,
    columns: [vacancy_id, application_id],
    foreignColumns: [applications.vacancy_id, applications.application_id],
  }).onDelete('cascade');

export const applicationAnswers = pgTable(
  'application_answers',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    question_id: reference().notNull(),
    position: position(),
    /** A text, a number, a list of options, or a mark for each option; null if not answered. */
    answer: jsonb().$type<components['schemas']['Answer']['answer']>(),
    extra: extra(),
  },
  (table) => [
    primaryKey({
      name: 'application_answers_pkey',
      columns: [table.application_id, table.question_id, table.vacancy_id],
    }),
    ofApplication('application_answers', table),
    foreignKey({
      name: 'application_answers_question_fk',
      columns: [table.vacancy_id, table.question_id],
      foreignColumns: [vacancyQuestions.owner_id, vacancyQuestions.question_id],
    }),
    index('application_answers_question').on(table.question_id),
  ],
);

/**
 * What happened, in order, to an application, or to an accepted invitation until the candidate applies: messages only,
 * which a trigger then gives to the application (`message-thread.ts`).
 */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: identityPart(),
    /** Of this and `invitation_id`, exactly one is set. */
    application_id: reference(),
    invitation_id: reference(),
    /** Also lets one index serve the history of a vacancy's applications. */
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEventKind>().notNull(),
    /** The state before; null for the submission. */
    from_status: text().$type<ApplicationStatus>(),
    /** The state since then. */
    status: text().$type<ApplicationStatus>().notNull(),
    note: text(),
    changed_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'application_history_pkey', columns: [table.id, table.vacancy_id] }),
    ofApplication('application_history', table),
    ofInvitation('application_history', table),
    check(
      'application_history_subject',
      sql`num_nonnulls(${table.application_id}, ${table.invitation_id}) = 1`,
    ),
    index('application_history_application').on(table.application_id),
    index('application_history_invitation')
      .on(table.invitation_id)
      .where(sql`${table.invitation_id} is not null`),
    index('application_history_vacancy').on(table.vacancy_id, table.at, table.id),
    index('application_history_changed_by').on(table.changed_by),
  ],
);

export const applicationFiles = applicationFileTable('application_files', () => ({
  owner_id: applications.application_id,
  vacancy_id: applications.vacancy_id,
}));

/**
 * What remains of an application when one side is deleted: a count in the other side's statistics. It names
 * neither, and is deleted with the side that it counts for.
 */
export const formerApplications = pgTable(
  'former_applications',
  {
    id: identity(),
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    candidate_id: reference().references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    status: text().$type<ApplicationStatus>().notNull(),
    application_date: moment().notNull(),
    viewed_at: moment(),
  },
  (table) => [
    index('former_applications_vacancy').on(table.vacancy_id),
    index('former_applications_candidate').on(table.candidate_id),
    index('former_applications_date').on(table.application_date),
  ],
);
