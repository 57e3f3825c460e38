import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { candidates } from './candidate.ts';
import { accountReference, extra, identity, moment, position, reference } from './columns.ts';
import { fileTable } from './owned.ts';
import { vacancies, vacancyQuestions } from './vacancy.ts';

/** A candidate's application to a vacancy: one for each pair, whatever happens at the same moment. */
export const applications = pgTable(
  'applications',
  {
    application_id: identity(),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id),
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    /** One of the states of server/domain/application-states.ts. */
    status: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Percent; null when the vacancy asked nothing. Stored, because the school's table is sorted by it. */
    match_score: integer(),
    application_date: moment().notNull().defaultNow(),
    /** When the school first opened it. */
    viewed_at: moment(),
    extra: extra(),
  },
  (table) => [
    unique('applications_vacancy_candidate_key').on(table.vacancy_id, table.candidate_id),
    index('applications_candidate').on(table.candidate_id, table.application_date),
    index('applications_status').on(table.status),
  ],
);

const applicationId = () => applications.application_id;

export const applicationAnswers = pgTable(
  'application_answers',
  {
    application_id: reference().notNull().references(applicationId, { onDelete: 'cascade' }),
    question_id: reference()
      .notNull()
      .references(() => vacancyQuestions.question_id),
    position: position(),
    /** A text, a number, a list of options, a mark by option; null when not answered. */
    answer: jsonb().$type<unknown>(),
    extra: extra(),
  },
  (table) => [
    primaryKey({ name: 'application_answers_pkey', columns: [table.application_id, table.question_id] }),
    index('application_answers_question').on(table.question_id),
  ],
);

/** Every state an application was in, in order, beginning with the one it was made in. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: identity(),
    application_id: reference().notNull().references(applicationId, { onDelete: 'cascade' }),
    status: text().notNull(),
    note: text(),
    changed_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('application_history_application').on(table.application_id)],
);

export const applicationFiles = fileTable('application_files', applicationId);
