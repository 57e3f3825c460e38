import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { countAttempt, formatWait } from '../../account/attempt-limits.ts';
import { adminIds } from '../../account/user-queries.ts';
import { findMessage, type StoredMessage } from '../../hiring/message/message-queries.ts';
import { tell } from '../../news/tell.ts';
import { findSchool } from '../../schools/school-queries.ts';
import { incrementOpenReports, insertReport, type Subject, subjectOf } from './report-queries.ts';

type Reporting =
  | 'reportVacancy'
  | 'reportSchool'
  | 'reportCandidate'
  | 'reportApplicationMessage'
  | 'reportInvitationMessage';

/** More than anybody reports in good faith; each is read by a person. */
const REPORTS = { limit: 30, per: DAY };

/** Reports about anything that the reporter can see. */
export const reportOperations = {
  async reportVacancy(call, context) {
    const { vacancy_id, school_id } = call.record;
    await report(context, { vacancy_id }, school_id === context.user.school_id, await call.body());
    return { data: null };
  },

  async reportSchool(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const found = await findSchool(db, id, siteDay(clock()));
    if (!found || found.is_suspended) throw Refusal.notFound('school');
    await report(context, { school_id: id }, id === user.school_id, await call.body());
    return { data: null };
  },

  async reportCandidate(call, context) {
    const { candidate_id } = call.record;
    await report(context, { candidate_id }, false, await call.body());
    return { data: null };
  },

  async reportApplicationMessage(call, context) {
    const { application_id } = call.record;
    const isOf = (message: StoredMessage) => message.application_id === application_id;
    await reportMessage(context, call.record, call.path.message_id, isOf, await call.body());
    return { data: null };
  },

  async reportInvitationMessage(call, context) {
    const { invitation_id } = call.record;
    const isOf = (message: StoredMessage) => message.invitation_id === invitation_id;
    await reportMessage(context, call.record, call.path.message_id, isOf, await call.body());
    return { data: null };
  },
} satisfies Partial<Handlers>;

async function reportMessage(
  context: Context<Reporting>,
  { school_id, candidate_id }: { school_id: number; candidate_id: number },
  id: number,
  isOf: (message: StoredMessage) => boolean,
  body: { reason: string; text?: string },
): Promise<void> {
  const isSchool = context.user.role_name === 'School';
  const message = await findMessage(context.db, id);
  if (!message || !isOf(message)) throw Refusal.notFound('message');
  if ((message.kind === 'written') === isSchool) throw new Refusal(409, coded('message.own'));
  const author = isSchool ? { candidate_id } : { school_id };
  await report(context, { ...author, message_id: id }, false, body);
}

async function report(
  context: Context<Reporting>,
  subject: Subject,
  isOwn: boolean,
  { reason, text }: { reason: string; text?: string },
): Promise<void> {
  const { db, user, clock } = context;
  if (isOwn) throw new Refusal(409, coded('report.own'));
  await countAttempt(context, 'report', user);
  await limitDay(context);
  const now = clock();
  await db.transaction(async (tx) => {
    const about = await subjectOf(tx, subject);
    if (!about) throw Refusal.notFound('report');
    // Before the subject is locked: settling a report uses the same lock order.
    await tell(tx, null, 'report-received', {
      to: { admins: await adminIds(tx) },
      facts: { name: about.name },
      about: { about_user_id: about.user_id },
      at: now,
    });
    const id = await insertReport(
      tx,
      { ...subject, reporter_id: user.id, reason, text: text ?? null },
      about.name,
      now,
    );
    if (id === null) throw new Refusal(409, coded('report.waits'));
    if ('vacancy_id' in subject) await incrementOpenReports(tx, subject.vacancy_id);
  });
}

/** @throws Refusal 429 after too many reports of one account in a day, from any network */
const limitDay = (context: Context<Reporting>): Promise<void> =>
  limitCalls(context, [
    {
      key: `report:day:${context.user.id}`,
      ...REPORTS,
      refusal: (wait, count) => coded('report.too_many', { count, time: formatWait(wait) }),
    },
  ]);
