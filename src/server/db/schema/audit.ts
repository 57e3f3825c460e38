import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountReference, identity, moment, reference } from './columns.ts';

/**
 * What Admins have done. Written by the database itself (`note_admin_change()` of its migrations) in the transaction
 * that changes something; it refuses to change or to delete what stands here before its time is over.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    admin_action_id: identity(),
    /** Who: no reference, because it stays when the account goes. */
    user_id: accountReference().notNull(),
    operation: text().notNull(),
    /** What the API's document says of the operation. */
    summary: text().notNull(),
    /** On what, by the address of the call: `country 5`. */
    thing: text().notNull(),
    request_id: text().notNull().unique('admin_actions_request_id_key'),
    created_at: moment().notNull().defaultNow(),
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`summary || E'\\n' || operation || E'\\n' || thing || E'\\n' || request_id`),
  },
  (table) => [
    index('admin_actions_time').on(table.created_at, table.admin_action_id),
    index('admin_actions_user').on(table.user_id, table.created_at),
    index('admin_actions_search').using('gin', sql`${table.searched} gin_trgm_ops`),
  ],
);

/** Each row that an action has added, changed or removed. */
export const adminChanges = pgTable(
  'admin_changes',
  {
    admin_change_id: identity(),
    admin_action_id: reference()
      .notNull()
      .references(() => adminActions.admin_action_id, { onDelete: 'cascade' }),
    table_name: text().notNull(),
    row_id: text().notNull(),
    kind: text({ enum: ['added', 'changed', 'removed'] }).notNull(),
    /** Names of what was changed, secrets too. */
    fields: text().array().notNull(),
    /** Values of what was changed, never of secrets; null once the person whom they are about is gone. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Whom the values are about, so that they go with the person; null where they are about nobody. */
    person_id: integer(),
  },
  (table) => [
    index('admin_changes_action').on(table.admin_action_id),
    index('admin_changes_person').on(table.person_id),
  ],
);
