import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { insertRecord, lockRecord } from '../../../engine/db/record-store.ts';
import { changeThen, withCommit } from '../../../engine/db/transaction-client.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { lockSchoolHolder } from '../../account/quota-queries.ts';
import { isSuspendedSchool } from '../../account/school-suspension-queries.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { countClosed, refuseBeyondOpen } from '../../vacancies/open-vacancy-queries.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { objectionToExtending, reopensExpired } from '../../vacancies/vacancy-life-cycle.ts';
import { setDeadline } from './own-vacancy-queries.ts';
import { vacanciesWithNumbers } from './vacancies-with-numbers.ts';
import { presentVacancyById } from './vacancy-with-details.ts';

const TITLE_AT_MOST = 255;

/** The most closed vacancies with which a school can still copy one. */
export const CLOSED_AT_MOST = 1000;

export const ownVacancyOperations = {
  async listSchoolVacancies({ path, query }, context) {
    if ((await schoolOwner(context.db, path.id)) === null) throw Refusal.notFound('school');
    return vacanciesWithNumbers(query, context, { school_id: path.id });
  },

  async extendVacancy(call, context) {
    const { db, user, clock } = context;
    const { vacancy_id: id, school_id } = call.record;
    const { application_deadline } = await call.body();
    const now = clock();
    const extend = async (tx: Db) => {
      const [, before] = await inOrder(
        () => lockSchoolHolder(tx, school_id),
        () => call.locked(tx),
      );
      if (reopensExpired(before, application_deadline, now)) await refuseBeyondOpen(tx, context, school_id);
      const reason = objectionToExtending(before, application_deadline);
      if (reason) throw new Refusal(409, reason);
      await withCommit(tx, setDeadline(tx, before, application_deadline, now));
    };
    return { data: await changeThen(db, extend, (after) => presentVacancyById(after, id, user, now)) };
  },

  async duplicateVacancy(call, { db, user, clock }) {
    const { vacancy_id: id, school_id } = call.record;
    const now = clock();
    const copy = async (tx: Db) => {
      const [, isSuspended, stored, closed] = await inOrder(
        () => lockSchoolHolder(tx, school_id),
        () => isSuspendedSchool(tx, school_id),
        () => lockRecord(tx, vacancyKind, id),
        () => countClosed(tx, school_id),
      );
      // The school may have been suspended since the call began.
      if (isSuspended) throw new Refusal(409, coded('vacancy.school_suspended'));
      if (!stored) throw Refusal.notFound('vacancy');
      // A copy could be reopened, bringing back what an Admin took down.
      if (stored.row.taken_down_at !== null) throw new Refusal(409, coded('vacancy.is_taken_down'));
      if (closed >= CLOSED_AT_MOST)
        throw new Refusal(409, coded('vacancy.closed_too_many', { most: CLOSED_AT_MOST }));
      const { form_version } = stored.row;
      const columns = { school_id, created_at: now, updated_at: now, closed_at: now, form_version };
      return insertRecord(tx, vacancyKind, columns, copyOf(stored.fields));
    };
    const present = (after: Db, copied: number) => presentVacancyById(after, copied, user, now);
    return { data: await changeThen(db, copy, present) };
  },
} satisfies Partial<Handlers>;

/** Returns the values of a copy: everything typed, with the questions as new ones. */
function copyOf({ application_questions, vacancy_title, ...fields }: Fields): Fields {
  const questions = application_questions as { question_id?: number }[];
  return {
    ...fields,
    vacancy_title: say('vacancy.copy_of', { title: String(vacancy_title) }).slice(0, TITLE_AT_MOST),
    application_questions: questions.map(({ question_id: _, ...question }) => question),
  };
}
