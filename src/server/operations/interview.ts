import { applicationParties } from '../db/application-parties.ts';
import { listedApplications } from '../db/application-search.ts';
import { findApplication } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import {
  cancelInterview,
  countInterviews,
  findInterview,
  interviewKind,
  type StoredInterview,
  searchInterviews,
} from '../db/interviews.ts';
import type { Fields } from '../db/record.ts';
import { insertRecord, updateRecord } from '../db/record-store.ts';
import type { ApplicationStatus } from '../domain/application-states.ts';
import { interviewMail } from '../domain/interview-mail.ts';
import { INTERVIEWS_AT_MOST, objectionToChanging } from '../domain/interview-state.ts';
import { startOfRiyadhDay } from '../domain/riyadh-day.ts';
import type { Call, Context, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { filledIn } from './filled-in.ts';
import { formFields, typedFields } from './form-fields.ts';
import { moveToInterview } from './move-application.ts';
import { presentApplicationRow } from './present-application.ts';
import { presentInterview } from './present-interview.ts';
import { tell } from './tell.ts';

type News = 'interview_scheduled' | 'interview_changed' | 'interview_cancelled';

export const interview: Pick<
  Handlers,
  'listInterviews' | 'scheduleInterview' | 'updateInterview' | 'cancelInterview'
> = {
  async listInterviews({ query, only }, { db, clock }) {
    const { status, from, page, per_page } = query;
    const now = clock();
    const paging = { page: page!, per_page: per_page! };
    const mine = only();
    const filter = { ...mine, status, ...(from && { from: startOfRiyadhDay(from) }) };
    const found = mine ? await searchInterviews(db, filter, paging, now) : { rows: [], total: 0 };
    const ids = found.rows.map((row) => row.application_id);
    const listed = await listedApplications(db, ids);
    return {
      message: 'Interviews.',
      data: await Promise.all(
        found.rows.map((row) =>
          presentInterview(row, now, presentApplicationRow(listed.get(row.application_id)!, now)),
        ),
      ),
      meta: { total: found.total, ...paging },
    };
  },

  async scheduleInterview(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const found = await findApplication(db, id);
    if (!found) throw Refusal.notFound('The application');
    await call.allow(found);
    const { starts_at, ...typed } = await typedInterview(await call.body());
    const now = clock();
    const created = await db.transaction(async (tx) => {
      const { status } = (await findApplication(tx, id, { lock: true })) ?? gone();
      await moveToInterview(tx, id, status as ApplicationStatus, { changed_by: user.id, at: now });
      if ((await countInterviews(tx, id)) >= INTERVIEWS_AT_MOST) {
        throw new Refusal(409, `An application can have at most ${INTERVIEWS_AT_MOST} interviews.`);
      }
      const own = { application_id: id, starts_at, created_at: now };
      const interviewId = await insertRecord(tx, interviewKind, own, typed);
      return announce(tx, context, 'interview_scheduled', interviewId, now);
    });
    return { message: 'The interview has been scheduled.', data: await presentInterview(created, now) };
  },

  async updateInterview(call, context) {
    const { db, clock } = context;
    const { id } = call.path;
    const { application_id } = await own(call, db);
    await call.received();
    const now = clock();
    const changed = await db.transaction(async (tx) => {
      const before = await lockInterview(tx, application_id, id, now);
      const { starts_at, ...typed } = await typedInterview(await call.body({}, before.fields, tx));
      await updateRecord(tx, interviewKind, id, typed, { updated_at: now, ...(starts_at && { starts_at }) });
      const after = (await findInterview(tx, id))!;
      if (isSame(before, after)) return after;
      return announce(tx, context, 'interview_changed', id, now);
    });
    return { message: 'The interview has been changed.', data: await presentInterview(changed, now) };
  },

  async cancelInterview(call, context) {
    const { db, clock } = context;
    const { id } = call.path;
    const { application_id } = await own(call, db);
    const now = clock();
    const cancelled = await db.transaction(async (tx) => {
      await lockInterview(tx, application_id, id, now);
      await cancelInterview(tx, id, now);
      return announce(tx, context, 'interview_cancelled', id, now);
    });
    return { message: 'The interview has been cancelled.', data: await presentInterview(cancelled, now) };
  },
};

async function own(call: Pick<Call<'cancelInterview'>, 'path' | 'allow'>, db: Db) {
  const found = await findInterview(db, call.path.id);
  if (!found) throw Refusal.notFound('The interview');
  await call.allow(found);
  return found;
}

/** An interview that may still be changed; it and its application stay as they are until the transaction ends. */
async function lockInterview(tx: Db, applicationId: number, id: number, now: Date): Promise<StoredInterview> {
  if (!(await findApplication(tx, applicationId, { lock: true }))) gone();
  const found = (await findInterview(tx, id))!;
  const reason = objectionToChanging(found, now);
  if (reason) throw new Refusal(409, reason);
  return found;
}

function gone(): never {
  throw Refusal.notFound('The application');
}

/** What the form wrote, its moment as the database wants it. */
async function typedInterview(body: Fields): Promise<Fields & { starts_at?: Date }> {
  const { starts_at, ...typed } = typedFields(await formFields('scheduleInterview'), body);
  return starts_at ? { ...typed, starts_at: new Date(String(starts_at)) } : typed;
}

const isSame = (a: StoredInterview, b: StoredInterview): boolean =>
  a.starts_at.getTime() === b.starts_at.getTime() && JSON.stringify(a.fields) === JSON.stringify(b.fields);

/** Tells the candidate by notification and by mail, and returns the interview as it is now. */
async function announce(
  tx: Db,
  { mail, settings }: Pick<Context, 'mail' | 'settings'>,
  kind: News,
  id: number,
  at: Date,
): Promise<StoredInterview> {
  const found = (await findInterview(tx, id))!;
  const parties = await applicationParties(tx, found.application_id);
  const starts_at = found.starts_at.toISOString();
  await tell(tx, 'candidate', kind, parties, at, { starts_at });
  const details = await filledIn('scheduleInterview', found.fields);
  await mail.post(tx, {
    to: parties.candidate_email,
    ...interviewMail(kind, parties, starts_at, details, settings.publicUrl),
  });
  return found;
}
