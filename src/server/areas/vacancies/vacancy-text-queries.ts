import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { folded as foldedText } from '../../../language/run/value/folded.ts';
import { cacheKeyOf, type Db } from '../../engine/db/connect.ts';
import { folded, isLike } from '../../engine/db/folded.ts';
import { searchPatterns } from '../../engine/db/like-pattern.ts';
import type { Expected } from '../../engine/db/list-condition.ts';
import { candidateRoles, countries, itemNames, subjects } from '../reference/tables/reference.ts';
import { schools } from '../schools/tables/school.ts';
import { searchWords } from './tables/search-word.ts';
import { vacancies } from './tables/vacancy.ts';

export const titleContains = (text: string): SQL => isLike(vacancies.title_key, text);

/**
 * The words of a search as conditions on `vacancies.search`. That column holds the vacancy's own words, and the ids of
 * its subject, role, country and school as if they were words (migration 0051): names are resolved to ids when
 * somebody searches, so that a renamed item is found at once and no vacancy is rewritten.
 */
export type Sought = {
  /** The condition that all words are met; for many expected matches, one that is checked row by row. */
  where: (expected: Expected) => SQL;
  /**
   * How prominently the words occur: for each the best of title (8), subject or role (4), school or place (2) and texts
   * (1). Not `ts_rank`: it divides by the number of alternatives, of which each word has its own, and favours repetition.
   * Equal ones are common and keep the list's order.
   */
  relevance: SQL;
};

/** What a typed word may stand for. */
type Meanings = {
  word: string;
  /** Its parts between signs, each with the words in use that contain it; null for signs alone. */
  parts: string[][] | null;
  /** The ids of items as `vacancies.search` holds them. */
  ids: string[];
  /** Null if too many schools have it in their names. */
  school_ids: number[] | null;
};

/**
 * A word in the names of more schools than this ("international") is looked up in the school of each vacancy: as ids,
 * they would make a query of thousands of alternatives.
 */
const NAMESAKES = 100;
/** The most words in use that a typed one is taken as the beginning or a part of. */
const CONTINUATIONS = 64;
/** Shorter words only match the beginning of others: text indexes find three letters. */
const ANYWHERE = 3;

/** Resolves the words of a search: each group holds a word and its corrections, of which one must be met. */
export async function soughtBy(db: Db, groups: readonly (readonly string[])[]): Promise<Sought> {
  const meanings = await meaningsOf(db, [...new Set(groups.flat())]);
  const wanted = groups
    .map((group) => group.map((word) => meanings.get(word)!).filter(({ parts }) => parts))
    // Signs alone mean nothing.
    .filter((group) => group.length > 0)
    .map(meaningOf);
  if (wanted.length === 0) return { where: () => sql`false`, relevance: sql`0` };
  return {
    where: (expected) => {
      const alone = wanted.filter(({ shared }) => shared.length === 0).map(({ query }) => query());
      // As one query, the index skips to what all of them have in common.
      const together = alone.length > 0 ? [isFound(alone.map((query) => `(${query})`).join(' & '))] : [];
      const others = wanted
        .filter(({ shared }) => shared.length > 0)
        .map(({ query, shared }) => or(isFound(query()), schoolIsNamed(shared, expected))!);
      return sql.join([...together, ...others], sql` and `);
    },
    relevance: sql.join(
      wanted.map(({ query, shared }) => {
        const isNamed = shared.length > 0 ? schoolIsNamed(shared, 'many') : sql`false`;
        return sql`case when ${isFound(query('A'))} then 8 when ${isFound(query('B'))} then 4
          when ${isFound(query('C'))} or ${isNamed} then 2 else 1 end`;
      }),
      sql` + `,
    ),
  };
}

const isFound = (query: string): SQL => sql`${vacancies.search} @@ ${query}::tsquery`;

/** Whether a vacancy's school has one of these words in its name. */
function schoolIsNamed(words: readonly string[], expected: Expected): SQL {
  const named = or(...words.map((word) => isLike(schools.name_key, word)))!;
  return expected === 'many'
    ? sql`exists (select from ${schools} where ${schools.school_id} = ${vacancies.school_id} and ${named})`
    : sql`${vacancies.school_id} = any(array(select ${schools.school_id} from ${schools} where ${named}))`;
}

