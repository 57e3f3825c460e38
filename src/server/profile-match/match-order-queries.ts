import { type Column, type SQL, sql } from 'drizzle-orm';
import { candidateExperiences, candidateSkills, candidates } from '../db/schema/candidate.ts';
import { vacancies, vacancySkills } from '../db/schema/vacancy.ts';

/**
 * The number of met checks of `profile-match.ts` in SQL, for queries that join candidates and vacancies: sorting by
 * match needs it for all rows, not for one page. A test compares both.
 */
export const checksMet: SQL<number> = sql<number>`(
  (not exists (
    select from ${vacancySkills} asked where asked.owner_id = ${vacancies.vacancy_id} and not exists (
      select from ${candidateSkills} has
      where has.owner_id = ${candidates.candidate_id} and has.item_id = asked.item_id)))::int
  + (${vacancies.minimum_experience} <= 0
    or coalesce(${candidates.years_of_experience} >= ${vacancies.minimum_experience}, false))::int
  + (strpos(${comparable(candidates.highest_qualification)}, ${asked()}) > 0 or ${asked()} = '')::int
  + (exists (
    select from ${candidateExperiences} had
    where had.owner_id = ${candidates.candidate_id} and had.curriculum_id = ${vacancies.curriculum_id}))::int)`;

function asked(): SQL {
  const field = sql`${vacancies.extra} -> 'required_qualification'`;
  return comparable(sql`case when jsonb_typeof(${field}) = 'string' then ${field} #>> '{}' end`);
}

/** Compares texts without case, spaces and apostrophes. */
function comparable(text: Column | SQL): SQL {
  return sql`btrim(regexp_replace(replace(lower(coalesce(${text}, '')), '’', ''''), '\\s+', ' ', 'g'))`;
}
