import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredWork } from '../../../../language/run/change/change.ts';
import type { Definitions } from '../../../../language/run/change/definitions.ts';
import type { AskedField } from '../../../../language/run/form/asked.ts';
import { identity, moment } from './columns.ts';

/** The definitions under which this database has run, as far as they say how values are stored. */
export const storedDefinitions = pgTable('stored_definitions', {
  digest: text().primaryKey(),
  definitions: jsonb().$type<Definitions>().notNull(),
  first_at: moment().notNull(),
  last_at: moment().notNull(),
});

/**
 * What the forms of each kind of record have asked since answers carry the version of their forms. Written once, when a
 * server first starts with a version; answers keep its digest.
 */
export const formVersions = pgTable('form_versions', {
  version: text().primaryKey(),
  /** The kind of record that the forms fill in (`x-stores`). */
  record: text().notNull(),
  asked: jsonb().$type<AskedField[]>().notNull(),
  first_at: moment().notNull(),
});

/** What edits of definitions did to stored values, each time once. */
export const storedChanges = pgTable('stored_changes', {
  change_id: identity(),
  /** The definitions that asked for it. */
  digest: text().notNull(),
  work: jsonb().$type<StoredWork>().notNull(),
  /** The number of records or rows whose value changed. */
  changed: integer().notNull(),
  at: moment().notNull(),
  undone_at: moment(),
});

/** The values from before and after such a change, by which it can be undone. */
export const storedChangeValues = pgTable(
  'stored_change_values',
  {
    change_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => storedChanges.change_id, { onDelete: 'cascade' }),
    /** The id of the changed row in its own table. */
    row_id: bigint({ mode: 'number' }).notNull(),
    before: jsonb().notNull(),
    /** JSON's null for a value that was emptied. */
    after: jsonb().notNull(),
  },
  (table) => [primaryKey({ name: 'stored_change_values_pkey', columns: [table.change_id, table.row_id] })],
);
