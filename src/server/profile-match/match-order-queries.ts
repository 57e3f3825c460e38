import { type Column, type SQL, sql } from 'drizzle-orm';
import { candidateExperiences, candidateSkills, candidates } from '../db/schema/candidate.ts';
import { vacancies, vacancySkills } from '../db/schema/vacancy.ts';

/**
 * How many of the four checks of `profile-match.ts` are met, for queries that join candidates and vacancies: what is
 * sorted by the fit cannot be compared page by page. A test holds both to the same.
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

/** Texts are compared whatever their capitals, spaces and apostrophes. */
function comparable(text: Column | SQL): SQL {
  return sql`btrim(regexp_replace(replace(lower(coalesce(${text}, '')), '’', ''''), '\\s+', ' ', 'g'))`;
}
