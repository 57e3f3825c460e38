import { type SQL, sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, reference } from '../../../engine/db/tables/columns.ts';
import { applications } from './application.ts';

/**
 * Applications whose stored match may be wrong: those of a candidate, those to a vacancy, one, or all after an id. A row
 * is written with the change that it follows from, and removed once they have been compared again.
 */
export const staleMatches = pgTable('stale_matches', {
  id: identity(),
  candidate_id: reference(),
  vacancy_id: reference(),
  application_id: reference(),
  after_id: reference(),
});

/** The version of the rules by which all matches were last compared. */
export const matchRules = pgTable('match_rules', {
  is_only: boolean().primaryKey().default(true),
  version: text().notNull(),
});

/** Notes that a candidate's profile has changed, if somebody has the candidate's application. */
export const staleOfCandidate = (id: number | SQL, condition: SQL = sql`true`): SQL =>
  sql`insert into ${staleMatches} (candidate_id) select id from (select ${id}::bigint as id) as one
    where exists (select from ${applications} where ${applications.candidate_id} = id) and ${condition}`;

/** Notes that a vacancy's demands have changed, if anybody has applied. */
export const staleOfVacancy = (id: number, condition: SQL = sql`true`): SQL =>
  sql`insert into ${staleMatches} (vacancy_id) select id from (select ${id}::bigint as id) as one
    where exists (select from ${applications} where ${applications.vacancy_id} = id) and ${condition}`;

/** Notes that another profile of one application is shown than before. */
export const staleOfApplication = (id: number | SQL, condition: SQL = sql`true`): SQL =>
  sql`insert into ${staleMatches} (application_id) select ${id}::bigint where ${condition}`;

/** Notes that all may have changed, such as when an item of a list stands for something else. */
export const staleAll = (condition: SQL = sql`true`): SQL =>
  sql`insert into ${staleMatches} (after_id) select 0 where ${condition}`;
