import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../../../generated/api.d.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { ofApplication } from './application.ts';

type ApplicationStatus = components['schemas']['ApplicationStatus'];
type ApplicantJobKind = components['schemas']['ApplicantJobKind'];

/** A background job on many of a vacancy's applications, one after the other. */
export const bulkTasks = pgTable(
  'applicant_jobs',
  {
    id: identityPart(),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicantJobKind>().notNull(),
    status: text().$type<ApplicationStatus>(),
    note: text(),
    message: text(),
    created_at: moment().notNull().defaultNow(),
    finished_at: moment(),
  },
  (table) => [
    primaryKey({ name: 'applicant_jobs_pkey', columns: [table.id, table.vacancy_id] }),
    index('applicant_jobs_user').on(table.user_id),
    index('applicant_jobs_vacancy').on(table.vacancy_id, table.id),
    index('applicant_jobs_unfinished').on(table.id).where(sql`finished_at is null`),
  ],
);

/** Each application of a job, with the outcome. */
export const bulkTaskRows = pgTable(
  'applicant_job_rows',
  {
    job_id: reference().notNull(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    /** The status in which the job's owner saw it. */
    seen_status: text().$type<ApplicationStatus>().notNull(),
    done_at: moment(),
    /** How often it was postponed, and until when. */
    attempts: integer().notNull().default(0),
    wait_until: moment(),
    /** The reason if it was refused. */
    refused: text(),
  },
  (table) => [
    primaryKey({
      name: 'applicant_job_rows_pkey',
      columns: [table.job_id, table.application_id, table.vacancy_id],
    }),
    ofApplication('applicant_job_rows', table),
    foreignKey({
      name: 'applicant_job_rows_job_fk',
      columns: [table.vacancy_id, table.job_id],
      foreignColumns: [bulkTasks.vacancy_id, bulkTasks.id],
    }).onDelete('cascade'),
    index('applicant_job_rows_application').on(table.application_id),
    index('applicant_job_rows_waiting').on(table.job_id, table.application_id).where(sql`done_at is null`),
  ],
);
