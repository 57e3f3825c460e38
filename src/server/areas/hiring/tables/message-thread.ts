import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../engine/db/tables/columns.ts';
import { applicationHistory, ofApplication } from './application.ts';
import { applicationFileTable } from './application-file.ts';

/**
 * The messages about an application, which are events of its history (`written` by the school, `replied` by the
 * candidate). A trigger keeps the thread when an event is inserted, whoever inserts it.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    application_id: reference().notNull(),
    vacancy_id: reference().notNull(),
    /** The application's, which never change. */
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
    primaryKey({ name: 'message_threads_pkey', columns: [table.application_id, table.vacancy_id] }),
    ofApplication('message_threads', table),
    index('message_threads_school').on(table.school_id, table.last_message_at, table.application_id),
    index('message_threads_candidate').on(table.candidate_id, table.last_message_at, table.application_id),
  ],
);

/** The files that came with a message. */
export const messageFiles = applicationFileTable('message_files', () => ({
  owner_id: applicationHistory.id,
  vacancy_id: applicationHistory.vacancy_id,
}));
