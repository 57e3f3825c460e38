import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { schools } from '../../schools/tables/school.ts';

/** A vacancy that a school has started to write and not posted yet. */
export const vacancyDrafts = pgTable(
  'vacancy_drafts',
  {
    vacancy_draft_id: identity(),
    school_id: reference()
      .notNull()
      .references(() => schools.school_id, { onDelete: 'cascade' }),
    /** The title typed so far, for the list. */
    vacancy_title: text(),
    /** The current step and the furthest one reached, counted from 0. */
    step: smallint().notNull(),
    furthest: smallint().notNull(),
    /** The values of each step, as the wizard keeps them: unfinished, so the forms' rules do not apply. */
    steps: jsonb().$type<Record<string, unknown>[]>().notNull(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [index('vacancy_drafts_school').on(table.school_id, table.updated_at)],
);
