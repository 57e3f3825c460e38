import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { insertRecord } from '../../../engine/db/record-store.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { savedUnder } from '../../../engine/records/form-versions.ts';
import { isSuspendedSchool } from '../../account/school-suspension-queries.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { publishedVacancy } from '../../vacancies/vacancy-queries.ts';
import { vacanciesWithNumbers } from './vacancies-with-numbers.ts';
import { presentVacancyById } from './vacancy-with-details.ts';

export const adminVacancyOperations = {
  listAdminVacancies: ({ query }, context) => vacanciesWithNumbers(query, context),

  async addVacancy(call, { db, user, clock }) {
    const body = await call.body();
    const { school_id, ...typed } = typedFields(await formFields('addVacancy'), body);
    const version = await savedUnder(vacancyKind);
    const missing = () => Refusal.ofFields({ school_id: [coded('vacancy.no_school')] });
    if ((await schoolOwner(db, body.school_id)) === null) throw missing();
    const add = async (tx: Db) => {
      if (await isSuspendedSchool(tx, body.school_id))
        throw Refusal.ofFields({ school_id: [coded('vacancy.school_suspended')] });
      const now = clock();
      const columns = { school_id, created_at: now, updated_at: now, ...version };
      return insertRecord(tx, vacancyKind, columns, typed, publishedVacancy(body.school_id));
    };
    const present = (after: Db, id: number) => presentVacancyById(after, id, user, clock());
    const data = await changeThen(db, add, present).catch((error) => {
      // Deleted concurrently.
      throw violatedConstraint(error)?.startsWith('vacancies_school_id') ? missing() : error;
    });
    return { data };
  },
} satisfies Partial<Handlers>;
