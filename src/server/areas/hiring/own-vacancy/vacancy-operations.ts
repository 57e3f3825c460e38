import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { insertRecord } from '../../../engine/db/record-store.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { savedUnder } from '../../../engine/records/form-versions.ts';
import { isSuspendedSchool } from '../../account/school-suspension-queries.ts';
import { refuseBeyondOpen } from '../../vacancies/open-vacancy-queries.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { deleteVacancyDraft } from '../../vacancies/vacancy-draft-queries.ts';
import { publishedVacancy } from '../../vacancies/vacancy-queries.ts';
import { presentVacancyById, presentVacancyDetails } from './vacancy-with-details.ts';

export const vacancyOperations = {
  async createVacancy(call, context) {
    const { db, user, clock } = context;
    const typed = typedFields(await formFields('createVacancy'), await call.body());
    const version = await savedUnder(vacancyKind);
    const { draft } = call.query;
    const school_id = user.school_id!;
    const post = async (tx: Db) => {
      const [, isSuspended] = await inOrder(
        () => refuseBeyondOpen(tx, context, school_id),
        () => isSuspendedSchool(tx, school_id),
      );
      // The school may have been suspended since the call began.
      if (isSuspended) throw new Refusal(409, coded('vacancy.school_suspended'));
      // A draft is posted once, so concurrent and repeated requests create one vacancy.
      if (draft !== undefined && !(await deleteVacancyDraft(tx, draft, school_id)))
        throw new Refusal(409, coded('vacancy_draft.posted'));
      const now = clock();
      const columns = { school_id, created_at: now, updated_at: now, ...version };
      return insertRecord(tx, vacancyKind, columns, typed, publishedVacancy(school_id));
    };
    const present = (after: Db, id: number) => presentVacancyById(after, id, user, clock());
    return { data: await changeThen(db, post, present) };
  },

  getVacancy: {
    async find(call, { db, user, clock, later }) {
      const { id } = call.path;
      const listed = async (one: Db) => (await call.found(one)).listed;
      return { data: await presentVacancyDetails(db, id, listed, user, clock(), later) };
    },
  },
} satisfies Partial<Handlers>;
