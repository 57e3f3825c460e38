import { isDeepStrictEqual } from 'node:util';
import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { CHANGED } from '../../../engine/db/write-together.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { changeAsRead } from '../../../engine/records/change-as-read.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { applicationParties, findParties, partyMaterials } from '../application/application-party-queries.ts';
import { touchApplication } from '../application/application-queries.ts';
import { moveToInterview, refuseUnlessInterviewed } from '../application/move-application.ts';
import { changeInterview, newsOfInterview, readToChange } from './change-interview.ts';
import { presentInterview } from './interview-answers.ts';
import { refuseClash } from './interview-clash.ts';
import { monthOfReader } from './interview-month.ts';
import { interviewCalendar } from './interview-news.ts';
import {
  inCalendars,
  interviewList,
  interviewToChange,
  interviewToInsert,
  isFree,
  nextInterview,
  type StoredInterview,
  withChanges,
} from './interview-queries.ts';
import { INTERVIEWS_AT_MOST, refuseUnlessUpcoming } from './interview-state.ts';
import { presentListedInterviews } from './listed-interviews.ts';

export const interviewOperations = {
  async listInterviews({ query, listCondition }, context) {
    const { db, user, clock } = context;
    const month = query.month === undefined ? undefined : await monthOfReader(db, user, query.month, clock());
    const own = listCondition();
    const { rows, meta, reading } = await interviewList.page(query, context, own && { ...own, month });
    return {
      data: await presentListedInterviews(db, rows, reading.now, user),
      meta: { ...meta, month: month?.month ?? null, today: month?.today ?? null },
    };
  },

  async getInterviewCalendar(call, { db, user, settings }) {
    const found = call.record;
    const parties = await applicationParties(db, found.application_id);
    const method = found.cancelled_at ? 'CANCEL' : 'PUBLISH';
    const content = interviewCalendar(found, parties, settings.publicUrl, method, user);
    return { text: { name: 'interview.ics', media_type: 'text/calendar', content } };
  },

  scheduleInterview: {
    async find(call, context) {
      const { db, user, clock } = context;
      const { id } = call.path;
      const read = () =>
        inOneStatement(db, (one) => [
          call.found(one),
          findParties(one, id),
          partyMaterials(one, id),
          nextInterview(one, id),
        ]);
      const scheduled = await changeAsRead(
        read,
        call.body,
        async ([found, parties, materials, next], body) => {
          const now = clock();
          await refuseUnlessInterviewed(db, found.status);
          if (next.before >= INTERVIEWS_AT_MOST)
            throw new Refusal(409, coded('interview.too_many', { most: INTERVIEWS_AT_MOST }));
          const { minutes, despite_clash } = body;
          const starts_at = new Date(body.starts_at);
          const slot = { interview_id: null, starts_at, minutes };
          const unset = {
            cancelled_at: null,
            answer: null,
            answered_at: null,
            proposed_at: null,
            proposal: null,
          };
          const row = {
            ...{ interview_id: next.interview_id, application_id: id, vacancy_id: found.vacancy_id },
            ...{ starts_at, minutes, kind: body.kind },
            ...{ ...unset, proposals: 0, reminded_at: remindedBy(starts_at, now) },
            ...{ created_at: now, updated_at: now, extra: {} },
          };
          const { after } = withChanges(row, await typedInterview(body), {});
          const facts = { parties: parties!, materials };
          const following = [
            interviewToInsert(after, CHANGED),
            ...(await newsOfInterview(context, 'interview-scheduled', after, facts, now)),
          ];
          const by = { changed_by: user.id, at: now };
          const isFreeThen = despite_clash ? undefined : isFree(db, slot, found);
          const isScheduled = await inCalendars(db, found, (tx) =>
            moveToInterview(tx, found, by, following, isFreeThen),
          );
          if (isScheduled) return { ...after, time_zone: parties!.time_zone };
          if (!despite_clash) await refuseClash(db, slot, found, user);
          return null;
        },
      );
      return { data: await presentInterview(scheduled, clock(), context.user) };
    },
  },

  updateInterview: {
    async find(call, context) {
      const { db, user, clock } = context;
      const { id } = call.path;
      const read = () => readToChange(call, db);
      const changed = await changeAsRead(read, call.received, async ({ before, facts }) => {
        const now = clock();
        refuseUnlessUpcoming(before, now);
        const body = await call.body({}, before.fields);
        const starts_at = body.starts_at ? new Date(body.starts_at) : before.starts_at;
        const isMoved = starts_at.getTime() !== before.starts_at.getTime();
        const minutes = body.minutes ?? before.minutes;
        const takesOtherTime = isMoved || minutes !== before.minutes;
        const { changes, after } = withChanges(before, await typedInterview(body), {
          updated_at: now,
          ...(isMoved && {
            ...{ starts_at, reminded_at: remindedBy(starts_at, now) },
            ...answerTo(before, starts_at),
          }),
        });
        const following = [
          interviewToChange(db, before, changes, CHANGED),
          ...(isSame(before, after)
            ? []
            : await newsOfInterview(context, 'interview-changed', after, facts, now)),
        ];
        const slot = { interview_id: id, starts_at, minutes };
        const mustBeFree = takesOtherTime && !body.despite_clash;
        const write = (one: Db) =>
          touchApplication(one, before, following, mustBeFree ? isFree(db, slot, before) : undefined);
        const isChanged = await (takesOtherTime ? inCalendars(db, before, write) : write(db));
        if (isChanged) return { ...after, time_zone: before.time_zone };
        if (mustBeFree) await refuseClash(db, slot, before, user);
        return null;
      });
      return { data: await presentInterview(changed, clock(), context.user) };
    },
  },

  cancelInterview: {
    async find(call, context) {
      const { db, clock } = context;
      const read = () => readToChange(call, db);
      const cancelled = await changeAsRead(
        read,
        async () => null,
        async (found) => {
          const at = clock();
          refuseUnlessUpcoming(found.before, at);
          return changeInterview(db, context, found, {
            event: 'interview-cancelled',
            columns: { cancelled_at: at, updated_at: at },
            at,
          });
        },
      );
      return { data: await presentInterview(cancelled, clock(), context.user) };
    },
  },
} satisfies Partial<Handlers>;

/** An interview announced less than a day ahead needs no reminder. */
const remindedBy = (starts_at: Date, now: Date) => (starts_at.getTime() - now.getTime() <= DAY ? now : null);

/** A new time needs a new answer, unless it is the one that the candidate proposed. */
const answerTo = ({ proposed_at }: StoredInterview, starts_at: Date) => ({
  ...(proposed_at?.getTime() === starts_at.getTime()
    ? { answer: 'accepted' as const }
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
  a.starts_at.getTime() === b.starts_at.getTime() && isDeepStrictEqual(a.fields, b.fields);
