import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { fileUrl } from './files.ts';
import { type Fields, join } from './record.ts';
import { linkedFiles } from './record-files.ts';
import { applications } from './schema/application.ts';
import {
  candidateRoles,
  countries,
  curriculums,
  educationLevels,
  experienceLevels,
  skills,
  subjects,
} from './schema/reference.ts';
import { schoolFiles, schools } from './schema/school.ts';
import { savedVacancies, vacancies, vacancySkills } from './schema/vacancy.ts';
import { schoolKind } from './schools.ts';
import { vacancyKind } from './vacancies.ts';

/** Who asks, and on which day in Riyadh. */
export type Viewer = { candidate_id: number | null; today: string };

const schoolCountries = alias(countries, 'school_countries');
const { job_description, requirements, benefits, ...listColumns } = getTableColumns(vacancies);
const countryName = (table: typeof countries | typeof schoolCountries) => ({
  country_id: table.country_id,
  name_en: table.name_en,
});

/** No candidate has this id: joins with what a candidate saved or sent then find nothing. */
const NOBODY = 0;

/** Vacancies with all the names that they refer to; to be given conditions, order and limit. */
export function selectVacancies(db: Db, { candidate_id }: Viewer) {
  const me = candidate_id ?? NOBODY;
  return db
    .select({
      vacancy: listColumns,
      school: { school_id: schools.school_id, school_name: schools.school_name, city: schools.city },
      school_country: countryName(schoolCountries),
      country: countryName(countries),
      candidate_role: {
        candr_id: candidateRoles.candr_id,
        candr_role_name: candidateRoles.candr_role_name,
      },
      education_level: { ced_level: educationLevels.ced_level, level_name: educationLevels.level_name },
      subject: { subject_id: subjects.subject_id, subject_name: subjects.subject_name },
      curriculum: {
        curriculum_id: curriculums.curriculum_id,
        curriculum_name: curriculums.curriculum_name,
      },
      experience_level: { expl_id: experienceLevels.expl_id, expl_desc: experienceLevels.expl_desc },
      saved_at: savedVacancies.saved_at,
      application: {
        application_id: applications.application_id,
        candidate_status: applications.status,
        application_date: applications.application_date,
      },
    })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(schoolCountries, eq(schoolCountries.country_id, schools.country_id))
    .innerJoin(countries, eq(countries.country_id, vacancies.country_id))
    .innerJoin(candidateRoles, eq(candidateRoles.candr_id, vacancies.candr_id))
    .innerJoin(educationLevels, eq(educationLevels.ced_level, vacancies.ced_level))
    .innerJoin(subjects, eq(subjects.subject_id, vacancies.subject_id))
    .innerJoin(curriculums, eq(curriculums.curriculum_id, vacancies.curriculum_id))
    .innerJoin(experienceLevels, eq(experienceLevels.expl_id, vacancies.expl_id))
    .leftJoin(
      savedVacancies,
      and(eq(savedVacancies.vacancy_id, vacancies.vacancy_id), eq(savedVacancies.candidate_id, me)),
    )
    .leftJoin(
      applications,
      and(eq(applications.vacancy_id, vacancies.vacancy_id), eq(applications.candidate_id, me)),
    )
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectVacancies>>[number];

export type Skill = { skill_id: number; skill_desc: string };

/** A vacancy as lists show it: without its texts, its questions and the school's contact. */
export type ListedVacancy = Omit<Selected, 'vacancy'> & {
  vacancy: Selected['vacancy'];
  /** What the forms wrote, by field. */
  fields: Fields;
  required_skills: Skill[];
  school_logo: string | null;
};

/** Adds what lies in other tables, with one query for all rows. */
export async function decorated(db: Db, rows: Selected[]): Promise<ListedVacancy[]> {
  const [chosen, logos] = await Promise.all([
    skillsOf(
      db,
      rows.map((row) => row.vacancy.vacancy_id),
    ),
    logosOf(
      db,
      rows.map((row) => row.school.school_id),
    ),
  ]);
  return rows.map((row) => {
    const required_skills = chosen.get(row.vacancy.vacancy_id) ?? [];
    return {
      ...row,
      fields: {
        ...join(vacancies, row.vacancy, vacancyKind.own),
        skill_id: required_skills.map((skill) => skill.skill_id),
      },
      required_skills,
      school_logo: logos.get(row.school.school_id) ?? null,
    };
  });
}

/** Addresses of the logos of these schools, by school. */
export async function logosOf(db: Db, schoolIds: readonly number[]): Promise<Map<number, string>> {
  const files = await linkedFiles(db, schoolFiles, [...new Set(schoolIds)], 'school_logo');
  return new Map(files.map((file) => [file.record_id, fileUrl(file)]));
}

async function skillsOf(db: Db, vacancyIds: readonly number[]): Promise<Map<number, Skill[]>> {
  if (vacancyIds.length === 0) return new Map();
  const rows = await db
    .select({
      vacancy_id: vacancySkills.owner_id,
      skill: { skill_id: skills.skill_id, skill_desc: skills.skill_desc },
    })
    .from(vacancySkills)
    .innerJoin(skills, eq(skills.skill_id, vacancySkills.item_id))
    .where(inArray(vacancySkills.owner_id, [...vacancyIds]))
    .orderBy(asc(vacancySkills.position));
  return rows.reduce((lists, { vacancy_id, skill }) => {
    lists.set(vacancy_id, [...(lists.get(vacancy_id) ?? []), skill]);
    return lists;
  }, new Map<number, Skill[]>());
}

/** One vacancy as lists show it, whatever its state. */
export async function findListedVacancy(db: Db, id: number, viewer: Viewer): Promise<ListedVacancy | null> {
  const rows = await selectVacancies(db, viewer).where(eq(vacancies.vacancy_id, id));
  return (await decorated(db, rows))[0] ?? null;
}

/** The long texts that lists leave out, those that are filled. */
export async function vacancyTexts(db: Db, id: number): Promise<Fields> {
  const [row] = await db
    .select({ job_description, requirements, benefits })
    .from(vacancies)
    .where(eq(vacancies.vacancy_id, id));
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, text]) => text !== null));
}

/** The account of a school and what its forms wrote, for what it tells about itself on its vacancies. */
export async function schoolOfVacancy(
  db: Db,
  schoolId: number,
): Promise<{ user_id: number; fields: Fields }> {
  const [row] = await db.select().from(schools).where(eq(schools.school_id, schoolId));
  return { user_id: row!.user_id, fields: join(schools, row!, schoolKind.own) };
}

/** How many applied, by vacancy; those without an application are absent. */
export async function countVacancyApplications(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.vacancy_id, total: count() })
    .from(applications)
    .where(inArray(applications.vacancy_id, ids))
    .groupBy(applications.vacancy_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
