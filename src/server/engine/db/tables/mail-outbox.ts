import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Retries for about a day and a half; then the mail is kept with its error. */
export const MAX_ATTEMPTS = 10;

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See `mail-priorities.ts`. */
    priority: text({ enum: ['code', 'normal', 'bulk'] })
      .notNull()
      .default('normal'),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once sent, because mails contain codes and sign-in links. */
    body_text: text().notNull(),
    body_html: text().notNull(),
    /** The one-click unsubscribe link for mails of this kind; null for mails about the account itself. */
    unsubscribe_url: text(),
    /** An attached appointment (RFC 5545). */
    calendar: text(),
    /** The users it names; it is deleted with any of them. */
    concerns: integer().array().notNull().default([]),
    created_at: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** When it is next due; postponed while a worker has claimed it. */
    due_at: moment().notNull().defaultNow(),
    sent_at: moment(),
    error: text(),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.priority, table.due_at)
      .where(sql`${table.sent_at} is null and ${table.tries} < ${sql.raw(String(MAX_ATTEMPTS))}`),
    index('mail_outbox_failed')
      .on(table.id)
      .where(sql`${table.sent_at} is null and ${table.error} is not null`),
  ],
);
