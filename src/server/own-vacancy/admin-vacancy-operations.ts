import { isSuspendedSchool } from '../account/school-suspension-queries.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { insertRecord } from '../db/record-store.ts';
import { vacancyKind } from '../db/schema/vacancy.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from '../record/form-fields.ts';
import { schoolOwner } from '../school/school-queries.ts';
import { presentFull } from '../vacancy/vacancy-with-details.ts';
import { say } from '../words/say.ts';
import { vacanciesWithNumbers } from './vacancies-with-numbers.ts';

/** Admins' operations on the vacancies of all schools. */
export const adminVacancyOperations: Pick<Handlers, 'listAdminVacancies' | 'addVacancy'> = {
  listAdminVacancies: ({ query }, context) => vacanciesWithNumbers(query, context),

  async addVacancy(call, { db, user, clock }) {
    const body = await call.body();
    const { school_id, ...typed } = typedFields(await formFields('addVacancy'), body);
    const missing = () => Refusal.ofFields({ school_id: [say('vacancy.no_school')] });
    if ((await schoolOwner(db, body.school_id)) === null) throw missing();
    const id = await db
      .transaction(async (tx) => {
        if (await isSuspendedSchool(tx, body.school_id))
          throw Refusal.ofFields({ school_id: [say('vacancy.school_suspended')] });
        return insertRecord(tx, vacancyKind, { school_id, created_at: clock() }, typed);
      })
      .catch((error) => {
        // Deleted at the same moment.
        throw violatedConstraint(error)?.startsWith('vacancies_school_id') ? missing() : error;
      });
    return { message: say('vacancy.added'), data: await presentFull(db, id, user, clock()) };
  },
};
