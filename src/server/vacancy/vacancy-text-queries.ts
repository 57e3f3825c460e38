import { like, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { candidateRoles, subjects } from '../db/schema/reference.ts';
import { schools } from '../db/schema/school.ts';
import { vacancies } from '../db/schema/vacancy.ts';

/** A text without three consecutive letters or digits has no trigram, so no text index can find it. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

export function titleContains(text: string): SQL {
  return HAS_TRIGRAM.test(text)
    ? like(vacancies.title_key, sql`lower(${likePattern(text)})`)
    : sql`strpos(${vacancies.title_key}, lower(${text})) > 0`;
}

/** Whether a word occurs in the title, or in the name of the subject, the role or the school. */
export function mentions(word: string): SQL {
  const contains = (name: AnyPgColumn) => sql`${name} ilike ${likePattern(word)}`;
  return or(
    titleContains(word),
    // The list is short and read once; its vacancies are then found by the items' ids.
    sql`${vacancies.subject_id} = any(array(select ${subjects.subject_id} from ${subjects} where ${contains(subjects.subject_name)}))`,
    sql`${vacancies.candr_id} = any(array(select ${candidateRoles.candr_id} from ${candidateRoles} where ${contains(candidateRoles.candr_role_name)}))`,
    HAS_TRIGRAM.test(word) ? isOfSchool(contains(schools.school_name)) : undefined,
  )!;
}

/** Shorter words resemble too many others. */
const LEAST_LETTERS = 4;
/** The least similarity of words that may mean the same: "phisics" and "physics" have 0.45. */
const ALIKE = 0.42;

/**
 * Runs a search that allows typing errors. The threshold of similarity, which the indexed operator uses, is a setting
 * of the transaction.
 */
export function forgivingly<Found>(db: Db, search: (tx: Db) => Promise<Found>): Promise<Found> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${ALIKE}`));
    return search(tx);
  });
}

/** Whether a word or a similar one occurs there: "phisics". */
export function resembles(word: string): SQL {
  if (word.length < LEAST_LETTERS) return mentions(word);
  const alike = (name: AnyPgColumn) => sql`word_similarity(${word}, ${name}) >= ${ALIKE}`;
  return or(
    mentions(word),
    sql`lower(${word}) <% ${vacancies.title_key}`,
    sql`${vacancies.subject_id} = any(array(select ${subjects.subject_id} from ${subjects} where ${alike(subjects.subject_name)}))`,
    sql`${vacancies.candr_id} = any(array(select ${candidateRoles.candr_id} from ${candidateRoles} where ${alike(candidateRoles.candr_role_name)}))`,
    isOfSchool(sql`${word} <% ${schools.school_name}`),
  )!;
}

/**
 * A word in the names of more schools than this ("school") does not distinguish them and would only make the search
 * slow.
 */
const NAMESAKES = 100;

const isOfSchool = (isNamedSo: SQL): SQL =>
  sql`${vacancies.school_id} = any((select case when count(*) <= ${NAMESAKES} then array_agg(named.school_id) end
    from (select ${schools.school_id} from ${schools} where ${isNamedSo} limit ${NAMESAKES + 1}) named)::bigint[])`;
