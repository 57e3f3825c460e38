import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../engine/db/tables/columns.ts';
import { applicationHistory, ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';
import { ofInvitation } from './invitation.ts';

/**
 * The messages between a school and a candidate about a vacancy, which are events of the history (`written` by the
 * school, `replied` by the candidate). They are about an accepted invitation until the candidate applies, then about the
 * application. Triggers keep the thread when an event is inserted, whoever inserts it, and when the candidate applies.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    vacancy_id: reference().notNull(),
    /** Of this and `invitation_id`, exactly one is set. */
    application_id: reference(),
    invitation_id: reference(),
    /** The vacancy's, which never changes. */
    school_id: reference().notNull(),
    candidate_id: reference().notNull(),
    /** Null while nobody has written. */
    last_message_id: reference(),
    last_message_at: moment(),
    is_last_of_school: boolean().notNull().default(false),
    /** How many messages of the other side a side has not read, and the last one that it has. */
    school_unread: integer().notNull().default(0),
    candidate_unread: integer().notNull().default(0),
    school_read_id: reference().notNull().default(0),
    candidate_read_id: reference().notNull().default(0),
    /** Whether a side is not told of new ones. */
    school_muted: boolean().notNull().default(false),
    candidate_muted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'message_threads_pkey', columns: [table.candidate_id, table.vacancy_id] }),
    ofApplication('message_threads', table),
    ofInvitation('message_threads', table),
    check('message_threads_subject', sql`num_nonnulls(${table.application_id}, ${table.invitation_id}) = 1`),
    index('message_threads_application').on(table.application_id),
    index('message_threads_invitation').on(table.invitation_id),
    index('message_threads_school').on(table.school_id, table.last_message_at, table.last_message_id),
    index('message_threads_candidate').on(table.candidate_id, table.last_message_at, table.last_message_id),
  ],
);

/** The files that came with a message. */
export const messageFiles = applicationFileTable('message_files', () => ({
  owner_id: applicationHistory.id,
  vacancy_id: applicationHistory.vacancy_id,
}));
