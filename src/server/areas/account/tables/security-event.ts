import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identity, moment } from '../../../engine/db/tables/columns.ts';

/** The log of security events: who signed in, who was refused, who looked at whom. */
export const securityEvents = pgTable(
  'security_events',
  {
    security_event_id: identity(),
    kind: text().notNull(),
    outcome: text({ enum: ['ok', 'refused', 'limited'] }).notNull(),
    operation: text().notNull(),
    /** The account it is about, with which it is deleted. */
    user_id: accountReference().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The acting account, if another. The id is kept when that account is erased, and then identifies nobody.
     */
    by_user_id: accountReference(),
    /** The caller's network. */
    address: text().notNull(),
    /** The caller's browser and system, from the User-Agent. */
    device: text(),
    request_id: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('security_events_time').on(table.created_at, table.security_event_id),
    index('security_events_user').on(table.user_id, table.created_at),
    index('security_events_by').on(table.by_user_id),
    index('security_events_kind').on(table.kind, table.created_at),
    index('security_events_address').on(table.address),
    index('security_events_request').on(table.request_id),
  ],
);
