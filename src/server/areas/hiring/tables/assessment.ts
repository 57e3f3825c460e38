import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from './application.ts';

const byUser = () => accountReference().references(() => users.id, { onDelete: 'set null' });

/** Notes of a school's staff about an application, visible to all of them. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    note_id: identityPart(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    user_id: byUser(),
    text: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'application_notes_pkey', columns: [table.note_id, table.vacancy_id] }),
    ofApplication('application_notes', table),
    index('application_notes_application').on(table.application_id, table.note_id),
    index('application_notes_user').on(table.user_id),
  ],
);

/** A reviewer's scorecard for an application; unique for each reviewer. */
export const applicationScores = pgTable(
  'application_scores',
  {
    score_id: identityPart(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    user_id: byUser(),
    /** Marks from 1 to 5 by criterion, with the criterion's text when it was given. */
    scores: jsonb().$type<Record<string, number>>().notNull(),
    comment: text(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'application_scores_pkey', columns: [table.score_id, table.vacancy_id] }),
    ofApplication('application_scores', table),
    unique('application_scores_reviewer_key').on(table.application_id, table.user_id, table.vacancy_id),
    index('application_scores_user').on(table.user_id),
  ],
);
