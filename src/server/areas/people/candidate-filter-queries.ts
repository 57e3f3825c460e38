import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { within } from '../../engine/db/list-query.ts';
import { type ReferredItem, refersTo } from '../reference/refers-to-queries.ts';
import { languageProficiencies } from '../reference/tables/reference.ts';
import { shortlistedCandidates } from '../schools/tables/candidate-reach.ts';
import { isFindable } from './findable-candidate-queries.ts';
import {
  candidateCertificates,
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateLocations,
  candidateSkills,
  candidates,
} from './tables/candidate.ts';

/** The filter of candidates, or of rows in their profiles. A list of ids matches any of them. */
export type CandidateFilter = ReferredItem & {
  /** Words that must all occur in name, designation or a skill, ignoring case. */
  search?: string;
  country_id?: number[];
  employmenttype_id?: number[];
  expl_id?: number[];
  candidate_status?: string;
  gender?: string;
  findable?: boolean;
  created?: { from?: Date; before?: Date };
  /** The minimum. */
  years_of_experience?: number;
  /** The maximum. */
  years_of_experience_to?: number;
  /** The maximum. */
  expected_salary?: number;
  /** The minimum. */
  expected_salary_from?: number;
  /** The maximum. */
  notice_period?: number;
  skill_id?: number[];
  preferred_locations?: number[];
  curriculum_id?: number[];
  subject_id?: number[];
  ced_level?: number[];
  lang_id?: number[];
  /** The least level in one of `lang_id`, or in any language. */
  lang_proficiency_id?: number;
  cert_type_id?: number[];
  shortlist_id?: number;
  /** The school that must be allowed to find them. */
  findable_by?: number;
};

export function candidateConditions(db: Db, filter: CandidateFilter): (SQL | undefined)[] {
  const { candidate_status: status, gender, findable, created } = filter;
  const oneOf = (column: AnyPgColumn, values: number[] | undefined) =>
    values?.length ? inArray(column, values) : undefined;
  const has = (owner: AnyPgColumn, item: AnyPgColumn, values: number[] | undefined) =>
    values?.length
      ? inArray(
          candidates.candidate_id,
          db
            .select({ id: owner })
            .from(owner.table as PgTable)
            .where(inArray(item, values)),
        )
      : undefined;
  const atMost = (column: AnyPgColumn, limit: number | undefined) =>
    limit === undefined ? undefined : lte(column, limit);
  const atLeast = (column: AnyPgColumn, limit: number | undefined) =>
    limit === undefined ? undefined : gte(column, limit);
  return [
    oneOf(candidates.country_id, filter.country_id),
    oneOf(candidates.employmenttype_id, filter.employmenttype_id),
    oneOf(candidates.expl_id, filter.expl_id),
    status ? eq(candidates.candidate_status, status) : undefined,
    gender ? eq(candidates.gender, gender) : undefined,
    findable === undefined ? undefined : eq(candidates.findable, findable),
    within(candidates.created_at, created),
    atLeast(candidates.years_of_experience, filter.years_of_experience),
    atMost(candidates.years_of_experience, filter.years_of_experience_to),
    atLeast(candidates.expected_salary, filter.expected_salary_from),
    atMost(candidates.expected_salary, filter.expected_salary),
    atMost(candidates.notice_period, filter.notice_period),
    has(candidateSkills.owner_id, candidateSkills.item_id, filter.skill_id),
    has(candidateLocations.owner_id, candidateLocations.item_id, filter.preferred_locations),
    has(candidateExperiences.owner_id, candidateExperiences.curriculum_id, filter.curriculum_id),
    has(candidateExperiences.owner_id, candidateExperiences.subject_id, filter.subject_id),
    has(candidateEducations.owner_id, candidateEducations.ced_level, filter.ced_level),
    speaks(db, filter),
    has(candidateCertificates.owner_id, candidateCertificates.cert_type_id, filter.cert_type_id),
    has(
      shortlistedCandidates.candidate_id,
      shortlistedCandidates.shortlist_id,
      filter.shortlist_id === undefined ? undefined : [filter.shortlist_id],
    ),
    refersTo(candidates, candidates.candidate_id, filter),
    filter.findable_by === undefined ? undefined : isFindable(db, filter.findable_by),
  ];
}

/** Levels are compared by their position in the list. */
function speaks(db: Db, { lang_id, lang_proficiency_id: level }: CandidateFilter): SQL | undefined {
  if (!lang_id?.length && level === undefined) return undefined;
  const asked = alias(languageProficiencies, 'asked');
  const least = db
    .select({ position: asked.position })
    .from(asked)
    .where(eq(asked.lang_proficiency_id, level ?? 0));
  const speakers = db
    .select({ id: candidateLanguages.owner_id })
    .from(candidateLanguages)
    .leftJoin(
      languageProficiencies,
      eq(languageProficiencies.lang_proficiency_id, candidateLanguages.lang_proficiency_id),
    )
    .where(
      and(
        lang_id?.length ? inArray(candidateLanguages.lang_id, lang_id) : undefined,
        level === undefined ? undefined : gte(languageProficiencies.position, sql`(${least})`),
      ),
    );
  return inArray(candidates.candidate_id, speakers);
}
