import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** The report's own texts that a search covers. */
export const searchedText = ({ text, subject_name }: Record<'text' | 'subject_name', AnyPgColumn>): SQL =>
  sql`(coalesce(${text}, '') || E'\\n' || coalesce(${subject_name}, ''))`;

/** A person's report of a vacancy, a school or a candidate: exactly one of the three; it outlives them. */
export const reports = pgTable(
  'reports',
  {
    report_id: identity(),
    /** Null once the reporter's account is erased: the report stays for Admins, without its text. */
    reporter_id: accountReference().references(() => users.id, { onDelete: 'set null' }),
    /** `vacancy`, `school` or `candidate`. */
    about: text().notNull(),
    /** The subject's name at that time; never a person's, which would survive erasure. */
    subject_name: text(),
    /** Null, like the other two, once the subject is deleted. */
    vacancy_id: reference().references(() => vacancies.vacancy_id, { onDelete: 'set null' }),
    school_id: reference().references(() => schools.school_id, { onDelete: 'set null' }),
    candidate_id: reference().references(() => candidates.candidate_id, { onDelete: 'set null' }),
    /** The message that it is about, an event of an application's history, which may be gone. */
    message_id: reference(),
    reason: text().notNull(),
    text: text(),
    created_at: moment().notNull(),
    /** Null until an Admin has decided. */
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
    index('reports_reason').on(table.reason, table.report_id),
    index('reports_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
    // Each person can have one open report about each subject.
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

/** Selects whether a person has a pending report about a subject. */
export const isReportedBy = (
  reporter: SQLWrapper | number,
  subject: 'vacancy_id' | 'school_id' | 'candidate_id',
  id: SQLWrapper,
): SQL<boolean> =>
  sql`exists (select from ${reports} where ${reports.reporter_id} = ${reporter} and ${reports[subject]} = ${id}
    and ${reports.settled_at} is null)`;
