import { type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { jsonArrayFrom, jsonObjectFrom } from '../../../engine/db/json-subquery.ts';
import { type Fields, join } from '../../../engine/db/record.ts';
import type { ChoiceTable } from '../../../engine/db/tables/owned.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateSkills,
  candidates,
} from '../../people/tables/candidate.ts';
import { curriculums, educationLevels, skills, subjects } from '../../reference/tables/reference.ts';
import { vacancies, vacancyKind, vacancySkills } from '../tables/vacancy.ts';
import type { Education } from './qualification.ts';

/** The facts of a profile that are compared with vacancies (`profile-match.ts`). */
export type ProfileFacts = {
  skills: number[];
  years: number | null;
  qualification: string | null;
  educations: Education[];
  curricula: number[];
  subjects: number[];
  designation: string | null;
};
/** A vacancy's requirements. */
export type VacancyDemands = {
  skills: { id: number; name: string }[];
  years: number;
  qualification: string | null;
  curriculum: { id: number; name: string };
  subject: { id: number; name: string };
};

export const educationsOf = (candidateId: Column | SQL): SQL<Education[]> =>
  jsonArrayFrom(
    { level: educationLevels.level_name, field: candidateEducations.ced_major },
    sql`${candidateEducations} left join ${educationLevels} on ${eq(educationLevels.ced_level, candidateEducations.ced_level)} where ${eq(candidateEducations.owner_id, candidateId)}`,
    candidateEducations.position,
  );

const factsOf = (candidateId: Column | SQL) => ({
  years: candidates.years_of_experience,
  qualification: candidates.highest_qualification,
  skills: chosen(candidateSkills, candidateId),
  educations: educationsOf(candidateId),
  curricula: distinct(candidateExperiences.curriculum_id, candidateExperiences.owner_id, candidateId),
  subjects: distinct(candidateExperiences.subject_id, candidateExperiences.owner_id, candidateId),
  designation: candidates.designation,
});

/**
 * Selects a candidate's facts as one value, within a select from other tables; null if there is no such
 * candidate.
 */
export function profileFacts(candidateId: SQL): SQL<ProfileFacts | null> {
  return jsonObjectFrom(
    factsOf(candidateId),
    sql`${candidates} where ${eq(candidates.candidate_id, candidateId)}`,
  );
}

/** Selects the same facts of a recorded profile (`RecordJson`). */
export const recordedFacts = (profile: SQL | Column): SQL<ProfileFacts> =>
  jsonObjectFrom(factsRecordedIn(profile), sql`(select) one`);

/** The same facts as separate columns; lists of ids are `jsonb`. */
export function factsRecordedIn(profile: SQL | Column) {
  return {
    years: sql<number | null>`(${profile} #>> '{row,years_of_experience}')::float8`,
    qualification: sql<string | null>`${profile} #>> '{row,highest_qualification}'`,
    skills: sql<number[]>`${profile} #> '{choices,skill_id}'`,
    educations: sql<Education[]>`(
      select coalesce(json_agg(json_build_object('level', ${educationLevels.level_name}, 'field', one ->> 'ced_major')
        order by at), '[]')
      from jsonb_array_elements(${profile} #> '{rows,education}') with ordinality as held (one, at)
      left join ${educationLevels} on ${educationLevels.ced_level} = (one ->> 'ced_level')::bigint)`,
    curricula: sql<
      number[]
    >`jsonb_path_query_array(${profile}, '$.rows.experience[*].curriculum_id ? (@ != null)')`,
    subjects: sql<
      number[]
    >`jsonb_path_query_array(${profile}, '$.rows.experience[*].subject_id ? (@ != null)')`,
    designation: sql<string | null>`${profile} #>> '{row,designation}'`,
  };
}

