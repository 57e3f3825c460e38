import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable, union } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import type { Page } from '../db/page.ts';
import { join } from '../db/record.ts';
import { type LinkedFile, linkedFiles } from '../db/record-files.ts';
import { users } from '../db/schema/accounts.ts';
import {
  candidateCertificates,
  candidateEducations,
  candidateExperiences,
  candidateFiles,
  candidateKind,
  candidateLanguages,
  candidateLocations,
  candidateSkills,
  candidates,
  searchedText,
} from '../db/schema/candidate.ts';
import { shortlistedCandidates } from '../db/schema/candidate-reach.ts';
import { languageProficiencies, skills } from '../db/schema/reference.ts';
import type { StoredCandidate } from './candidate-queries.ts';
import { isFindable } from './findable-candidate-queries.ts';

/** What a candidate, or a row of its lists, must hold. A list of ids: one of them. */
export type CandidateFilter = {
  /** Words, each in name, designation or a skill, whatever the case. */
  search?: string;
  country_id?: number[];
  employmenttype_id?: number[];
  expl_id?: number[];
  candidate_status?: string;
  gender?: string;
  findable?: boolean;
  created?: { from?: Date; before?: Date };
  /** At least. */
  years_of_experience?: number;
  /** At most. */
  years_of_experience_to?: number;
  /** At most. */
  expected_salary?: number;
  /** At least. */
  expected_salary_from?: number;
  /** At most. */
  notice_period?: number;
  skill_id?: number[];
  preferred_locations?: number[];
  curriculum_id?: number[];
  subject_id?: number[];
  ced_level?: number[];
  lang_id?: number[];
  /** In one of `lang_id`, or in any: at least this level. */
  lang_proficiency_id?: number;
  cert_type_id?: number[];
  shortlist_id?: number;
  /** Those who let this school find them. */
  findable_by?: number;
};

const SORT_KEYS = {
  created_at: candidates.created_at,
  first_name: sql`lower(${candidates.first_name})`,
  last_name: sql`lower(${candidates.last_name})`,
  years_of_experience: candidates.years_of_experience,
  expected_salary: candidates.expected_salary,
};

/** A key of the sort, with a minus for the reverse order: `-created_at`. */
export type CandidateSort = keyof typeof SORT_KEYS | `-${keyof typeof SORT_KEYS}`;

/** A stored candidate without its lists and documents. */
export type ListedCandidate = Omit<StoredCandidate, 'files'> & { pictures: LinkedFile[]; findable: boolean };

/** So many are faster found one by one than in the order of the list. */
const FEW = 1000;

export async function searchCandidates(
  db: Db,
  filter: CandidateFilter,
  { page, per_page, sort }: Page & { sort: CandidateSort },
): Promise<{ rows: ListedCandidate[]; total: number }> {
  const filters = and(...conditions(db, filter));
  const words = await soughtWords(db, filter.search);
  const matching = (expected: 'few' | 'many') => words.map((word) => matches(db, word, expected));
  const [counted] = await db
    .select({ total: count() })
    .from(candidates)
    .where(and(filters, ...matching('few')));
  const { total } = counted!;
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? desc : asc;
  const wanted = await db
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(and(filters, ...matching(total > FEW ? 'many' : 'few')))
    .orderBy(direction(key), direction(candidates.candidate_id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const ids = wanted.map((row) => row.id);
  return { rows: await listedCandidates(db, ids), total };
}

/** These candidates in this order; one that was deleted meanwhile is left out. */
async function listedCandidates(db: Db, ids: readonly number[]): Promise<ListedCandidate[]> {
  if (ids.length === 0) return [];
  const [rows, chosen, pictures] = await Promise.all([
    db
      .select({ row: candidates, role_id: users.role_id })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.user_id))
      .where(inArray(candidates.candidate_id, [...ids])),
    db
      .select({ owner: candidateSkills.owner_id, id: skills.skill_id, desc: skills.skill_desc })
      .from(candidateSkills)
      .innerJoin(skills, eq(skills.skill_id, candidateSkills.item_id))
      .where(inArray(candidateSkills.owner_id, [...ids]))
      .orderBy(asc(candidateSkills.position)),
    linkedFiles(db, candidateFiles, ids, 'candidate_picture'),
  ]);
  const found = new Map(rows.map((one) => [one.row.candidate_id, one]));
  return ids.flatMap((candidate_id): ListedCandidate[] => {
    const one = found.get(candidate_id);
    if (!one) return [];
    const { row, role_id } = one;
    return [
      {
        candidate_id,
        user_id: row.user_id,
        role_id,
        full_name: `${row.first_name} ${row.last_name}`,
        created_at: row.created_at,
        findable: row.findable,
        fields: join(candidates, row, candidateKind.serverColumns),
        skills: chosen
          .filter(({ owner }) => owner === candidate_id)
          .map((skill) => ({ skill_id: skill.id, skill_desc: skill.desc })),
        pictures: pictures.filter((file) => file.record_id === candidate_id),
      },
    ];
  });
}

function conditions(db: Db, filter: CandidateFilter): (SQL | undefined)[] {
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
    created?.from && gte(candidates.created_at, created.from),
    created?.before && lt(candidates.created_at, created.before),
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
    filter.findable_by === undefined ? undefined : isFindable(db, filter.findable_by),
  ];
}

/** Levels are in the order of their list. */
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

type SoughtWord = { word: string; skillIds: number[] };

/** More than anybody types. */
const WORDS = 8;

async function soughtWords(db: Db, search: string | undefined): Promise<SoughtWord[]> {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS);
  return Promise.all(words.map(async (word) => ({ word, skillIds: await skillsNamed(db, word) })));
}

async function skillsNamed(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .select({ id: skills.skill_id })
    .from(skills)
    .where(ilike(skills.skill_desc, likePattern(search)));
  return rows.map(({ id }) => id);
}

/**
 * Whose name or designation contains the word, or who has one of these skills. Few are found by the indexes of both;
 * of many, a page is full soon when each candidate is looked at in the order of the list.
 */
function matches(db: Db, { word, skillIds }: SoughtWord, expected: 'few' | 'many'): SQL | undefined {
  const hasText = ilike(searchedText(candidates), likePattern(word));
  if (skillIds.length === 0) return hasText;
  const hasSkill = inArray(candidateSkills.item_id, skillIds);
  const skilled = db.select({ id: candidateSkills.owner_id }).from(candidateSkills);
  if (expected === 'many') {
    const isOwner = eq(candidateSkills.owner_id, candidates.candidate_id);
    return or(hasText, exists(skilled.where(and(isOwner, hasSkill))));
  }
  const named = db.select({ id: candidates.candidate_id }).from(candidates).where(hasText);
  return inArray(candidates.candidate_id, union(named, skilled.where(hasSkill)));
}
