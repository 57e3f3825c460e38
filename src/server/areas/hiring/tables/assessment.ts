import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { applications } from './application.ts';

const ofApplication = () =>
  reference()
    .notNull()
    .references(() => applications.application_id, { onDelete: 'cascade' });

const byUser = () => accountReference().references(() => users.id, { onDelete: 'set null' });

/** Notes of a school's staff about an application, visible to all of them. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    note_id: identity(),
    application_id: ofApplication(),
    user_id: byUser(),
    text: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('application_notes_application').on(table.application_id, table.note_id),
    index('application_notes_user').on(table.user_id),
  ],
);

/** A reviewer's scorecard for an application; unique for each reviewer. */
export const applicationScores = pgTable(
  'application_scores',
  {
    score_id: identity(),
    application_id: ofApplication(),
    user_id: byUser(),
    /** Marks from 1 to 5 by criterion, with the criterion's text when it was given. */
    scores: jsonb().$type<Record<string, number>>().notNull(),
    comment: text(),
    updated_at: moment().notNull(),
  },
  (table) => [
    unique('application_scores_reviewer_key').on(table.application_id, table.user_id),
    index('application_scores_user').on(table.user_id),
  ],
);
