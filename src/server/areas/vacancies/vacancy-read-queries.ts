import { and, count, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../engine/db/connect.ts';
import { jsonArrayFrom, jsonObjectFrom } from '../../engine/db/json-subquery.ts';
import { prepared } from '../../engine/db/prepared.ts';
import { type Fields, join } from '../../engine/db/record.ts';
import { files } from '../../engine/db/tables/file.ts';
import { fileUrl } from '../../engine/files/file-queries.ts';
import { applications } from '../hiring/tables/application.ts';
import { isReportedBy } from '../office/tables/report.ts';
import {
  candidateRoles,
  countries,
  curriculums,
  educationLevels,
  experienceLevels,
  skills,
  subjects,
} from '../reference/tables/reference.ts';
import { schoolFiles, schoolKind, schools } from '../schools/tables/school.ts';
import { profileFacts, toDemands, type VacancyDemands } from './profile-match/match-fact-queries.ts';
import { savedVacancies } from './tables/saved-vacancy.ts';
import { vacancies, vacancyKind, vacancySkills } from './tables/vacancy.ts';

/** The reading candidate, and the date at the site. */
export type Viewer = { candidate_id: number | null; today: string };

const {
  job_description,
  requirements,
  benefits,
  title_key: _,
  search: __,
  ...listColumns
} = getTableColumns(vacancies);

/** An id that no account or candidate has: it has saved, sent and reported nothing. */
const NOBODY = 0;

/**
 * Selects an item's text from a reference list, instead of a join: with ten joins, planning takes longer than
 * the query.
 */
const textOf = (text: AnyPgColumn, key: AnyPgColumn, id: AnyPgColumn): SQL<string> =>
  sql<string>`(select ${sql`${text}`} from ${key.table} where ${eq(key, id)})`;

/** Selects vacancies with the texts of all items that they refer to. */
function selectCards(db: Db) {
  const me = sql.placeholder('me');
  const isMine = and(eq(applications.vacancy_id, vacancies.vacancy_id), eq(applications.candidate_id, me));
  const savedByMe = db
    .select({ one: sql`1` })
    .from(savedVacancies)
    .where(and(eq(savedVacancies.vacancy_id, vacancies.vacancy_id), eq(savedVacancies.candidate_id, me)));
  const chosenSkills = sql`${vacancySkills} inner join ${skills} on ${skills.skill_id} = ${vacancySkills.item_id} where ${vacancySkills.owner_id} = ${vacancies.vacancy_id}`;
  const { id, visibility, storage_name, original_name } = files;
  const logoFile = sql`${schoolFiles} inner join ${files} on ${id} = ${schoolFiles.file_id} where ${schoolFiles.owner_id} = ${schools.school_id} and ${schoolFiles.field} = 'school_logo'`;
  return db
    .select({
      vacancy: listColumns,
      school: jsonObjectFrom(
        {
          school_id: schools.school_id,
          school_name: schools.school_name,
          is_verified: sql<boolean>`${schools.approval} = 'approved'`,
          city: schools.city,
          country: jsonObjectFrom(
            { country_id: countries.country_id, name_en: countries.name_en },
            sql`${countries} where ${eq(countries.country_id, schools.country_id)}`,
          ),
          logo: jsonObjectFrom({ id, visibility, storage_name, original_name }, logoFile),
        },
        sql`${schools} where ${eq(schools.school_id, vacancies.school_id)}`,
      ),
      country: {
        country_id: vacancies.country_id,
        name_en: textOf(countries.name_en, countries.country_id, vacancies.country_id),
        iso2: textOf(countries.iso2, countries.country_id, vacancies.country_id),
      },
      candidate_role: {
        candr_id: vacancies.candr_id,
        candr_role_name: textOf(candidateRoles.candr_role_name, candidateRoles.candr_id, vacancies.candr_id),
      },
      education_level: {
        ced_level: vacancies.ced_level,
        level_name: textOf(educationLevels.level_name, educationLevels.ced_level, vacancies.ced_level),
      },
      subject: {
        subject_id: vacancies.subject_id,
        subject_name: textOf(subjects.subject_name, subjects.subject_id, vacancies.subject_id),
      },
      curriculum: {
        curriculum_id: vacancies.curriculum_id,
        curriculum_name: textOf(
          curriculums.curriculum_name,
          curriculums.curriculum_id,
          vacancies.curriculum_id,
        ),
      },
      experience_level: {
        expl_id: vacancies.expl_id,
        expl_desc: textOf(experienceLevels.expl_desc, experienceLevels.expl_id, vacancies.expl_id),
      },
      required_skills: jsonArrayFrom(
        { skill_id: skills.skill_id, skill_desc: skills.skill_desc },
        chosenSkills,
        vacancySkills.position,
      ),
      is_saved: sql<boolean>`${exists(savedByMe)}`,
      application: jsonObjectFrom(
        {
          application_id: applications.application_id,
          candidate_status: applications.status,
          application_date: applications.application_date,
        },
        sql`${applications} where ${isMine}`,
      ),
      // Independent of the query's rows, so it is read once, regardless of their number.
      profile: profileFacts(sql`${me}`),
    })
    .from(vacancies)
    .$dynamic();
}

/**
 * Two statements, one for lists and one for a single vacancy: PostgreSQL would not keep a generic plan for
 * both.
 */
const cards = prepared((db) =>
  selectCards(db)
    .where(sql`${vacancies.vacancy_id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('vacancy_cards'),
);
const card = prepared((db) =>
  selectCards(db)
    .where(eq(vacancies.vacancy_id, sql.placeholder('id')))
    .prepare('vacancy_card'),
);

type Card = Awaited<ReturnType<typeof selectCards>>[number];

/** A vacancy as lists show it: without long texts, questions and the school's contact data. */
export type ListedVacancy = Omit<Card, 'school' | 'application'> & {
  /** Its requirements, to compare with `profile`, the reading candidate's. */
  demands: VacancyDemands;
  school: Omit<Card['school'], 'logo'> & { school_logo: string | null };
  application: Card['application'] | null;
  /** The fields of the forms. */
  fields: Fields;
};

/** Returns the vacancies with these ids, in any state, in the order of the ids. */
export async function listedVacancies(
  db: Db,
  ids: readonly number[],
  { candidate_id }: Viewer,
): Promise<ListedVacancy[]> {
  if (ids.length === 0) return [];
  const found = await cards(db).execute({ ids, me: candidate_id ?? NOBODY });
  const byId = new Map(found.map((one) => [one.vacancy.vacancy_id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [listed(one)] : [];
  });
}

function listed({ school: { logo, ...school }, ...rest }: Card): ListedVacancy {
  const skill_id = rest.required_skills.map((skill) => skill.skill_id);
  const fields = join(vacancies, rest.vacancy, vacancyKind.serverColumns);
  return {
    ...rest,
    school: { ...school, school_logo: logo && fileUrl(logo) },
    fields: { ...fields, skill_id },
    demands: toDemands(
      rest.vacancy,
      fields,
      rest.required_skills.map(({ skill_id, skill_desc }) => ({ id: skill_id, name: skill_desc })),
      { ...rest.curriculum, ...rest.subject, ...rest.education_level },
    ),
  };
}

/** Returns one vacancy as lists show it, in any state. */
export async function findListedVacancy(
  db: Db,
  id: number,
  { candidate_id }: Viewer,
): Promise<ListedVacancy | null> {
  const [found] = await card(db).execute({ id, me: candidate_id ?? NOBODY });
  return found ? listed(found) : null;
}

/** The parts that only a single vacancy shows. */
export type VacancyTexts = {
  /** The long texts that are not empty. */
  texts: Fields;
  /** Whether the reader has a pending report about it. */
  is_reported: boolean;
  /** The account of its school. */
  school_user_id: number;
  /** The fields of the school's forms, for those that its vacancies show. */
  school: Fields;
};

const texts = prepared((db) =>
  db
    .select({
      texts: { job_description, requirements, benefits },
      is_reported: isReportedBy(sql.placeholder('reader'), 'vacancy_id', vacancies.vacancy_id),
      school: getTableColumns(schools),
    })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .where(eq(vacancies.vacancy_id, sql.placeholder('id')))
    .prepare('vacancy_texts'),
);

export async function vacancyTexts(
  db: Db,
  id: number,
  reader: { id: number } | null,
): Promise<VacancyTexts | null> {
  const [row] = await texts(db).execute({ id, reader: reader?.id ?? NOBODY });
  if (!row) return null;
  return {
    texts: Object.fromEntries(Object.entries(row.texts).filter(([, text]) => text !== null)),
    is_reported: row.is_reported,
    school_user_id: row.school.user_id,
    school: join(schools, row.school, schoolKind.serverColumns),
  };
}

/** Returns the number of applications by vacancy; vacancies without any are absent. */
export async function countVacancyApplications(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.vacancy_id, total: count() })
    .from(applications)
    .where(inArray(applications.vacancy_id, ids))
    .groupBy(applications.vacancy_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
