import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db/connect.ts';
import { inOneStatement } from '../../engine/db/one-statement.ts';
import { applications } from '../hiring/tables/application.ts';
import { candidates } from '../people/tables/candidate.ts';
import { subjects } from '../reference/tables/reference.ts';
import {
  demandColumns,
  demandsIn,
  levelsOf,
  type ProfileFacts,
  profileFactsOf,
  type VacancyDemands,
} from './profile-match/match-fact-queries.ts';
import { knowsSubject, teachesSubject } from './profile-match/profile-match.ts';
import { isNearSubject } from './profile-match/qualification.ts';
import { vacancies, vacancySkills } from './tables/vacancy.ts';
import { isListedOn } from './tables/vacancy-state-queries.ts';

/**
 * Bounds the vacancies read in a market of millions: this many of the newest for each subject, curriculum,
 * level or skill of the profile, and this many of the newest overall.
 */
const NEWEST_OF_EACH = 40;
const NEWEST = 200;
/** The most subjects, curricula, levels and skills of a profile that are used. */
const VALUES = 12;

/** How close a subject is to a candidate, the closest first; any other subject is last. */
export const CLOSENESS = ['taught', 'known', 'near', 'other'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** Vacancies that may suit a candidate, and the profile to compare them with. */
export type Suggestible = {
  profile: ProfileFacts;
  /** How close each subject is to the candidate, by its id. */
  closeness: ReadonlyMap<number, Closeness>;
  /** Open, listed, and not applied to; newest first. */
  vacancies: { vacancy_id: number; demands: VacancyDemands }[];
};

/** Null if there is no such candidate; `today` is the date at the site. */
export async function suggestibleVacancies(
  db: Db,
  candidateId: number,
  today: string,
): Promise<Suggestible | null> {
  const [profiles, [looksFor], allSubjects] = await inOneStatement(db, (one) => [
    profileFactsOf(one, [candidateId]),
    one
      .select({ levels: levelsOf(candidates.candidate_id) })
      .from(candidates)
      .where(eq(candidates.candidate_id, candidateId)),
    one.select({ id: subjects.subject_id, name: subjects.subject_name }).from(subjects),
  ]);
  const profile = profiles.get(candidateId);
  if (!profile || !looksFor) return null;
  const closeness = closenessOf(allSubjects, profile);
  const close = allSubjects
    .map(({ id }) => id)
    .filter((id) => closeness.get(id) !== 'other')
    .sort((a, b) => CLOSENESS.indexOf(closeness.get(a)!) - CLOSENESS.indexOf(closeness.get(b)!));
  const listed = isListedOn(today);
  const pools = [
    sql`(select ${vacancies.vacancy_id} from ${vacancies} where ${listed} order by ${desc(vacancies.created_at)}, ${desc(vacancies.vacancy_id)} limit ${NEWEST})`,
    ...close.slice(0, VALUES).map((id) => newestWith(eq(vacancies.subject_id, id), listed)),
    ...profile.curricula.slice(0, VALUES).map((id) => newestWith(eq(vacancies.curriculum_id, id), listed)),
    ...looksFor.levels.slice(0, VALUES).map((id) => newestWith(eq(vacancies.ced_level, id), listed)),
    ...profile.skills.slice(0, VALUES).map((id) => newestWithSkill(id, listed)),
  ];
  const appliedTo = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(eq(applications.vacancy_id, vacancies.vacancy_id), eq(applications.candidate_id, candidateId)),
    );
  const rows = await db
    .select({ vacancy_id: vacancies.vacancy_id, ...demandColumns })
    .from(vacancies)
    .where(and(sql`${vacancies.vacancy_id} in (${sql.join(pools, sql` union `)})`, notExists(appliedTo)))
    .orderBy(desc(vacancies.created_at), desc(vacancies.vacancy_id));
  return {
    profile,
    closeness,
    vacancies: rows.map(({ vacancy_id, ...row }) => ({ vacancy_id, demands: demandsIn(row) })),
  };
}

function closenessOf(
  subjects: readonly { id: number; name: string }[],
  profile: ProfileFacts,
): Map<number, Closeness> {
  const known = subjects.filter((subject) => knowsSubject(profile, subject));
  const names = known.map(({ name }) => name);
  return new Map(
    subjects.map((subject) => {
      if (teachesSubject(profile, subject)) return [subject.id, 'taught'];
      if (known.includes(subject)) return [subject.id, 'known'];
      return [subject.id, isNearSubject(names, subject.name) ? 'near' : 'other'];
    }),
  );
}

function newestWith(value: SQL, listed: SQL): SQL {
  return sql`(select ${vacancies.vacancy_id} from ${vacancies} where ${value} and ${listed} order by ${desc(vacancies.created_at)}, ${desc(vacancies.vacancy_id)} limit ${NEWEST_OF_EACH})`;
}

/** The table of skills has no date: newer vacancies have larger ids. */
function newestWithSkill(skill: number, listed: SQL): SQL {
  return sql`(select ${vacancySkills.owner_id} from ${vacancySkills} inner join ${vacancies} on ${eq(vacancies.vacancy_id, vacancySkills.owner_id)} where ${eq(vacancySkills.item_id, skill)} and ${listed} order by ${desc(vacancySkills.owner_id)} limit ${NEWEST_OF_EACH})`;
}
