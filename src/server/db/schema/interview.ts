import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { RecordKind } from '../record-store.ts';
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
    /** What the candidate has said to this time; null while nothing. */
    answer: text().$type<'accepted' | 'proposed'>(),
    answered_at: moment(),
    /** The time that the candidate proposes instead, and why. */
    proposed_at: moment(),
    proposal: text(),
    proposals: integer().notNull().default(0),
    /** When both sides were reminded of it; also where it was set so late that the news itself reminds. */
    reminded_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    extra: extra(),
  },
  (table) => [
    index('interviews_application').on(table.application_id, table.starts_at),
    index('interviews_start').on(table.starts_at),
  ],
);

export const interviewKind: RecordKind = {
  table: interviews,
  id: interviews.interview_id,
  serverColumns: [
    'interview_id',
    'application_id',
    'starts_at',
    'cancelled_at',
    'answer',
    'answered_at',
    'proposed_at',
    'proposal',
    'proposals',
    'reminded_at',
    'created_at',
    'updated_at',
  ],
  choices: {},
  rows: {},
};
