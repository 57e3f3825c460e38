import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountReference, identity, moment, reference } from '../../../engine/db/tables/columns.ts';

/**
 * The audit log of Admins' actions. The database writes it (`note_admin_change()` in its migrations) in the
 * action's transaction, and refuses to change or delete its rows before their retention ends.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    admin_action_id: identity(),
    /** The Admin: no foreign key, because the row outlives the account. */
    user_id: accountReference().notNull(),
    /** The API key that acted for them, which the row outlives, too; null for a person. */
    api_key_id: reference(),
    operation: text().notNull(),
    /** The operation's summary in the API document. */
    summary: text().notNull(),
    /** The target, from the call's path: `country 5`. */
    thing: text().notNull(),
    request_id: text().notNull().unique('admin_actions_request_id_key'),
    created_at: moment().notNull().defaultNow(),
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`summary || E'\\n' || operation || E'\\n' || thing || E'\\n' || request_id`),
  },
  (table) => [
    index('admin_actions_time').on(table.created_at, table.admin_action_id),
    index('admin_actions_summary').on(table.summary, table.admin_action_id),
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
    /** The names of changed columns, including secret ones. */
    fields: text().array().notNull(),
    /** The changed values, never of secrets; null once the person they are about is erased. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * The person whom the values are about, so that they are erased with the person; null if they are about
     * nobody.
     */
    person_id: integer(),
  },
  (table) => [
    index('admin_changes_action').on(table.admin_action_id),
    index('admin_changes_person').on(table.person_id),
  ],
);
