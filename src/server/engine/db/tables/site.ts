import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** The single row that identifies this site; a remote store carries its mark. */
export const sites = pgTable('sites', {
  site_id: integer().primaryKey(),
  mark: text().notNull(),
});

/** Counters of fixed windows, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The subject of the limit, such as `sign-in:account:…`; personal addresses are hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resets_at: moment().notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resets_at)],
);

/**
 * Signing keys shared by all server processes; the first of each name is created on demand. The newest signs;
 * older signatures stay valid until their key is removed.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    name: text().notNull(),
    id: integer().notNull().default(1),
    key: bytes().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);
