import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, bytes, identity, moment } from '../../../engine/db/tables/columns.ts';

/** What an Admin is writing of a definition; nobody else sees it. */
export const workshopDrafts = pgTable(
  'workshop_drafts',
  {
    user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path below the project's root. */
    file: text().notNull(),
    text: text().notNull(),
    /** The hash of the text in force when it was begun. */
    base_hash: text().notNull(),
    saved_at: moment().notNull(),
  },
  (table) => [primaryKey({ name: 'workshop_drafts_pkey', columns: [table.user_id, table.file] })],
);

/** The texts of definitions that were handed in to be published, and what became of each. */
export const workshopVersions = pgTable(
  'workshop_versions',
  {
    version_id: identity(),
    file: text().notNull(),
    text: text().notNull(),
    hash: text().notNull(),
    /** The hash of the text in force that it replaces. */
    base_hash: text().notNull(),
    /** The hash of the file of the release for which it was written. */
    release_hash: text().notNull(),
    note: text().notNull(),
    state: text({ enum: ['proposed', 'checking', 'building', 'published', 'refused'] }).notNull(),
    /** Why it was refused, in the words of the check. */
    reasons: jsonb().$type<string[]>().notNull().default([]),
    /** The account is named as long as it exists. */
    written_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    published_by: accountReference().references(() => users.id, { onDelete: 'set null' }),
    written_at: moment().notNull(),
    /** When the process that publishes it was last alive. */
    beat_at: moment(),
    published_at: moment(),
    /** Its place among everything published: the highest of a file is in force. */
    place: integer(),
    /** When a release first had this text in its file; from then on, a newer file is the truth. */
    settled_at: moment(),
  },
  (table) => [
    uniqueIndex('workshop_versions_place').on(table.place).where(sql`${table.place} is not null`),
    index('workshop_versions_file').on(table.file, table.version_id),
    index('workshop_versions_written_by').on(table.written_by),
    index('workshop_versions_published_by').on(table.published_by),
  ],
);

/** Built programs, so that every process gets them without building; the newest few are kept. */
export const workshopBuilds = pgTable('workshop_builds', {
  /** A hash of the release and of everything published over it. */
  digest: text().primaryKey(),
  archive: bytes().notNull(),
  made_at: moment().notNull(),
  /** The digest of the release alone: processes of other releases cannot use it. */
  release: text(),
  /** Whether it is a draft's that nobody has published. */
  is_foreseen: boolean().notNull().default(false),
});
