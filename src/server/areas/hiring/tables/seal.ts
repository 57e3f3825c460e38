import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identityPart, moment, reference } from '../../../engine/db/tables/columns.ts';

/** What is sealed: the snapshot of an application, an offer as it was sent, and its acceptance. */
export type SealedKind = 'snapshot' | 'offer' | 'acceptance';

/** A file that belongs to something sealed, by the form field that it was sent for. */
export type SealedFile = {
  /** The application and the profile belong to a snapshot. */
  of: 'application' | 'profile' | 'offer';
  field: string;
  position: number;
  /** SHA-256 of its content; null for a file that was stored before this was recorded. */
  sha256: string | null;
};

/**
 * The digests of what must not change, and of nothing else, so that they outlive what they were taken of. Triggers
 * insert them with the sealed row, and a tombstone (`is_erased`) when it is deleted; the seal worker then links them
 * into a chain for each school, with a key that the database does not have.
 */
export const seals = pgTable(
  'seals',
  {
    seal_id: identityPart(),
    vacancy_id: reference().notNull(),
    school_id: reference().notNull(),
    application_id: reference().notNull(),
    kind: text().$type<SealedKind>().notNull(),
    /** The application of a snapshot, or the number of an offer. */
    subject_id: reference().notNull(),
    /** SHA-256 of the sealed text, hexadecimal; empty for a tombstone. */
    digest: text().notNull(),
    /** The files of a snapshot or an offer; null for an acceptance, a tombstone, and seals from before files were sealed. */
    files: jsonb().$type<SealedFile[]>(),
    is_erased: boolean().notNull().default(false),
    at: moment().notNull().defaultNow(),
    /** The place in the school's chain; null until the seal worker has linked it. */
    position: integer(),
    /** HMAC of this seal and the one before. */
    mac: text(),
    /** Names the key that made `mac`. */
    key_id: text(),
  },
  (table) => [
    primaryKey({ name: 'seals_pkey', columns: [table.seal_id, table.vacancy_id] }),
    index('seals_chain').on(table.school_id, table.position),
    index('seals_application').on(table.application_id),
    index('seals_to_link').on(table.seal_id).where(sql`position is null`),
  ],
);
