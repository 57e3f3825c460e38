import { index, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/**
 * An application that a candidate has begun and not sent yet; one for each candidate and vacancy. A trigger deletes it
 * when the application is inserted.
 */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    /** The current step and the furthest one reached, counted from 0. */
    step: smallint().notNull(),
    furthest: smallint().notNull(),
    /** The values of each step, as the wizard keeps them: unfinished, so the forms' rules do not apply. */
    steps: jsonb().$type<Record<string, unknown>[]>().notNull(),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'application_drafts_pkey', columns: [table.candidate_id, table.vacancy_id] }),
    index('application_drafts_vacancy').on(table.vacancy_id),
    index('application_drafts_updated').on(table.updated_at),
  ],
);
