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
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { folded, isLike } from '../../../engine/db/folded.ts';
import { likePattern } from '../../../engine/db/like-pattern.ts';
import { equals, ownText, referredText } from '../../../engine/db/list-condition.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users, searchedText as userText } from '../../../engine/db/tables/accounts.ts';
import { list } from '../../../engine/records/list-queries.ts';
import { applicationHistory } from '../../hiring/tables/application.ts';
import { fromDay, throughDay } from '../../news/reader-zone-queries.ts';
import { candidates, searchedText as candidateText, searchedName } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { reports, searchedText } from '../tables/report.ts';

const reporters = aliasedTable(users, 'reporters');
const settlers = aliasedTable(users, 'settlers');
const candidateName = sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`;
const subjectName = sql<
  string | null
>`coalesce(${vacancies.vacancy_title}, ${schools.school_name}, ${candidateName}, ${reports.subject_name})`;

export type ListedReport = NonNullable<Awaited<ReturnType<typeof findListedReport>>>;

export const reportList = list('listReports', {
  table: reports,
  id: reports.report_id,
  search: (text) => {
    const pattern = likePattern(text);
    const [isTitled, isNamed] = [isLike(vacancies.title_key, text), isLike(searchedName(candidates), text)];
    const isReporting = isLike(folded(users.full_name), text);
    return [
      ownText(ilike(searchedText(reports), pattern)),
      referredText(reports.vacancy_id, vacancies.vacancy_id, isTitled),
      referredText(reports.school_id, schools.school_id, isLike(schools.name_key, text)),
      referredText(
        reports.candidate_id,
        candidates.candidate_id,
        isNamed,
        and(isLike(candidateText(candidates), text), isNamed),
      ),
      referredText(
        reports.reporter_id,
        users.id,
        isReporting,
        and(isLike(userText(users), text), isReporting),
      ),
    ];
  },
  filters: {
    state: (state) => (state === 'open' ? isNull : isNotNull)(reports.settled_at),
    about: equals(reports.about),
    reason: equals(reports.reason),
    outcome: equals(reports.outcome),
    school_id: (ids) => (ids.length > 0 ? concerns(ids) : undefined),
    created_from: fromDay(reports.created_at),
    created_to: throughDay(reports.created_at),
  },
  sorts: {
    created_at: { by: reports.created_at, kind: 'moment' },
    reason: { by: reports.reason, kind: 'text' },
  },
  read: async (rows, { db }) => {
    const ids = rows.map(({ id }) => id);
    const read = new Map((await listed(db).execute({ ids })).map((row) => [row.report.report_id, row]));
    return ids.flatMap((id) => read.get(id) ?? []);
  },
});

/** Reports about schools or their vacancies. */
const concerns = (schoolIds: number[]) =>
  or(
    inArray(reports.school_id, schoolIds),
    sql`${reports.vacancy_id} in (select ${vacancies.vacancy_id} from ${vacancies} where ${inArray(vacancies.school_id, schoolIds)})`,
  );

export async function findListedReport(db: Db, id: number) {
  const [row] = await select(db).where(eq(reports.report_id, id));
  return row ?? null;
}

const select = (db: Db) =>
  db
    .select({
      report: getTableColumns(reports),
      name: subjectName,
      message: applicationHistory.note,
      reported_by: reporters.full_name,
      settled_by: settlers.full_name,
    })
    .from(reports)
    .leftJoin(vacancies, eq(vacancies.vacancy_id, reports.vacancy_id))
    .leftJoin(schools, eq(schools.school_id, reports.school_id))
    .leftJoin(candidates, eq(candidates.candidate_id, reports.candidate_id))
    .leftJoin(applicationHistory, eq(applicationHistory.id, reports.message_id))
    .leftJoin(reporters, eq(reporters.id, reports.reporter_id))
    .leftJoin(settlers, eq(settlers.id, reports.settled_by))
    .$dynamic();

const listed = prepared((db) =>
  select(db)
    .where(sql`${reports.report_id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('listed_reports'),
);
