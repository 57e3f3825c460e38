import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { vacancies } from './vacancy.ts';

/** A vacancy that a candidate has saved for later. */
export const savedVacancies = pgTable(
  'saved_vacancies',
  {
    candidate_id: reference()
      .notNull()
      .references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    vacancy_id: reference()
      .notNull()
      .references(() => vacancies.vacancy_id, { onDelete: 'cascade' }),
    saved_at: moment().notNull().defaultNow(),
    /** The deadline for which the candidate got a reminder: a changed one gets a new reminder. */
    closing_told_for: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ name: 'saved_vacancies_pkey', columns: [table.candidate_id, table.vacancy_id] }),
    index('saved_vacancies_vacancy').on(table.vacancy_id),
  ],
);
