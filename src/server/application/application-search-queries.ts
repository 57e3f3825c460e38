import { and, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { type Key, placeOf } from '../db/keyset.ts';
import { checked, type LargeList, pageOfLarge } from '../db/large-list.ts';
import { likePattern } from '../db/like-pattern.ts';
import { within } from '../db/list-query.ts';
import type { Found, Page } from '../db/page.ts';
import { linkedFiles } from '../db/record-files.ts';
import { applications } from '../db/schema/application.ts';
import { candidateFiles, candidates, searchedText } from '../db/schema/candidate.ts';
import { countries } from '../db/schema/reference.ts';
import { schools } from '../db/schema/school.ts';
import { vacancies } from '../db/schema/vacancy.ts';
import { fileUrl } from '../http/upload/file-queries.ts';
import {
  demandsOf,
  type ProfileFacts,
  profileFactsOf,
  type VacancyDemands,
} from '../profile-match/match-fact-queries.ts';
import { checksMet } from '../profile-match/match-order-queries.ts';
import { logosOf } from '../vacancy/vacancy-read-queries.ts';
import type { ApplicationStatus } from './application-states.ts';

export type ApplicationFilter = {
  candidate_id?: number;
  school_id?: number;
  vacancy_id?: number;
  status?: ApplicationStatus;
  /** Text in the candidate's name or the vacancy's title, ignoring case. */
  search?: string;
  applied?: { from?: Date | undefined; before?: Date | undefined };
  /** Limits the search to what the caller may see, on top of every other condition. */
  mine?: { candidate_id?: number; school_id?: number };
};

export const applicantName = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;

/** `status` is sorted by the order of the states. */
const SORT_KEYS: Record<string, (statuses: readonly string[]) => Omit<Key, 'descending'>> = {
  candidate: () => ({ by: sql`lower(${applicantName})`, kind: 'text' }),
  position: () => ({ by: vacancies.title_key, kind: 'text' }),
  // Without questions there is no score, which sorts below every other.
  match_score: () => ({ by: sql`coalesce(${applications.match_score}, -1)`, kind: 'number' }),
  match: () => ({ by: checksMet, kind: 'number' }),
  status: (statuses) => ({
    by: sql`array_position(${sql.param(statuses)}::text[], ${applications.status})`,
    kind: 'number',
  }),
  application_date: () => ({ by: applications.application_date, kind: 'moment' }),
};

/**
 * Returns the keys of a sort, which has a minus for descending order: `-application_date`. Among equals the newest is
 * first.
 */
export function applicationKeys(sort: string, statuses: readonly string[]): Key[] {
  const key = SORT_KEYS[sort.replace('-', '')]!(statuses);
  return [
    { ...key, descending: sort.startsWith('-') },
    { by: applications.application_id, kind: 'number', descending: true },
  ];
}

export type ListedApplication = Awaited<ReturnType<typeof select>>[number] & {
  school_logo: string | null;
  candidate_picture: string | null;
  /** The facts of the candidate that are compared with the vacancy's demands. */
  profile: ProfileFacts;
  demands: VacancyDemands;
};

export async function searchApplications(
  db: Db,
  filter: ApplicationFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<ListedApplication>> {
  const list: LargeList = {
    table: applications,
    joined: withParties,
    where: (expected) => applicationConditions(filter, expected === 'few' ? db : undefined),
  };
  const { rows, ...found } = await pageOfLarge(db, list, page, (where) =>
    withParties(
      db
        .select({ id: applications.application_id, place: placeOf(page.keys) })
        .from(applications)
        .$dynamic(),
    ).where(where),
  );
  const listed = await listedApplications(
    db,
    rows.map((row) => row.id),
  );
  return { ...found, rows: rows.flatMap(({ id }) => listed.get(id) ?? []) };
}

const withParties = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id));

/** Returns an application as lists show it. */
export async function findListedApplication(db: Db, id: number): Promise<ListedApplication | null> {
  return (await listedApplications(db, [id])).get(id) ?? null;
}

/** Returns applications as lists show them, by id. */
export async function listedApplications(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ListedApplication>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db).where(inArray(applications.application_id, [...ids]));
  const listed = await withPictures(db, rows);
  return new Map(listed.map((row) => [row.application.application_id, row]));
}

function select(db: Db) {
  return db
    .select({
      application: getTableColumns(applications),
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
        full_name: applicantName,
        designation: candidates.designation,
        highest_qualification: candidates.highest_qualification,
        years_of_experience: candidates.years_of_experience,
      },
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .innerJoin(countries, eq(countries.country_id, vacancies.country_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .$dynamic();
}

async function withPictures(db: Db, rows: Awaited<ReturnType<typeof select>>): Promise<ListedApplication[]> {
  const candidateIds = rows.map((row) => row.candidate.candidate_id);
  const [logos, pictures, profiles, demands] = await Promise.all([
    logosOf(
      db,
      rows.map((row) => row.school.school_id),
    ),
    linkedFiles(db, candidateFiles, candidateIds, 'candidate_picture'),
    profileFactsOf(db, candidateIds),
    demandsOf(
      db,
      rows.map((row) => row.vacancy.vacancy_id),
    ),
  ]);
  const pictureOf = new Map(pictures.map((file) => [file.record_id, fileUrl(file)]));
  return rows.flatMap((row) => {
    const profile = profiles.get(row.candidate.candidate_id);
    const asked = demands.get(row.vacancy.vacancy_id);
    // Deleted meanwhile.
    if (!profile || !asked) return [];
    return {
      ...row,
      school_logo: logos.get(row.school.school_id) ?? null,
      candidate_picture: pictureOf.get(row.candidate.candidate_id) ?? null,
      profile,
      demands: asked,
    };
  });
}

/**
 * Returns the condition of a search, for queries that join vacancies and candidates. With a database, subqueries find
 * the matching candidates and vacancies by the indexes of their texts, which is fast for few; without, the texts of the
 * joined rows are checked.
 */
export function applicationConditions({ mine, ...filter }: ApplicationFilter, db?: Db): SQL | undefined {
  return and(
    mine && applicationConditions(mine),
    within(applications.application_date, filter.applied),
    filter.candidate_id === undefined ? undefined : eq(applications.candidate_id, filter.candidate_id),
    filter.school_id === undefined ? undefined : eq(vacancies.school_id, filter.school_id),
    filter.vacancy_id === undefined ? undefined : eq(applications.vacancy_id, filter.vacancy_id),
    filter.status === undefined ? undefined : eq(applications.status, filter.status),
    filter.search ? contains(filter.search, filter.vacancy_id, db) : undefined,
  );
}

function contains(search: string, vacancyId: number | undefined, db: Db | undefined): SQL | undefined {
  const pattern = likePattern(search);
  // The first condition is known to an index and the planner, but also matches designations; the second does not.
  const isNamed = and(ilike(searchedText(candidates), pattern), ilike(applicantName, pattern));
  // All applications of one vacancy have the same title.
  if (vacancyId !== undefined) return isNamed;
  const isTitled = ilike(vacancies.title_key, pattern);
  if (!db) return checked(or(isNamed, isTitled));
  const named = db.select({ id: candidates.candidate_id }).from(candidates).where(isNamed);
  const titled = db.select({ id: vacancies.vacancy_id }).from(vacancies).where(isTitled);
  return sql`(${applications.candidate_id} = any (array(${named})) or ${applications.vacancy_id} = any (array(${titled})))`;
}
