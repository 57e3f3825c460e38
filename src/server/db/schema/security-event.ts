import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { accountReference, identity, moment } from './columns.ts';

/** What somebody who investigates asks for: who got in, who was refused, who looked at whom. */
export const securityEvents = pgTable(
  'security_events',
  {
    security_event_id: identity(),
    kind: text().notNull(),
    outcome: text({ enum: ['ok', 'refused', 'limited'] }).notNull(),
    operation: text().notNull(),
    /** Whose account it is about; goes with it. */
    user_id: accountReference().references(() => users.id, { onDelete: 'cascade' }),
    /** Who did it, where that is somebody else. The number stays when the account is erased: it names nobody then. */
    by_user_id: accountReference(),
    /** The network that called. */
    address: text().notNull(),
    /** The program and the system that called, as far as they say so. */
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
