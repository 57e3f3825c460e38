import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { folded, isLike } from '../../engine/db/folded.ts';
import { searchPatterns } from '../../engine/db/like-pattern.ts';
import { candidateRoles, itemNames, subjects } from '../reference/tables/reference.ts';
import { schools } from '../schools/tables/school.ts';
import { searchWords } from './tables/search-word.ts';
import { vacancies } from './tables/vacancy.ts';

export const titleContains = (text: string): SQL => isLike(vacancies.title_key, text);

const contains = (key: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  or(...words.map((word) => isLike(key, word)))!;

/** Whether one of the words occurs in the title, or in the name of the subject, the role or the school. */
export function mentions(words: readonly string[]): SQL {
  return or(
    ...words.map(titleContains),
    // The list is short and read once; its vacancies are then found by the items' ids.
    sql`${vacancies.subject_id} = any(array(select ${subjects.subject_id} from ${subjects} where ${contains(itemNames(subjects.subject_name, subjects), words)}))`,
    sql`${vacancies.candr_id} = any(array(select ${candidateRoles.candr_id} from ${candidateRoles} where ${contains(itemNames(candidateRoles.candr_role_name, candidateRoles), words)}))`,
    sql`${vacancies.school_id} = any((${schoolsNamed(words)})::bigint[])`,
  )!;
}

/** The items whose names match a pattern of a word. */
type Named = { word: string; subject_ids: string[]; role_ids: string[]; school_ids: string[] };

/**
 * Returns the same condition with the items' ids in it, for a search with few results: the planner then
 * expects few rows and uses the indexes. For `mentions` it expects so many that it would scan the whole
 * table.
 */
export async function mentionsById(
  db: Db,
  words: readonly string[],
): Promise<(words: readonly string[]) => SQL> {
  const ids = (item: AnyPgColumn, names: SQL) =>
    sql`array(select ${item} from ${item.table} where ${names} like asked.pattern)`;
  const asked = words.flatMap((word) => searchPatterns(word).map((pattern) => ({ word, pattern })));
  const { rows } = await db.execute<Named>(sql`
    select asked.word, ${ids(subjects.subject_id, itemNames(subjects.subject_name, subjects))} as subject_ids,
      ${ids(candidateRoles.candr_id, itemNames(candidateRoles.candr_role_name, candidateRoles))} as role_ids,
      coalesce((select case when count(*) <= ${NAMESAKES} then array_agg(named.school_id) end
        from (select ${schools.school_id} from ${schools} where ${schools.name_key} like asked.pattern
          limit ${NAMESAKES + 1}) named), '{}') as school_ids
    from (select word, folded(written) as pattern
      from unnest(${sql.param(asked.map(({ word }) => word))}::text[], ${sql.param(asked.map(({ pattern }) => pattern))}::text[])
        as given (word, written)) as asked`);
  const named = Map.groupBy(rows, ({ word }) => word);
  return (some) => {
    const among = (column: AnyPgColumn, kind: Exclude<keyof Named, 'word'>) => {
      const found = some.flatMap((word) => named.get(word) ?? []).flatMap((row) => row[kind]);
      return found.length > 0 ? inArray(column, found.map(Number)) : undefined;
    };
    return or(
      ...some.map(titleContains),
      among(vacancies.subject_id, 'subject_ids'),
      among(vacancies.candr_id, 'role_ids'),
      among(vacancies.school_id, 'school_ids'),
    )!;
  };
}

/** Shorter words resemble too many others. */
const LEAST_LETTERS = 4;
/** The least similarity of words that may mean the same: "phisics" and "physics" have 0.45. */
const ALIKE = 0.42;
/** The most corrections of one word. */
const CORRECTIONS = 4;

/** Whether a word has enough letters to be compared with others. */
const isLongEnough = (word: string) => word.length >= LEAST_LETTERS;

/** Whether similar words are looked up at all: shorter ones are taken literally. */
export const mayBeMisspelt = (words: readonly string[]): boolean => words.some(isLongEnough);

/**
 * Returns the words in use that resemble each of these, the most similar first. Only the dictionary is
 * searched, so a misspelt word costs the same in a market of any size.
 */
export async function similarWords(db: Db, words: readonly string[]): Promise<Record<string, string[]>> {
  const asked = words.filter(isLongEnough);
  if (asked.length === 0) return {};
  const { word } = searchWords;
  const key = folded(word);
  const { rows } = await db.execute<{ asked: string; similar: string[] }>(sql`
    select asked, array(
      select ${word} from ${searchWords}
      where ${key} % sought and word_similarity(sought, ${key}) >= ${ALIKE} and ${key} <> sought
      order by similarity(sought, ${key}) desc, ${word} limit ${CORRECTIONS}
    ) as similar
    from (select asked, folded(asked) as sought from unnest(${sql.param(asked)}::text[]) as asked) as typed`);
  return Object.fromEntries(
    rows.filter(({ similar }) => similar.length > 0).map(({ asked, similar }) => [asked, similar]),
  );
}

/**
 * A word in the names of more schools than this ("school") does not distinguish them and would only slow the
 * search down.
 */
const NAMESAKES = 100;

const schoolsNamed = (words: readonly string[]): SQL =>
  sql`select case when count(*) <= ${NAMESAKES} then array_agg(named.school_id) end
    from (select ${schools.school_id} from ${schools} where ${contains(schools.name_key, words)} limit ${NAMESAKES + 1}) named`;
