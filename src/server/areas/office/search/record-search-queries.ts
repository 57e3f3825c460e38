import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { beginsWith, isLike, isText } from '../../../engine/db/folded.ts';
import { searchedText as accountText, users } from '../../../engine/db/tables/accounts.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { candidates, searchedText as profileText } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** The most records of each kind. */
const SHOWN = 5;
/** How many matches of each step are compared, so that a common word costs no more than a rare one. */
const COMPARED = 200;
/** More words than anybody types; the rest is ignored. */
const WORDS = 8;

/** Finds people, schools and vacancies whose texts contain all words, by the indexes of their own lists. */
export async function searchRecords(db: Db, search: string): Promise<AnswerSchema<'FoundRecord'>[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS);
  if (words.length === 0) return [];
  const asked: Asked = {
    has: (text) => and(...words.map((word) => isLike(text, word)))!,
    begins: (text) => beginsWith(text, words.join(' ')),
    is: (text) => isText(text, words.join(' ')),
  };
  const found = [people(asked), schoolsFound(asked), vacanciesFound(asked)];
  const { rows } = await db.execute<AnswerSchema<'FoundRecord'>>(
    sql.join(found.map(nearest(asked)), sql` union all `),
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Conditions on a folded text: it has all words, begins with the search, or is the search. */
type Asked = Record<'has' | 'begins' | 'is', (text: SQL) => SQL>;

/** The name that was searched for comes first, then names that begin with it, each time the shortest. */
const nearest =
  ({ is, begins }: Asked) =>
  (matches: SQL) =>
    sql`(
  select kind, id, name, about from (${matches}) as matching
  order by not ${is(sql`folded(name)`)}, not ${begins(sql`folded(name)`)}, length(name), id limit ${SHOWN})`;

/**
 * The ids to compare. Each step has its own limit, so that no number of weaker matches hides a better one, and its
 * own index scan: its matches are materialized, as they are read, so that it is not planned to check row by row until the
 * limit is reached.
 */
const compared = (id: AnyPgColumn, from: PgTable, key: SQL, { is, begins, has }: Asked): SQL =>
  sql.join(
    [is, begins, has].map(
      (step) => sql`(with found as materialized (select ${id} as id from ${from} where ${step(key)})
        select id from found limit ${COMPARED})`,
    ),
    sql` union `,
  );

/** A person with a profile is a candidate; all others are accounts. */
function people(asked: Asked): SQL {
  const name = sql`${candidates.first_name} || ' ' || ${candidates.last_name}`;
  return sql`select
      case when ${candidates.candidate_id} is null then 'user' else 'candidate' end as kind,
      coalesce(${candidates.candidate_id}, ${users.id}) as id,
      case when ${candidates.candidate_id} is null then ${users.full_name} else ${name} end as name,
      coalesce(nullif(${candidates.designation}, ''), ${users.user_name}) as about
    from (
      ${compared(candidates.user_id, candidates, profileText(candidates), asked)}
      union ${compared(users.id, users, accountText(users), asked)}
    ) as person
    join ${users} on ${eq(users.id, sql`person.id`)}
    left join ${candidates} on ${eq(candidates.user_id, users.id)}`;
}

const schoolsFound = (asked: Asked): SQL => sql`select 'school' as kind, ${schools.school_id} as id,
    ${schools.school_name} as name, ${schools.city} as about
  from (${compared(schools.school_id, schools, sql`${schools.name_key}`, asked)}) as one
  join ${schools} on ${eq(schools.school_id, sql`one.id`)}`;

const vacanciesFound = (asked: Asked): SQL => sql`select 'vacancy' as kind, ${vacancies.vacancy_id} as id,
    ${vacancies.vacancy_title} as name, ${schools.school_name} as about
  from (${compared(vacancies.vacancy_id, vacancies, sql`${vacancies.title_key}`, asked)}) as one
  join ${vacancies} on ${eq(vacancies.vacancy_id, sql`one.id`)}
  join ${schools} on ${eq(schools.school_id, vacancies.school_id)}`;
