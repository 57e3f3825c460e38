import {
  aliasedTable,
  and,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { type Key, keysOf, placeOf, type SortBy } from '../../../engine/db/keyset.ts';
import {
  checked,
  type Expected,
  foundByAny,
  isOf,
  type LargeList,
  pageOfLarge,
} from '../../../engine/db/large-list.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { within } from '../../../engine/db/list-query.ts';
import type { Found, Page } from '../../../engine/db/page.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users, searchedText as userText } from '../../../engine/db/tables/accounts.ts';
import { candidates, searchedText as candidateText } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { reports, searchedText } from '../tables/report.ts';

export type ReportFilter = {
  /** Text in the report, in the subject's name, or in the reporter's name. */
  search?: string;
  state?: 'open' | 'settled';
  about?: 'vacancy' | 'school' | 'candidate';
  reason?: string;
  outcome?: string;
  created?: { from?: Date; before?: Date };
};

const reporters = aliasedTable(users, 'reporters');
const settlers = aliasedTable(users, 'settlers');
const candidateName = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;
const subjectName = sql<
  string | null
>`coalesce(${vacancies.vacancy_title}, ${schools.school_name}, ${candidateName}, ${reports.subject_name})`;

const SORT_KEYS = {
  created_at: { by: reports.created_at, kind: 'moment' },
  reason: { by: reports.reason, kind: 'text' },
} as const;

export const reportKeys = (sort: SortBy<typeof SORT_KEYS>): Key[] =>
  keysOf(SORT_KEYS, sort, reports.report_id);

export type ListedReport = NonNullable<Awaited<ReturnType<typeof findListedReport>>>;

export async function searchReports(
  db: Db,
  filter: ReportFilter,
  page: Page & { keys: readonly Key[] },
): Promise<Found<ListedReport>> {
  const list: LargeList = { table: reports, where: (expected) => and(...conditions(db, filter, expected)) };
  const { rows, ...found } = await pageOfLarge(db, list, page, (where) =>
    db
      .select({ id: reports.report_id, place: placeOf(page.keys) })
      .from(reports)
      .where(where),
  );
  const ids = rows.map(({ id }) => id);
  const read = ids.length ? await listed(db).execute({ ids }) : [];
  const byId = new Map(read.map((row) => [row.report.report_id, row]));
  return { ...found, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

export async function findListedReport(db: Db, id: number) {
  const [row] = await select(db).where(eq(reports.report_id, id));
  return row ?? null;
}

const select = (db: Db) =>
  db
    .select({
      report: getTableColumns(reports),
      name: subjectName,
      reported_by: reporters.full_name,
      settled_by: settlers.full_name,
    })
    .from(reports)
    .leftJoin(vacancies, eq(vacancies.vacancy_id, reports.vacancy_id))
    .leftJoin(schools, eq(schools.school_id, reports.school_id))
    .leftJoin(candidates, eq(candidates.candidate_id, reports.candidate_id))
    .leftJoin(reporters, eq(reporters.id, reports.reporter_id))
    .leftJoin(settlers, eq(settlers.id, reports.settled_by))
    .$dynamic();

const listed = prepared((db) =>
  select(db)
    .where(sql`${reports.report_id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('listed_reports'),
);

function conditions(
  db: Db,
  { search, state, about, reason, outcome, created }: ReportFilter,
  expected: Expected,
): (SQL | undefined)[] {
  return [
    search ? contains(db, likePattern(search), expected) : undefined,
    state && (state === 'open' ? isNull : isNotNull)(reports.settled_at),
    about && eq(reports.about, about),
    reason === undefined ? undefined : eq(reports.reason, reason),
    outcome === undefined ? undefined : eq(reports.outcome, outcome),
    within(reports.created_at, created),
  ];
}

function contains(db: Db, pattern: string, expected: Expected): SQL {
  const isWritten = ilike(searchedText(reports), pattern);
  if (expected === 'many')
    return checked(
      or(
        isWritten,
        isOf(reports.vacancy_id, vacancies.vacancy_id, ilike(vacancies.vacancy_title, pattern)),
        isOf(reports.school_id, schools.school_id, ilike(schools.school_name, pattern)),
        isOf(reports.candidate_id, candidates.candidate_id, ilike(candidateName, pattern)),
        isOf(reports.reporter_id, users.id, ilike(users.full_name, pattern)),
      ),
    );
  const titled = db
    .select({ id: vacancies.vacancy_id })
    .from(vacancies)
    .where(ilike(vacancies.title_key, pattern));
  const called = db
    .select({ id: schools.school_id })
    .from(schools)
    .where(ilike(schools.school_name, pattern));
  const named = db
    .select({ id: candidates.candidate_id })
    .from(candidates)
    .where(and(ilike(candidateText(candidates), pattern), ilike(candidateName, pattern)));
  const reporting = db
    .select({ id: users.id })
    .from(users)
    .where(and(ilike(userText(users), pattern), ilike(users.full_name, pattern)));
  const ways = [
    isWritten,
    inArray(reports.vacancy_id, titled),
    inArray(reports.school_id, called),
    inArray(reports.candidate_id, named),
    inArray(reports.reporter_id, reporting),
  ];
  return foundByAny(
    reports.report_id,
    ways.map((where) => db.select({ id: reports.report_id }).from(reports).where(where)),
  );
}
