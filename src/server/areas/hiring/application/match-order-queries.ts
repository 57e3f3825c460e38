import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { candidateExperiences, candidateSkills, candidates } from '../../people/tables/candidate.ts';
import {
  educationsOf,
  factsRecordedIn,
  requiredLevel,
} from '../../vacancies/profile-match/match-fact-queries.ts';
import { isQualified } from '../../vacancies/profile-match/profile-match.ts';
import type { Education } from '../../vacancies/profile-match/qualification.ts';
import { vacancies, vacancySkills } from '../../vacancies/tables/vacancy.ts';
import { asShown, withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';

/**
 * Returns the number of checks of `profile-match.ts` that are met, in SQL, for queries that join vacancies,
 * candidates and the snapshots that schools see: sorting by match needs it for all rows, not for one page.
 * Qualifications are compared in JavaScript, once for each pair of texts that occurs among the applications
 * of this condition.
 */
export async function checksMet(db: Db, among: SQL | undefined): Promise<SQL<number>> {
  const pairs = await withSnapshots(
    db
      .selectDistinct({ pair })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  ).where(among);
  const met = pairs.flatMap((row) => {
    const [asked, qualification, educations] = JSON.parse(row.pair) as Pair;
    return isQualified({ qualification, educations }, asked) ? [row.pair] : [];
  });
  const hasSkill = asShown(
    sql`exists (
      select from ${candidateSkills} has
      where has.owner_id = ${candidates.candidate_id} and has.item_id = asked.item_id)`,
    sql`${recordedThen.skills} @> to_jsonb(asked.item_id)`,
  );
  const hadCurriculum = asShown(
    sql`exists (
      select from ${candidateExperiences} had
      where had.owner_id = ${candidates.candidate_id} and had.curriculum_id = ${vacancies.curriculum_id})`,
    sql`${recordedThen.curricula} @> to_jsonb(${vacancies.curriculum_id})`,
  );
  const years = asShown(candidates.years_of_experience, recordedThen.years);
  return sql<number>`(
  (not exists (
    select from ${vacancySkills} asked where asked.owner_id = ${vacancies.vacancy_id} and not ${hasSkill}))::int
  + (${vacancies.minimum_experience} <= 0 or coalesce(${years} >= ${vacancies.minimum_experience}, false))::int
  + (${pair} = any(${sql.param(met)}::text[]))::int
  + (${hadCurriculum})::int)`;
}

type Pair = [asked: string | null, qualification: string | null, educations: Education[]];

const field = sql`${vacancies.extra} -> 'required_qualification'`;
const asked = sql`coalesce(case when jsonb_typeof(${field}) = 'string' and ${field} #>> '{}' ~ '\\S' then ${field} #>> '{}' end, ${requiredLevel})`;
const recordedThen = factsRecordedIn(applicationSnapshots.profile);
const held = asShown(
  sql`json_build_array(${asked}, ${candidates.highest_qualification}, ${educationsOf(sql`${candidates.candidate_id}`)})`,
  sql`json_build_array(${asked}, ${recordedThen.qualification}, ${recordedThen.educations})`,
);
/** The required and the held qualification as one text; the same text for all pairs that are not compared. */
const pair = sql<string>`(${held})::text`;
