import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { linkedFiles } from '../../../engine/db/record-files.ts';
import { fieldsInJson, recordAsJson } from '../../../engine/db/record-store.ts';
import { ROLE } from '../../account/user-queries.ts';
import type { StoredCandidate } from '../../people/candidate-queries.ts';
import {
  ADMINS_ONLY,
  candidateFiles,
  candidateKind,
  candidateSkills,
} from '../../people/tables/candidate.ts';
import { skills } from '../../reference/tables/reference.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies, vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { applications, isOfApplication, isShown } from '../tables/application.ts';
import { applicationSnapshotFiles, applicationSnapshots } from '../tables/application-snapshot.ts';

type Taken = {
  /** The fields of the application form, without answers to questions and files. */
  sent: Fields;
  answers: readonly { question_id: number; answer: unknown }[];
  /** The versions of the forms behind what was sent, the profile and the advert. */
  versions: { form: string; profile: string; advert: string };
  taken_at: Date;
};

/** Takes the snapshot of a new application, as parts of the statement that inserts it. */
export const snapshotToTake = ({ sent, answers, versions, taken_at }: Taken): SQL[] => [
  sql`insert into ${applicationSnapshots}
      (application_id, vacancy_id, profile, advert, sent, answers, form_version, profile_version, advert_version, taken_at)
    select ${applications.application_id}, ${applications.vacancy_id}, ${profile}, ${advert}, ${JSON.stringify(sent)}::jsonb,
      ${JSON.stringify(answers)}::jsonb,
      ${versions.form}::text, ${versions.profile}::text, ${versions.advert}::text,
      ${taken_at.toISOString()}::timestamptz
    from changed as ${applications}`,
  sql`insert into ${applicationSnapshotFiles} (owner_id, vacancy_id, field, position, file_id)
    select ${applications.application_id}, ${applications.vacancy_id}, ${candidateFiles.field}, ${candidateFiles.position},
      ${candidateFiles.file_id}
    from changed as ${applications}
    join ${candidateFiles} on ${eq(candidateFiles.owner_id, applications.candidate_id)}`,
];

const candidateId = sql`${applications.candidate_id}`;

const chosenSkills = sql`(select coalesce(
    jsonb_agg(jsonb_build_object('skill_id', ${skills.skill_id}, 'skill_desc', ${skills.skill_desc})
      order by ${candidateSkills.position}), '[]')
  from ${candidateSkills} join ${skills} on ${eq(skills.skill_id, candidateSkills.item_id)}
  where ${eq(candidateSkills.owner_id, candidateId)})`;

/** Removes fields from the row of a `RecordJson`, wherever they are stored. */
const without = (record: SQL, fields: readonly string[]): SQL =>
  sql.join(
    [record, ...fields.flatMap((name) => [inPath(`row,${name}`), inPath(`row,extra,${name}`)])],
    sql` #- `,
  );

const inPath = (path: string): SQL => sql.raw(`'{${path}}'::text[]`);

const profile = without(
  sql`${recordAsJson(candidateKind, candidateId)} || jsonb_build_object('skills', ${chosenSkills})`,
  ADMINS_ONLY,
);

/** Fields of a vacancy that applicants never see. */
const SCHOOLS_ONLY = ['score_criteria', 'open_reports', 'taken_down_reason', 'title_key'];

/** A hidden salary stays hidden. */
const unlessShown = (path: string): SQL =>
  sql`(case when ${vacancies.show_salary_range} = 1 then '{}' else ${sql.raw(`'{${path}}'`)} end)::text[]`;

const advert = sql`(select
    ${without(recordAsJson(vacancyKind, sql`${applications.vacancy_id}`), SCHOOLS_ONLY)}
    #- ${unlessShown('row,salary_range_min')} #- ${unlessShown('row,salary_range_max')}
    || jsonb_build_object('school_name', ${schools.school_name})
  from ${vacancies} join ${schools} on ${eq(schools.school_id, vacancies.school_id)}
  where ${eq(vacancies.vacancy_id, applications.vacancy_id)})`;

/** Returns the profile of an application's snapshot if the school sees it instead of the current one. */
export async function findShownSnapshot(
  db: Db,
  applicationId: number,
): Promise<(StoredCandidate & { taken_at: Date }) | null> {
  const [[found], files] = await inOneStatement(db, (one) => [
    shown(one).execute({ id: applicationId }),
    linkedFiles(one, applicationSnapshotFiles, [applicationId]),
  ]);
  if (!found) return null;
  const { row } = found.profile;
  return {
    candidate_id: row.candidate_id as number,
    user_id: row.user_id as number,
    role_id: ROLE.Candidate,
    full_name: `${row.first_name} ${row.last_name}`,
    created_at: new Date(row.created_at as string),
    updated_at: new Date(row.updated_at as string),
    fields: fieldsInJson(candidateKind, found.profile),
    skills: found.profile.skills,
    files,
    taken_at: found.taken_at,
  };
}

const shown = prepared((db) =>
  db
    .select(getTableColumns(applicationSnapshots))
    .from(applicationSnapshots)
    .innerJoin(applications, isOfApplication(applicationSnapshots))
    .where(and(eq(applicationSnapshots.application_id, sql.placeholder('id')), isShown()))
    .prepare('shown_snapshot'),
);

/** The join condition of `withSnapshots`, for statements that are written as SQL. */
export const isShownSnapshot = and(isOfApplication(applicationSnapshots), isShown())!;

/** Joins the snapshots that schools see to a query on applications. */
export const withSnapshots = <Query extends PgSelect>(query: Query) =>
  query.leftJoin(applicationSnapshots, isShownSnapshot);

/** Selects a profile value as the school sees it, in a query with `withSnapshots`. */
export const asShown = <T>(current: SQL<T> | AnyPgColumn, recorded: SQL<T>): SQL<T> =>
  sql<T>`case when ${applicationSnapshots.application_id} is null then ${current} else ${recorded} end`;

const inRow = (name: string) => sql`(${applicationSnapshots.profile} #>> ${inPath(`row,${name}`)})`;

/** Columns of the recorded profile, for `asShown`. */
export const recorded = {
  full_name: sql<string>`${applicationSnapshots.full_name}`,
  designation: sql<string | null>`${inRow('designation')}`,
  highest_qualification: sql<string | null>`${inRow('highest_qualification')}`,
  years_of_experience: sql<number | null>`${inRow('years_of_experience')}::float8`,
};
