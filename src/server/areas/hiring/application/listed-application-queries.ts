import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../engine/db/connect.ts';
import { jsonObjectFrom } from '../../../engine/db/json-subquery.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { files } from '../../../engine/db/tables/file.ts';
import type { FileTable } from '../../../engine/db/tables/owned.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import { sharesContact } from '../../people/shared-contact-queries.ts';
import { candidateFiles, candidates } from '../../people/tables/candidate.ts';
import { countries } from '../../reference/tables/reference.ts';
import { schoolFiles, schools } from '../../schools/tables/school.ts';
import {
  demandColumns,
  demandsIn,
  type ProfileFacts,
  profileFacts,
  recordedFacts,
  type VacancyDemands,
} from '../../vacancies/profile-match/match-fact-queries.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { asShown, recorded, withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshotFiles, applicationSnapshots } from '../tables/application-snapshot.ts';
import { bulkTaskRows, bulkTasks } from '../tables/bulk-task.ts';
import { messageThreads } from '../tables/message-thread.ts';
import type { ApplicationStatus } from './application-states.ts';

/** The applicant's current name. */
export const applicantName = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;

/** The applicant's name as the school sees it, in a query with `withSnapshots`. */
export const shownName = asShown(applicantName, recorded.full_name);

/** The state that the school has chosen in a job that has not reached the application yet. */
export const nextStatus = sql<ApplicationStatus | null>`(
  select j.status from ${bulkTaskRows} r join ${bulkTasks} j on j.id = r.job_id and j.vacancy_id = r.vacancy_id
  where r.vacancy_id = ${applications.vacancy_id} and r.application_id = ${applications.application_id} and r.done_at is null and j.kind = 'move'
  order by r.job_id desc limit 1)`;

/** The number of the candidate's messages that nobody of the school has read; null when there is none. */
const schoolUnread = sql<
  number | null
>`(select nullif(${messageThreads.school_unread}, 0) from ${messageThreads}
  where ${messageThreads.vacancy_id} = ${applications.vacancy_id} and ${messageThreads.application_id} = ${applications.application_id})`;

/**
 * Everything that lists show of applications, in one statement: several small ones cost more round trips than
 * query time.
 */
const selectListed = (db: Db) =>
  withSnapshots(
    db
      .select({
        application: getTableColumns(applications),
        contact_shared: sharesContact,
        next_status: nextStatus,
        unread: schoolUnread,
        vacancy: {
          vacancy_id: vacancies.vacancy_id,
          vacancy_title: vacancies.vacancy_title,
          position_type: vacancies.position_type,
          city: vacancies.city,
          closed_at: vacancies.closed_at,
          taken_down_at: vacancies.taken_down_at,
          application_deadline: vacancies.application_deadline,
        },
        country: { country_id: countries.country_id, name_en: countries.name_en },
        school: { school_id: schools.school_id, school_name: schools.school_name },
        candidate: {
          candidate_id: candidates.candidate_id,
          full_name: shownName,
          designation: asShown(candidates.designation, recorded.designation),
          highest_qualification: asShown(candidates.highest_qualification, recorded.highest_qualification),
          years_of_experience: asShown(candidates.years_of_experience, recorded.years_of_experience),
        },
        logo: fileOf(schoolFiles, schools.school_id, 'school_logo'),
        picture: asShown(
          fileOf(candidateFiles, candidates.candidate_id, 'candidate_picture'),
          fileOf(applicationSnapshotFiles, applicationSnapshots.application_id, 'candidate_picture'),
        ),
        profile: asShown(
          // Each application has a candidate.
          profileFacts(sql`${applications.candidate_id}`) as SQL<ProfileFacts>,
          recordedFacts(applicationSnapshots.profile),
        ),
        asked: demandColumns,
      })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
      .innerJoin(countries, eq(countries.country_id, vacancies.country_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  );

function fileOf(table: FileTable, owner: PgColumn, field: string) {
  const { id, visibility, storage_name, original_name } = files;
  return jsonObjectFrom(
    { id, visibility, storage_name, original_name },
    sql`${table} inner join ${files} on ${id} = ${table.file_id} where ${table.owner_id} = ${owner} and ${table.field} = ${sql.raw(`'${field}'`)}`,
  );
}

const listed = prepared((db) =>
  selectListed(db)
    .where(sql`${applications.application_id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('listed_applications'),
);

type Row = Awaited<ReturnType<typeof selectListed>>[number];
export type ListedApplication = Omit<Row, 'logo' | 'picture' | 'asked'> & {
  school_logo: string | null;
  candidate_picture: string | null;
  /** What `profile`, the candidate's facts, is matched against. */
  demands: VacancyDemands;
};

/** Returns applications by id, as lists show them. */
export async function listedApplications(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ListedApplication>> {
  if (ids.length === 0) return new Map();
  const rows = await listed(db).execute({ ids });
  return new Map(
    rows.map(({ logo, picture, asked, ...row }) => [
      row.application.application_id,
      {
        ...row,
        school_logo: logo && fileUrl(logo),
        candidate_picture: picture && fileUrl(picture),
        demands: demandsIn(asked),
      },
    ]),
  );
}

export async function findListedApplication(db: Db, id: number): Promise<ListedApplication | null> {
  return (await listedApplications(db, [id])).get(id) ?? null;
}
