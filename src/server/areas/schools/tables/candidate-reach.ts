import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../engine/db/tables/accounts.ts';
import { accountReference, identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from './school.ts';

/** The schools that may find a candidate, and those that have read the profile. */

const candidate = () =>
  reference()
    .notNull()
    .references(() => candidates.candidate_id, { onDelete: 'cascade' });
const school = () =>
  reference()
    .notNull()
    .references(() => schools.school_id, { onDelete: 'cascade' });

/** Schools from which a candidate hides. */
export const hiddenFromSchools = pgTable(
  'hidden_from_schools',
  { candidate_id: candidate(), school_id: school() },
  (table) => [
    primaryKey({ name: 'hidden_from_schools_pkey', columns: [table.candidate_id, table.school_id] }),
    index('hidden_from_schools_school').on(table.school_id),
  ],
);

/** Each read of a profile, with reader and time. */
export const profileReads = pgTable(
  'profile_reads',
  {
    id: identity(),
    reader_user_id: accountReference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    candidate_id: candidate(),
    read_at: moment().notNull(),
  },
  (table) => [
    index('profile_reads_reader').on(table.reader_user_id, table.read_at),
    index('profile_reads_candidate').on(table.candidate_id, table.read_at),
    index('profile_reads_at').on(table.read_at),
  ],
);

/** A school's named lists of candidates. */
export const shortlists = pgTable(
  'shortlists',
  {
    shortlist_id: identity(),
    school_id: school(),
    name: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [uniqueIndex('shortlists_name_key').on(table.school_id, sql`lower(${table.name})`)],
);

export const shortlistedCandidates = pgTable(
  'shortlisted_candidates',
  {
    shortlist_id: reference()
      .notNull()
      .references(() => shortlists.shortlist_id, { onDelete: 'cascade' }),
    candidate_id: candidate(),
    note: text(),
    added_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'shortlisted_candidates_pkey', columns: [table.shortlist_id, table.candidate_id] }),
    index('shortlisted_candidates_candidate').on(table.candidate_id),
  ],
);
