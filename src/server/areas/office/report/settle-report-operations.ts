import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { lockAdmins } from '../../account/user-queries.ts';
import { tell } from '../../news/tell.ts';
import { lockVacancy } from '../../vacancies/vacancy-queries.ts';
import { suspend } from '../user/suspension-operations.ts';
import { isSuspended } from '../user/suspension-queries.ts';
import {
  countOpenReports,
  findReport,
  lockOpenReports,
  lockReporters,
  lockSubject,
  type ReportRow,
  settleReport,
} from './report-queries.ts';
import { findListedReport, type ListedReport, reportList } from './report-search-queries.ts';
import { takeDown } from './take-down-operations.ts';

type Report = AnswerSchema<'Report'>;
type Outcome = NonNullable<Report['outcome']>;

export const settleReportOperations = {
  listReports: reportList.handler(present),

  async settleReport(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const found = await findReport(db, id);
    if (!found) throw Refusal.notFound('report');
    const { outcome, note } = await call.body();
    if (outcome === 'taken_down' && found.about !== 'vacancy')
      throw Refusal.ofFields({ outcome: [coded('report.no_vacancy')] });
    await db.transaction(async (tx) => {
      // The caller may have been suspended since the call began.
      if (!(await lockAdmins(tx)).includes(user.id)) throw Refusal.forbidden();
      // The subject may have been deleted concurrently.
      const waits = await findReport(tx, id);
      if (!waits) throw Refusal.notFound('report');
      const known = await lockSubject(tx, waits);
      const isThere = known !== null && (await act(tx, context, waits, known.user_id, { outcome, note }));
      if (!isThere && (outcome === 'taken_down' || outcome === 'suspended'))
        throw Refusal.ofFields({ outcome: [coded('report.gone')] });
      const subject = isThere ? known : null;
      const report = isThere ? waits : await findReport(tx, id);
      if (!report) throw Refusal.notFound('report');
      await lockReporters(tx, report);
      const waiting = await lockOpenReports(tx, report);
      if (!waiting.some(({ report_id }) => report_id === id))
        throw new Refusal(409, coded('report.settled_before'));
      const settled = { settled_at: clock(), settled_by: user.id, outcome, note };
      const news = {
        outcome,
        name: subject?.name ?? report.subject_name ?? say('report.who_left'),
        user_id: subject?.user_id ?? null,
      };
      for (const one of settledTogether(outcome, waiting, id)) {
        await settleReport(tx, one.report_id, settled);
        if (one.reporter_id !== null) await notifyReporter(tx, one, one.reporter_id, news, clock());
      }
      if (report.vacancy_id !== null) await countOpenReports(tx, report.vacancy_id);
    });
    return { data: present((await findListedReport(db, id))!) };
  },
} satisfies Partial<Handlers>;

/**
 * Returns the reports that one decision settles: all open ones if the subject is taken down or suspended;
 * otherwise only this one, because another may be right about something else.
 */
const settledTogether = (outcome: Outcome, waiting: readonly ReportRow[], id: number) =>
  outcome === 'taken_down' || outcome === 'suspended'
    ? waiting
    : waiting.filter(({ report_id }) => report_id === id);

/**
 * Carries out the outcome, unless that has been done already; locks the vacancy in any case. False if the
 * vacancy has been deleted: then only the report is left to settle.
 */
async function act(
  tx: Db,
  context: Context<'settleReport'>,
  { vacancy_id }: ReportRow,
  userId: number,
  { outcome, note }: { outcome: Outcome; note: string },
): Promise<boolean> {
  // Before the vacancy is locked: suspending uses this lock order.
  if (outcome === 'suspended' && !(await isSuspended(tx, userId))) await suspend(tx, context, userId, note);
  if (vacancy_id === null) return true;
  const vacancy = await lockVacancy(tx, vacancy_id, 'update');
  if (!vacancy) return false;
  if (outcome === 'taken_down' && vacancy.taken_down_reason === null)
    await takeDown(tx, context, vacancy, note);
  return true;
}

const SETTLED = {
  dismissed: 'report-dismissed',
  taken_down: 'report-taken-down',
  suspended: 'report-suspended',
  resolved: 'report-resolved',
} as const satisfies Record<Outcome, string>;

async function notifyReporter(
  tx: Db,
  { vacancy_id, school_id }: ReportRow,
  to: number,
  { outcome, name, user_id }: { outcome: Outcome; name: string; user_id: number | null },
  at: Date,
): Promise<void> {
  const about = {
    about_user_id: user_id,
    ...(vacancy_id !== null && { vacancy_id }),
    ...(school_id !== null && { school_id }),
  };
  await tell(tx, null, SETTLED[outcome], { to: { reporter: to }, facts: { name }, about, at });
}

function present({ report, name, message, reported_by, settled_by }: ListedReport): Report {
  const { report_id, reporter_id, vacancy_id, school_id, candidate_id, reason, text, outcome, note } = report;
  return {
    report_id,
    created_at: report.created_at,
    about: report.about as Report['about'],
    // For a deleted candidate only the report remains.
    name: name ?? report.subject_name ?? say('report.left'),
    is_gone: vacancy_id === null && school_id === null && candidate_id === null,
    vacancy_id,
    school_id,
    candidate_id,
    reason: reason as Report['reason'],
    text,
    message,
    reporter_id,
    reported_by,
    settled_at: report.settled_at,
    settled_by,
    outcome: outcome as Report['outcome'],
    note,
  };
}
