import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import type { Page } from '../db/page.ts';
import { join } from '../db/record.ts';
import { type LinkedFile, linkedFiles } from '../db/record-files.ts';
import { users } from '../db/schema/accounts.ts';
import {
  candidateFiles,
  candidateKind,
  candidateSkills,
  candidates,
  searchedText,
} from '../db/schema/candidate.ts';
import { skills } from '../db/schema/reference.ts';
import { type CandidateFilter, candidateConditions } from './candidate-filter-queries.ts';
import type { StoredCandidate } from './candidate-queries.ts';

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
  const found = await conditionsOf(db, filter);
  const [counted] = await db.select({ total: count() }).from(candidates).where(found('few'));
  const { total } = counted!;
  const wanted = await idsInOrder(db, found(total > FEW ? 'many' : 'few'), sort)
    .limit(per_page)
    .offset((page - 1) * per_page);
  const ids = wanted.map((row) => row.id);
  return { rows: await listedCandidates(db, ids), total };
}

/** Rows that are read at once. */
const STEP = 500;

/** All that a search finds, in its order; `refuse` is told how many before they are read. */
export async function everyCandidate(
  db: Db,
  filter: CandidateFilter,
  sort: CandidateSort,
  refuse: (found: number) => void,
): Promise<ListedCandidate[]> {
  const found = await conditionsOf(db, filter);
  const ids = (await idsInOrder(db, found('few'), sort)).map((row) => row.id);
  refuse(ids.length);
  const rows: ListedCandidate[] = [];
  for (let at = 0; at < ids.length; at += STEP)
    rows.push(...(await listedCandidates(db, ids.slice(at, at + STEP))));
  return rows;
}

/** What every candidate holds that is found, as it is asked when few or many are expected. */
async function conditionsOf(db: Db, filter: CandidateFilter) {
  const filters = and(...candidateConditions(db, filter));
  const words = await soughtWords(db, filter.search);
  return (expected: 'few' | 'many') => and(filters, ...words.map((word) => matches(db, word, expected)));
}

function idsInOrder(db: Db, where: SQL | undefined, sort: CandidateSort) {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? desc : asc;
  return db
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(where)
    .orderBy(direction(key), direction(candidates.candidate_id));
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
