import { applicantsOf } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import {
  answeredQuestions,
  deleteVacancy,
  findVacancy,
  lockVacancy,
  setClosed,
  vacancyKind,
} from '../db/vacancies.ts';
import { type AskedQuestion, objectionToQuestions } from '../domain/question-changes.ts';
import { type LifeCycle, objectionToClosing, objectionToReopening } from '../domain/vacancy-life-cycle.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { changeRecord } from './change-record.ts';
import { presentFull } from './read-vacancy.ts';

/** Applicants that a refusal names. */
const NAMED_AT_MOST = 5;

export const changeVacancy: Pick<
  Handlers,
  'updateVacancy' | 'deleteVacancy' | 'closeVacancy' | 'reopenVacancy'
> = {
  async updateVacancy(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const found = await findVacancy(db, id);
    if (!found) throw Refusal.notFound('The vacancy');
    await call.allow(found);
    const record = { what: 'The vacancy', kind: vacancyKind, id };
    await changeRecord('updateVacancy', call, context, record, refuseLostAnswers);
    return { message: 'The vacancy has been saved.', data: await presentFull(db, id, user, clock()) };
  },

  async deleteVacancy(call, { db }) {
    const { id } = call.path;
    await db.transaction(async (tx) => {
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('The vacancy');
      await call.allow(found);
      const { applicants, total } = await applicantsOf(tx, id, NAMED_AT_MOST);
      if (total > 0) throw new Refusal(409, hasApplications(applicants, total));
      await deleteVacancy(tx, id);
    });
    return { message: 'The vacancy has been deleted.', data: null };
  },

  async closeVacancy(call, { db, user, clock }) {
    const now = clock();
    await changeState(call, db, objectionToClosing, now, now);
    return { message: 'The vacancy is closed.', data: await presentFull(db, call.path.id, user, now) };
  },

  async reopenVacancy(call, { db, user, clock }) {
    const now = clock();
    await changeState(call, db, objectionToReopening, null, now);
    return { message: 'The vacancy is open again.', data: await presentFull(db, call.path.id, user, now) };
  },
};

/** What has been answered stays a question that the answers belong to. */
async function refuseLostAnswers(body: Fields, stored: Fields, tx: Db): Promise<void> {
  if (body.application_questions === undefined) return;
  const sent = (body.application_questions ?? []) as AskedQuestion[];
  const before = stored.application_questions as AskedQuestion[];
  const ids = before.map(({ question_id }) => question_id!);
  const objection = objectionToQuestions(before, sent, await answeredQuestions(tx, ids));
  if (!objection) return;
  if ('answered' in objection) throw new Refusal(409, objection.answered);
  throw Refusal.ofFields({ [objection.path]: [objection.text] });
}

function hasApplications(applicants: { full_name: string; status: string }[], total: number): string {
  const names = applicants.map(({ full_name, status }) => `${full_name} (${status})`);
  const more = total - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const count = total === 1 ? 'an application' : `${total} applications`;
  return `This vacancy has ${count} and cannot be deleted: ${list}. Close it instead.`;
}

/** Closes or opens an own vacancy, unless its state speaks against it. */
async function changeState(
  call: Pick<Call<'closeVacancy'>, 'path' | 'allow'>,
  db: Db,
  objection: (vacancy: LifeCycle, now: Date) => string | null,
  closedAt: Date | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockVacancy(tx, call.path.id, 'update');
    if (!found) throw Refusal.notFound('The vacancy');
    await call.allow(found);
    const reason = objection(found, now);
    if (reason) throw new Refusal(409, reason);
    await setClosed(tx, call.path.id, closedAt, now);
  });
}
