import {
  aliasedTable,
  and,
  count,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { likePattern } from '../db/like-pattern.ts';
import { inOrderOf, pageOf, type Sort, within } from '../db/list-query.ts';
import type { Page } from '../db/page.ts';
import { users } from '../db/schema/accounts.ts';
import { candidates } from '../db/schema/candidate.ts';
import { reports } from '../db/schema/report.ts';
import { schools } from '../db/schema/school.ts';
import { vacancies } from '../db/schema/vacancy.ts';

export type ReportFilter = {
  /** Text in what was written, in the name of what is reported, or in the name of who reports it. */
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

const SORT_KEYS = { created_at: reports.created_at, reason: reports.reason };
export type ReportSort = Sort<keyof typeof SORT_KEYS>;

export type ListedReport = Awaited<ReturnType<typeof select>>[number];

export async function searchReports(
  db: Db,
  filter: ReportFilter,
  { sort, ...page }: Page & { sort: ReportSort },
): Promise<{ rows: ListedReport[]; total: number }> {
  const where = and(...conditions(filter));
  const rows = select(db)
    .where(where)
    .orderBy(...inOrderOf(sort, SORT_KEYS, reports.report_id));
  return pageOf(rows, page, joined(db.select({ total: count() }).from(reports).$dynamic()).where(where));
}

export async function findListedReport(db: Db, id: number): Promise<ListedReport | null> {
  const [row] = await select(db).where(eq(reports.report_id, id));
  return row ?? null;
}

function select(db: Db) {
  const listed = db
    .select({
      report: getTableColumns(reports),
      name: subjectName,
      reported_by: reporters.full_name,
      settled_by: settlers.full_name,
    })
    .from(reports)
    .$dynamic();
  return joined(listed);
}

const joined = <Query extends PgSelect>(query: Query) =>
  query
    .leftJoin(vacancies, eq(vacancies.vacancy_id, reports.vacancy_id))
    .leftJoin(schools, eq(schools.school_id, reports.school_id))
    .leftJoin(candidates, eq(candidates.candidate_id, reports.candidate_id))
    .leftJoin(reporters, eq(reporters.id, reports.reporter_id))
    .leftJoin(settlers, eq(settlers.id, reports.settled_by));

function conditions({ search, state, about, reason, outcome, created }: ReportFilter): (SQL | undefined)[] {
  const pattern = search && likePattern(search);
  return [
    pattern
      ? or(ilike(subjectName, pattern), ilike(reporters.full_name, pattern), ilike(reports.text, pattern))
      : undefined,
    state && (state === 'open' ? isNull : isNotNull)(reports.settled_at),
    about && eq(reports.about, about),
    reason === undefined ? undefined : eq(reports.reason, reason),
    outcome === undefined ? undefined : eq(reports.outcome, outcome),
    within(reports.created_at, created),
  ];
}
