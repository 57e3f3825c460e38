import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { isLike } from '../../engine/db/folded.ts';
import { anyOf } from '../../engine/db/list-condition.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { join } from '../../engine/db/record.ts';
import { type LinkedFile, linkedFiles } from '../../engine/db/record-files.ts';
import { users } from '../../engine/db/tables/accounts.ts';
import { list, type Reading } from '../../engine/records/list-queries.ts';
import { itemNames, skills } from '../reference/tables/reference.ts';
import { candidateFilters } from './candidate-filter-queries.ts';
import type { StoredCandidate } from './candidate-queries.ts';
import { isFindable } from './findable-candidate-queries.ts';
import {
  candidateFiles,
  candidateKind,
  candidateSkills,
  candidates,
  searchedText,
} from './tables/candidate.ts';

/** A stored candidate without its lists and documents. */
export type ListedCandidate = Omit<StoredCandidate, 'files'> & {
  pictures: LinkedFile[];
  findable: boolean;
  form_version: string | null;
};

/** A search finds candidates whose name, designation or skills have all of its words. */
export const candidateList = list(['listCandidates', 'exportCandidates'], {
  table: candidates,
  id: candidates.candidate_id,
  isReadWhole: true,
  within: { findable_by: (school_id: number, { db }: Reading) => isFindable(db, school_id) },
  search: async (text, { db }) => {
    const words = await soughtWords(db, text);
    return (expected) => and(...words.map((word) => matches(db, word, expected)));
  },
  filters: {
    ...candidateFilters,
    candidate_id: anyOf(candidates.candidate_id),
    // The match is read with the page.
    vacancy_id: () => undefined,
  },
  sorts: {
    created_at: { by: candidates.created_at, kind: 'moment' },
    first_name: { by: sql`lower(${candidates.first_name})`, kind: 'text' },
    last_name: { by: sql`lower(${candidates.last_name})`, kind: 'text' },
    // A missing experience or salary sorts below every other.
    years_of_experience: { by: sql`coalesce(${candidates.years_of_experience}, -1)`, kind: 'number' },
    expected_salary: { by: sql`coalesce(${candidates.expected_salary}, -1)`, kind: 'number' },
  },
  read: (rows, { db }) =>
    listedCandidates(
      db,
      rows.map(({ id }) => id),
    ),
});

/** Returns these candidates in this order, without those deleted concurrently. */
export async function listedCandidates(db: Db, ids: readonly number[]): Promise<ListedCandidate[]> {
  if (ids.length === 0) return [];
  const [rows, chosen, pictures] = await inOneStatement(db, (one) => [
    one
      .select({ row: candidates, role_id: users.role_id })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.user_id))
      .where(inArray(candidates.candidate_id, [...ids])),
    one
      .select({ owner: candidateSkills.owner_id, id: skills.skill_id, desc: skills.skill_desc })
      .from(candidateSkills)
      .innerJoin(skills, eq(skills.skill_id, candidateSkills.item_id))
      .where(inArray(candidateSkills.owner_id, [...ids]))
      .orderBy(asc(candidateSkills.position)),
    linkedFiles(one, candidateFiles, ids, 'candidate_picture'),
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
        updated_at: row.updated_at,
        findable: row.findable,
        form_version: row.form_version,
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

/** More words than anybody types; the rest is ignored. */
const WORDS = 8;

async function soughtWords(db: Db, search: string): Promise<SoughtWord[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS);
  return Promise.all(words.map(async (word) => ({ word, skillIds: await skillsNamed(db, word) })));
}

async function skillsNamed(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .select({ id: skills.skill_id })
    .from(skills)
    .where(isLike(itemNames(skills.skill_desc, skills), search));
  return rows.map(({ id }) => id);
}

/**
 * The condition for candidates whose name or designation contains the word, or who have one of these skills.
 * Few matches are found by the indexes of both; with many, checking each candidate in the list's order soon
 * fills a page.
 */
function matches(db: Db, { word, skillIds }: SoughtWord, expected: 'few' | 'many'): SQL | undefined {
  const hasText = isLike(searchedText(candidates), word);
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