export async function profileFactsOf(db: Db, ids: readonly number[]): Promise<Map<number, ProfileFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: candidates.candidate_id, ...factsOf(candidates.candidate_id) })
    .from(candidates)
    .where(inArray(candidates.candidate_id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The education levels by which matching vacancies are found. */
export const levelsOf = (candidateId: Column): SQL<number[]> =>
  distinct(candidateEducations.ced_level, candidateEducations.owner_id, candidateId);

/** The name of a vacancy's education level. */
export const requiredLevel = sql<string>`(select ${educationLevels.level_name} from ${educationLevels} where ${eq(educationLevels.ced_level, vacancies.ced_level)})`;

/** The fields of a vacancy that are compared. */
export const DEMANDED = [
  'minimum_experience',
  'curriculum_id',
  'skill_id',
  'required_qualification',
  'ced_level',
] as const;

/** The columns of a vacancy that `demandsIn` needs. */
export const demandColumns = {
  minimum_experience: vacancies.minimum_experience,
  curriculum_id: vacancies.curriculum_id,
  curriculum_name: sql<string>`(select ${curriculums.curriculum_name} from ${curriculums} where ${eq(curriculums.curriculum_id, vacancies.curriculum_id)})`,
  subject_id: vacancies.subject_id,
  subject_name: sql<string>`(select ${subjects.subject_name} from ${subjects} where ${eq(subjects.subject_id, vacancies.subject_id)})`,
  level_name: requiredLevel,
  extra: vacancies.extra,
  skills: jsonArrayFrom(
    { id: skills.skill_id, name: skills.skill_desc },
    sql`${vacancySkills} inner join ${skills} on ${eq(skills.skill_id, vacancySkills.item_id)} where ${eq(vacancySkills.owner_id, vacancies.vacancy_id)}`,
    vacancySkills.position,
  ),
};

export type DemandRow = {
  minimum_experience: number;
  curriculum_id: number;
  curriculum_name: string;
  subject_id: number;
  subject_name: string;
  level_name: string;
  extra: Fields;
  skills: VacancyDemands['skills'];
};

export const demandsIn = ({
  skills,
  curriculum_name,
  subject_name,
  level_name,
  ...row
}: DemandRow): VacancyDemands =>
  toDemands(row, join(vacancies, row, vacancyKind.serverColumns), skills, {
    curriculum_name,
    subject_name,
    level_name,
  });

export async function demandsOf(db: Db, ids: readonly number[]): Promise<Map<number, VacancyDemands>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: vacancies.vacancy_id, ...demandColumns })
    .from(vacancies)
    .where(inArray(vacancies.vacancy_id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...row }) => [id, demandsIn(row)]));
}

type Names = { curriculum_name: string; subject_name: string; level_name: string };

/**
 * `fields` are the forms' fields. Without a required qualification, the vacancy's education level is
 * compared.
 */
export function toDemands(
  row: { minimum_experience: number; curriculum_id: number; subject_id: number },
  fields: Readonly<Fields>,
  skills: VacancyDemands['skills'],
  { curriculum_name, subject_name, level_name }: Names,
): VacancyDemands {
  const { required_qualification } = fields;
  return {
    skills,
    years: row.minimum_experience,
    curriculum: { id: row.curriculum_id, name: curriculum_name },
    subject: { id: row.subject_id, name: subject_name },
    qualification:
      typeof required_qualification === 'string' && required_qualification.trim() !== ''
        ? required_qualification
        : level_name,
  };
}

function chosen({ item_id, owner_id }: ChoiceTable, owner: Column | SQL): SQL<number[]> {
  return sql<
    number[]
  >`(select coalesce(json_agg(${item_id}), '[]') from ${item_id.table} where ${eq(owner_id, owner)})`;
}

function distinct(value: Column, ownerOf: Column, owner: Column | SQL): SQL<number[]> {
  return sql<
    number[]
  >`(select coalesce(json_agg(distinct ${value}) filter (where ${value} is not null), '[]') from ${value.table} where ${eq(ownerOf, owner)})`;
}
