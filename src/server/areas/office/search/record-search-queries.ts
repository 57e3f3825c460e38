import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { isLike } from '../../../engine/db/folded.ts';
import { searchedText as accountText, users } from '../../../engine/db/tables/accounts.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { candidates, searchedText as profileText } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';

/** The most records of each kind. */
const SHOWN = 5;
/** How many matches are compared, so that a common word costs no more than a rare one. */
const COMPARED = 200;
/** More words than anybody types; the rest is ignored. */
const WORDS = 8;

/** Finds people, schools and vacancies whose texts contain all words, by the indexes of their own lists. */
export async function searchRecords(db: Db, search: string): Promise<AnswerSchema<'FoundRecord'>[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS);
  if (words.length === 0) return [];
  const has = (text: SQL) => and(...words.map((word) => isLike(text, word)))!;
  const { rows } = await db.execute<AnswerSchema<'FoundRecord'>>(
    sql.join([people(has), schoolsFound(has), vacanciesFound(has)].map(nearest(search)), sql` union all `),
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

type Has = (text: SQL) => SQL;

/** Names that begin with the search come first, then the shortest. */
const nearest = (search: string) => (matches: SQL) =>
  sql`(
  select kind, id, name, about from (${matches}) as matching
  order by not starts_with(folded(name), folded(${search.trim()})), length(name), id limit ${SHOWN})`;

/** A person with a profile is a candidate; all others are accounts. */
function people(has: Has): SQL {
  const name = sql`${candidates.first_name} || ' ' || ${candidates.last_name}`;
  return sql`select
      case when ${candidates.candidate_id} is null then 'user' else 'candidate' end as kind,
      coalesce(${candidates.candidate_id}, ${users.id}) as id,
      case when ${candidates.candidate_id} is null then ${users.full_name} else ${name} end as name,
      coalesce(nullif(${candidates.designation}, ''), ${users.user_name}) as about
    from (
      (select ${candidates.user_id} as id from ${candidates} where ${has(profileText(candidates))} limit ${COMPARED})
      union (select ${users.id} from ${users} where ${has(accountText(users))} limit ${COMPARED})
    ) as person
    join ${users} on ${eq(users.id, sql`person.id`)}
    left join ${candidates} on ${eq(candidates.user_id, users.id)}`;
}

const schoolsFound = (has: Has): SQL => sql`select 'school' as kind, ${schools.school_id} as id,
    ${schools.school_name} as name, ${schools.city} as about
  from ${schools} where ${has(sql`${schools.name_key}`)} limit ${COMPARED}`;

const vacanciesFound = (has: Has): SQL => sql`select 'vacancy' as kind, ${vacancies.vacancy_id} as id,
    ${vacancies.vacancy_title} as name, ${schools.school_name} as about
  from (select * from ${vacancies} where ${has(sql`${vacancies.title_key}`)} limit ${COMPARED}) as ${vacancies}
  join ${schools} on ${eq(schools.school_id, vacancies.school_id)}`;
