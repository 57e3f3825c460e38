import { isNotNull, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from '../../../engine/db/tables/columns.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';

/** A search saved under a name: of vacancies by a candidate, of candidates by a school. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    saved_search_id: identity(),
    candidate_id: reference().references(() => candidates.candidate_id, { onDelete: 'cascade' }),
    school_id: reference().references(() => schools.school_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the search form wrote them. */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment().notNull().defaultNow(),
    visited_at: moment().notNull().defaultNow(),
    /** How often its owner gets new results by mail. */
    mails: text().$type<'never' | 'daily' | 'weekly'>().notNull().default('never'),
    /** The moment up to which results have been checked for mails. */
    mailed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_searches_name_key').on(table.candidate_id, sql`lower(${table.name})`),
    uniqueIndex('saved_searches_school_name_key').on(table.school_id, sql`lower(${table.name})`),
    check('saved_searches_owner', sql`num_nonnulls(${table.candidate_id}, ${table.school_id}) = 1`),
    index('saved_searches_mailed').on(table.mails, table.mailed_at).where(sql`mails <> 'never'`),
  ],
);

export const savedSearchKind = {
  table: savedSearches,
  id: savedSearches.saved_search_id,
  serverColumns: ['saved_search_id', 'candidate_id', 'school_id', 'created_at', 'visited_at', 'mailed_at'],
  choices: {},
  rows: {},
};

export const isOfCandidate = isNotNull(savedSearches.candidate_id);
export const isOfSchool = isNotNull(savedSearches.school_id);
