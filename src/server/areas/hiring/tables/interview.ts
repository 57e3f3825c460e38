import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecordKind } from '../../../engine/db/record-kind.ts';
import { extra, identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';
import { ofApplication } from './application.ts';

/**
 * A meeting of school and candidate about an application. Cancelled ones are kept, so that both can see what
 * happened.
 */
export const interviews = pgTable(
  'interviews',
  {
    interview_id: identityPart(),
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    starts_at: moment().notNull(),
    minutes: integer().notNull(),
    kind: text().$type<'online' | 'in_person' | 'phone'>().notNull().default('in_person'),
    cancelled_at: moment(),
    /** The candidate's answer to this time; null until answered. */
    answer: text().$type<'accepted' | 'proposed'>(),
    answered_at: moment(),
    /** The time that the candidate proposes instead, and why. */
    proposed_at: moment(),
    proposal: text(),
    proposals: integer().notNull().default(0),
    /**
     * When both sides were reminded; also set if it was scheduled so late that its announcement is the
     * reminder.
     */
    reminded_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    extra: extra(),
  },
  (table) => [
    primaryKey({ name: 'interviews_pkey', columns: [table.interview_id, table.vacancy_id] }),
    ofApplication('interviews', table),
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
    'vacancy_id',
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
