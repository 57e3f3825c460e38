import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { anyOf, atLeast, atMost, equals } from '../../engine/db/list-condition.ts';
import { fromDay, throughDay } from '../news/reader-zone-queries.ts';
import { referenceFilters } from '../reference/refers-to-queries.ts';
import { languageProficiencies } from '../reference/tables/reference.ts';
import { shortlistedCandidates } from '../schools/tables/candidate-reach.ts';
import {
  candidateCertificates,
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateLocations,
  candidateSkills,
  candidates,
} from './tables/candidate.ts';

/** Filters candidates by the rows that they own: one of these must refer to one of the items. */
const has =
  (owner: AnyPgColumn, item: AnyPgColumn) =>
  (items: readonly number[]): SQL | undefined =>
    items.length > 0
      ? sql`${candidates.candidate_id} in (select ${owner} from ${owner.table} where ${inArray(item, [...items])})`
      : undefined;

const shortlisted = has(shortlistedCandidates.candidate_id, shortlistedCandidates.shortlist_id);

/** The filters of a candidate search. A list of ids matches any of them. */
export const candidateFilters = {
  country_id: anyOf(candidates.country_id),
  employmenttype_id: anyOf(candidates.employmenttype_id),
  expl_id: anyOf(candidates.expl_id),
  candidate_status: (status: string) => (status ? equals(candidates.candidate_status)(status) : undefined),
  gender: equals(candidates.gender),
  findable: equals(candidates.findable),
  created_from: fromDay(candidates.created_at),
  created_to: throughDay(candidates.created_at),
  years_of_experience: atLeast(candidates.years_of_experience),
  years_of_experience_to: atMost(candidates.years_of_experience),
  expected_salary_from: atLeast(candidates.expected_salary),
  expected_salary: atMost(candidates.expected_salary),
  notice_period: atMost(candidates.notice_period),
  available_by: (day: string, { now }: { now: Date }) => lte(candidates.notice_period, daysUntil(day, now)),
  skill_id: has(candidateSkills.owner_id, candidateSkills.item_id),
  preferred_locations: has(candidateLocations.owner_id, candidateLocations.item_id),
  curriculum_id: has(candidateExperiences.owner_id, candidateExperiences.curriculum_id),
  subject_id: has(candidateExperiences.owner_id, candidateExperiences.subject_id),
  ced_level: has(candidateEducations.owner_id, candidateEducations.ced_level),
  cert_type_id: has(candidateCertificates.owner_id, candidateCertificates.cert_type_id),
  lang_id: (
    languages: number[],
    { asked, db }: { asked: { lang_proficiency_id?: number | undefined }; db: Db },
  ) => speaks(db, languages, asked.lang_proficiency_id),
  /** Without a language: this level or more in any. */
  lang_proficiency_id: (
    level: number,
    { asked, db }: { asked: { lang_id?: number[] | undefined }; db: Db },
  ) => (asked.lang_id === undefined ? speaks(db, [], level) : undefined),
  shortlist_id: (id: number) => shortlisted([id]),
  ...referenceFilters(candidates, candidates.candidate_id),
};

/**
 * Returns the longest notice period with which a candidate could start on a day; none can start before today.
 */
const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(siteDay(now))) / DAY);

/** The least level in one of the languages. Levels are compared by their position in the list. */
async function speaks(
  db: Db,
  languages: readonly number[],
  level: number | undefined,
): Promise<SQL | undefined> {
  if (languages.length === 0 && level === undefined) return undefined;
  const { owner_id, lang_id, lang_proficiency_id } = candidateLanguages;
  const isMet = and(
    languages.length > 0 ? inArray(lang_id, [...languages]) : undefined,
    level === undefined ? undefined : inArray(lang_proficiency_id, await levelsFrom(db, level)),
  );
  return sql`${candidates.candidate_id} in (select ${owner_id} from ${candidateLanguages} where ${isMet})`;
}

/**
 * The ids of a level and those above it. They are read first because PostgreSQL has statistics on ids: where few
 * candidates have them, it does not go through all the others.
 */
async function levelsFrom(db: Db, level: number): Promise<number[]> {
  const { lang_proficiency_id, position } = languageProficiencies;
  const asked = alias(languageProficiencies, 'asked');
  const rows = await db
    .select({ id: lang_proficiency_id })
    .from(languageProficiencies)
    .innerJoin(asked, gte(position, asked.position))
    .where(eq(asked.lang_proficiency_id, level));
  return rows.map(({ id }) => id);
}
