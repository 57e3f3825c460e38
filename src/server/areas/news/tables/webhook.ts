import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { schools } from '../../schools/tables/school.ts';

/** Why no more events are sent to a webhook. */
export type WebhookStop = 'paused' | 'failing' | 'gone';

/** An address that is told of events. It rests while its maker's role or school is another. */
export const webhooks = pgTable(
  'webhooks',
  {
    webhook_id: identity(),
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: accountReference().notNull(),
    /** Null for events of all schools. */
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    url: text().notNull(),
    event_types: text().array().notNull(),
    /** Signs what is sent, so it cannot be hashed. */
    secret: text().notNull(),
    /** The secret before it, and until when it signs, too; null without one. */
    former_secret: text(),
    former_until: moment(),
    created_at: moment().notNull(),
    stopped: text().$type<WebhookStop>(),
    /** Since when every attempt has failed; null after a success. */
    failing_since: moment(),
  },
  (table) => [index('webhooks_user').on(table.user_id), index('webhooks_school').on(table.school_id)],
);

/** An event as told to one webhook, with what came of the last attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    delivery_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhook_id: reference()
      .notNull()
      .references(() => webhooks.webhook_id, { onDelete: 'cascade' }),
    /** The same for every attempt, by which a receiver recognises repetitions. */
    message_id: text().notNull(),
    event_type: text().notNull(),
    /** Ids and states only, nothing personal. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** When it is next due, postponed while a worker has claimed it; null when nothing more is tried. */
    due_at: moment().defaultNow(),
    attempted_at: moment(),
    delivered_at: moment(),
    status_code: integer(),
    response: text(),
    error: text(),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.webhook_id, table.delivery_id),
    index('webhook_deliveries_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('webhook_deliveries_time').on(table.created_at),
  ],
);
