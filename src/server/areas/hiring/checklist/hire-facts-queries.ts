import { asc, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { folded } from '../../../engine/db/folded.ts';
import { isAmong } from '../../../engine/db/is-among.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { candidateExperiences, candidates } from '../../people/tables/candidate.ts';
import { candidateRoles, countries } from '../../reference/tables/reference.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import type { Post } from './career.ts';
import type { HireFacts } from './required-items.ts';

/** A country's code, or its name where an Admin has added it without one. */
const codeOf = ({ iso2, name_en }: Record<'iso2' | 'name_en', AnyPgColumn>) =>
  sql<string | null>`coalesce(upper(${iso2}), ${name_en})`;

/** Returns what the checklist of each application is computed from, as profile and vacancy are now. */
export async function hireFactsOf(
  db: Db,
  of: readonly { candidate_id: number; vacancy_id: number }[],
  now: Date,
): Promise<HireFacts[]> {
  const candidateIds = { ids: [...new Set(of.map(({ candidate_id }) => candidate_id))] };
  const vacancyIds = { ids: [...new Set(of.map(({ vacancy_id }) => vacancy_id))] };
  const [people, posts, offered] = await inOneStatement(db, (one) => [
    peopleOf(one).execute(candidateIds),
    postsOf(one).execute(candidateIds),
    offeredPosts(one).execute(vacancyIds),
  ]);
  const personOf = new Map(people.map((person) => [person.candidate_id, person]));
  const postsBy = Map.groupBy(posts, ({ candidate_id }) => candidate_id);
  const postOf = new Map(offered.map((post) => [post.vacancy_id, post]));
  return of.map(({ candidate_id, vacancy_id }) => {
    const [person, post] = [personOf.get(candidate_id), postOf.get(vacancy_id)];
    return {
      today: siteDay(now),
      country: post?.country ?? null,
      role: post?.role ?? null,
      nationality: person?.nationality ?? null,
      lives_in: person?.lives_in ?? null,
      posts: (postsBy.get(candidate_id) ?? []).map(
        ({ candidate_id: _, is_current, ...dates }): Post => ({ ...dates, is_current: is_current === true }),
      ),
    };
  });
}

/**
 * The country where somebody lives is typed, so it is found by its name in either language; else it stays as typed. A join
 * for each language, so that each country's names are folded once for all people.
 */
const peopleOf = prepared((db) => {
  const [english, arabic] = [alias(countries, 'english'), alias(countries, 'arabic')];
  const typed = sql`nullif(trim(${candidates.current_country}), '')`;
  return db
    .selectDistinctOn([candidates.candidate_id], {
      candidate_id: candidates.candidate_id,
      nationality: codeOf(countries),
      lives_in: sql<string | null>`coalesce(${codeOf(english)}, ${codeOf(arabic)}, ${typed})`,
    })
    .from(candidates)
    .leftJoin(countries, eq(countries.country_id, candidates.country_id))
    .leftJoin(english, eq(folded(english.name_en), folded(typed)))
    .leftJoin(arabic, eq(folded(arabic.name_ar), folded(typed)))
    .where(isAmong(candidates.candidate_id))
    .orderBy(asc(candidates.candidate_id))
    .prepare('hired_people');
});

const postsOf = prepared((db) => {
  const { extra, school_name, country_id, owner_id, position } = candidateExperiences;
  return db
    .select({
      candidate_id: owner_id,
      employer: school_name,
      country: codeOf(countries),
      from: sql<string | null>`${extra} ->> 'start_date'`,
      to: sql<string | null>`${extra} ->> 'end_date'`,
      is_current: sql<boolean | null>`(${extra} -> 'is_current') = 'true'::jsonb`,
    })
    .from(candidateExperiences)
    .leftJoin(countries, eq(countries.country_id, country_id))
    .where(isAmong(owner_id))
    .orderBy(asc(owner_id), asc(position))
    .prepare('hired_people_posts');
});

const offeredPosts = prepared((db) =>
  db
    .select({
      vacancy_id: vacancies.vacancy_id,
      country: codeOf(countries),
      role: candidateRoles.candr_role_name,
    })
    .from(vacancies)
    .innerJoin(countries, eq(countries.country_id, vacancies.country_id))
    .innerJoin(candidateRoles, eq(candidateRoles.candr_id, vacancies.candr_id))
    .where(isAmong(vacancies.vacancy_id))
    .prepare('offered_posts'),
);
