import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { insertRecord, updateRecord } from '../../../engine/db/record-store.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import type { MailContext } from '../../news/tell.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { moveToInterview } from '../application/move-application.ts';
import { interviewKind } from '../tables/interview.ts';
import { presentInterview } from './interview-answers.ts';
import { refuseClash } from './interview-clash.ts';
import { type InterviewEvent, interviewCalendar, tellInterview } from './interview-news.ts';
import {
  cancelInterview,
  countInterviews,
  findInterview,
  interviewList,
  lockCalendars,
  type ReadInterview,
  type StoredInterview,
} from './interview-queries.ts';
import { INTERVIEWS_AT_MOST, refuseUnlessUpcoming } from './interview-state.ts';
import { presentListedInterviews } from './listed-interviews.ts';

export const interviewOperations = {
  async listInterviews({ query, listCondition }, context) {
    const { rows, meta, reading } = await interviewList.page(query, context, listCondition());
    return { data: await presentListedInterviews(context.db, rows, reading.now, context.user), meta };
  },

  async getInterviewCalendar(call, { db, user, settings }) {
    const found = call.record;
    const parties = await applicationParties(db, found.application_id);
    const method = found.cancelled_at ? 'CANCEL' : 'PUBLISH';
    const content = interviewCalendar(found, parties, settings.publicUrl, method, user);
    return { text: { name: 'interview.ics', media_type: 'text/calendar', content } };
  },

  async scheduleInterview(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const body = await call.body();
    const typed = await typedInterview(body);
    const starts_at = new Date(body.starts_at);
    const now = clock();
    const created = await db.transaction(async (tx) => {
      await moveToInterview(tx, await call.locked(tx), { changed_by: user.id, at: now });
      if ((await countInterviews(tx, id)) >= INTERVIEWS_AT_MOST) {
        throw new Refusal(409, say('interview.too_many', { most: INTERVIEWS_AT_MOST }));
      }
      const { minutes, despite_clash } = body;
      const attendees = await lockCalendars(tx, id);
      if (!despite_clash) await refuseClash(tx, { interview_id: null, starts_at, minutes }, attendees, user);
      const columns = {
        application_id: id,
        starts_at,
        created_at: now,
        updated_at: now,
        reminded_at: remindedBy(starts_at, now),
      };
      const interviewId = await insertRecord(tx, interviewKind, columns, typed);
      return announce(tx, context, 'interview-scheduled', interviewId, now);
    });
    return { data: await presentInterview(created, now, context.user) };
  },

  async updateInterview(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const { application_id } = call.record;
    await call.received();
    const now = clock();
    const changed = await db.transaction(async (tx) => {
      const before = await call.locked(tx);
      refuseUnlessUpcoming(before, now);
      const body = await call.body({}, before.fields, tx);
      const typed = await typedInterview(body);
      const starts_at = body.starts_at ? new Date(body.starts_at) : before.starts_at;
      const isMoved = starts_at.getTime() !== before.starts_at.getTime();
      const minutes = body.minutes ?? before.minutes;
      if (isMoved || minutes !== before.minutes) {
        const attendees = await lockCalendars(tx, application_id);
        if (!body.despite_clash)
          await refuseClash(tx, { interview_id: id, starts_at, minutes }, attendees, user);
      }
      await updateRecord(tx, interviewKind, id, typed, {
        updated_at: now,
        ...(isMoved && {
          starts_at,
          reminded_at: remindedBy(starts_at, now),
          ...answerTo(before, starts_at),
        }),
      });
      const after = (await findInterview(tx, id))!;
      if (isSame(before, after)) return after;
      return announce(tx, context, 'interview-changed', id, now);
    });
    return { data: await presentInterview(changed, now, context.user) };
  },

  async cancelInterview(call, context) {
    const { db, clock } = context;
    const { id } = call.path;
    const now = clock();
    const cancelled = await db.transaction(async (tx) => {
      refuseUnlessUpcoming(await call.locked(tx), now);
      await cancelInterview(tx, id, now);
      return announce(tx, context, 'interview-cancelled', id, now);
    });
    return { data: await presentInterview(cancelled, now, context.user) };
  },
} satisfies Partial<Handlers>;

/** An interview announced less than a day ahead needs no reminder. */
const remindedBy = (starts_at: Date, now: Date) => (starts_at.getTime() - now.getTime() <= DAY ? now : null);

/** A new time needs a new answer, unless it is the one that the candidate proposed. */
const answerTo = ({ proposed_at }: StoredInterview, starts_at: Date) => ({
  ...(proposed_at?.getTime() === starts_at.getTime()
    ? { answer: 'accepted' }
    : { answer: null, answered_at: null }),
  proposed_at: null,
  proposal: null,
});

/** Returns the form's fields except those not stored as text: the time, and the confirmation. */
async function typedInterview(body: Readonly<Fields>): Promise<Fields> {
  const {
    starts_at: _,
    despite_clash: __,
    ...typed
  } = typedFields(await formFields('scheduleInterview'), body);
  return typed;
}

const isSame = (a: StoredInterview, b: StoredInterview): boolean =>
  a.starts_at.getTime() === b.starts_at.getTime() && JSON.stringify(a.fields) === JSON.stringify(b.fields);

/** Notifies both sides, and returns the updated interview. */
async function announce(
  tx: Db,
  posting: MailContext,
  event: InterviewEvent,
  id: number,
  at: Date,
): Promise<ReadInterview> {
  const found = (await findInterview(tx, id))!;
  const parties = await applicationParties(tx, found.application_id);
  await tellInterview(tx, posting, event, found, parties, at);
  return found;
}