/** Joins the meanings of a word and of its corrections. */
function meaningOf(words: readonly Meanings[]) {
  const query = (weight = '') =>
    words
      .flatMap(({ parts, ids, school_ids }) => {
        const every = parts!.map((some) => `(${some.map((one) => quoted(one, weight)).join(' | ')})`);
        const items = [...ids, ...(school_ids ?? []).map((id) => `#o${id}`)];
        return [`(${every.join(' & ')})`, ...items.map((id) => quoted(id, weight))];
      })
      .join(' | ');
  return { query, shared: words.filter(({ school_ids }) => !school_ids).map(({ word }) => word) };
}

const quoted = (lexeme: string, weight: string): string =>
  `'${lexeme.replace(/['\\]/g, '$&$&')}'${weight && `:${weight}`}`;

async function meaningsOf(db: Db, words: readonly string[]): Promise<Map<string, Meanings>> {
  const asked = words.flatMap((word) => searchPatterns(word).map((pattern) => ({ word, pattern })));
  const key = folded(searchWords.word);
  const inUse = sql`select used from (select distinct ${key} as used from ${searchWords}
      where ${key} like case when length(part) < ${ANYWHERE} then '' else '%' end || part || '%') as words
    order by used not like part || '%', length(used), used limit ${CONTINUATIONS}`;
  const items = itemsToSearch(db);
  const { rows } = await db.execute<Omit<Meanings, 'ids'>>(sql`
    with asked as materialized (select word, folded(written) as pattern
      from unnest(${sql.param(asked.map(({ word }) => word))}::text[], ${sql.param(asked.map(({ pattern }) => pattern))}::text[]) as given (word, written))
    select typed.word,
      (select json_agg(array(select part union (${inUse}))) from unnest(tsvector_to_array(to_tsvector('simple', search_parts(typed.word)))) as part) as parts,
      (select case when count(*) <= ${NAMESAKES} then coalesce(array_agg(named.school_id::int), '{}') end
        from (select ${schools.school_id} from ${schools} join asked on ${schools.name_key} like asked.pattern and asked.word = typed.word
          limit ${NAMESAKES + 1}) named) as school_ids
    from unnest(${sql.param(words)}::text[]) as typed (word)`);
  const known = await items;
  return new Map(rows.map((row) => [row.word, { ...row, ids: idsNamed(known, row.word) }]));
}

/** Milliseconds for which the items' names are kept, like those that lists show. */
const KEPT = 10_000;
type Item = { id: string; name: string };
const kept = new WeakMap<object, { items: Promise<Item[]>; until: number }>();

/** The folded names of subjects, roles and countries, each with its id as `vacancies.search` holds it. */
function itemsToSearch(db: Db): Promise<Item[]> {
  const known = kept.get(cacheKeyOf(db));
  if (known && Date.now() < known.until) return known.items;
  const named = (kind: string, id: AnyPgColumn, names: SQL) =>
    sql`select ${kind} || ${id} as id, ${names} as name from ${id.table}`;
  const items = db
    .execute<Item>(
      sql.join(
        [
          named('#s', subjects.subject_id, itemNames(subjects.subject_name, subjects)),
          named('#r', candidateRoles.candr_id, itemNames(candidateRoles.candr_role_name, candidateRoles)),
          named(
            '#c',
            countries.country_id,
            folded(sql`${countries.name_en} || E'\\n' || coalesce(${countries.name_ar}, '')`),
          ),
        ],
        sql` union all `,
      ),
    )
    .then(({ rows }) => rows);
  kept.set(cacheKeyOf(db), { items, until: Date.now() + KEPT });
  items.catch(() => kept.delete(cacheKeyOf(db)));
  return items;
}

/** The ids of the items that a word names: it occurs in the name or, if it is short, begins one of its words. */
function idsNamed(items: readonly Item[], word: string): string[] {
  const sought = foldedText(word);
  const isIn = ({ name }: Item) =>
    sought.length < ANYWHERE
      ? name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(sought))
      : name.includes(sought);
  return items.filter(isIn).map(({ id }) => id);
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
