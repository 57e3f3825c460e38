import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { candidates } from './candidate.ts';
import { accountReference, identity, moment, reference } from './columns.ts';
import { schools } from './school.ts';
import { vacancies } from './vacancy.ts';

/** What somebody finds wrong with a vacancy, a school or a candidate: one of the three; it outlives them. */
export const reports = pgTable(
  'reports',
  {
    report_id: identity(),
    /** Null once the account is gone: what was reported stays to be looked at, without the words. */
    reporter_id: accountReference().references(() => users.id, { onDelete: 'set null' }),
    /** `vacancy`, `school` or `candidate`. */
    about: text().notNull(),
    /** What it was called when it was reported; never a person's name, which would stay when the person is erased. */
    subject_name: text(),
    /** Null, as are the others, once what is reported is gone. */
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'set null' }),
    school_id: reference().references(() => schools.school_id, { onDelete: 'set null' }),
    candidate_id: reference().references(() => candidates.candidate_id, { onDelete: 'set null' }),
    reason: text().notNull(),
    text: text(),
    created_at: moment().notNull(),
    /** Open until an Admin says what came of it. */
    settled_at: moment(),
    settled_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    outcome: text(),
    note: text(),
  },
  (table) => [
    index('reports_time').on(table.created_at, table.report_id),
    index('reports_open').on(table.created_at, table.report_id).where(sql`settled_at is null`),
    index('reports_vacancy').on(table.vacancy_id),
    index('reports_school').on(table.school_id),
    index('reports_candidate').on(table.candidate_id),
    index('reports_settled_by').on(table.settled_by),
    index('reports_reporter').on(table.reporter_id),
    // One of each person about each thing waits at a time.
    uniqueIndex('reports_open_key')
      .on(
        table.reporter_id,
        sql`coalesce(vacancy_id, 0)`,
        sql`coalesce(school_id, 0)`,
        sql`coalesce(candidate_id, 0)`,
      )
      .where(sql`settled_at is null and num_nonnulls(vacancy_id, school_id, candidate_id) = 1`),
  ],
);
