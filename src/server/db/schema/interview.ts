import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { applications } from './application.ts';
import { extra, identity, moment, reference } from './columns.ts';

/** When school and candidate meet about an application. A cancelled one stays, so that nobody wonders where it went. */
export const interviews = pgTable(
  'interviews',
  {
    interview_id: identity(),
    application_id: reference()
      .notNull()
      .references(() => applications.application_id, { onDelete: 'cascade' }),
    starts_at: moment().notNull(),
    minutes: integer().notNull(),
    cancelled_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    extra: extra(),
  },
  (table) => [index('interviews_application').on(table.application_id, table.starts_at)],
);
