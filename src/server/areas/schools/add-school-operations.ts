import { siteDay } from '../../../language/run/value/site-day.ts';
import { violatedConstraint } from '../../engine/db/constraint.ts';
import { insertRecord } from '../../engine/db/record-store.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { formFields, typedFields } from '../../engine/records/form-fields.ts';
import { savedUnder } from '../../engine/records/form-versions.ts';
import { isColleague } from '../account/membership-queries.ts';
import { lockUser, ROLE } from '../account/user-queries.ts';
import { presentSchool } from './school-answers.ts';
import { findSchool } from './school-queries.ts';
import { schoolKind } from './tables/school.ts';

/** Lets an Admin create the profile of a school that has only an account. */
export const addSchoolOperations = {
  async addSchool(call, { db, user, clock }) {
    const body = await call.body();
    const version = await savedUnder(schoolKind);
    const { user_id, ...typed } = typedFields(await formFields('addSchool'), body);
    const id = await db
      .transaction(async (tx) => {
        const account = await lockUser(tx, body.user_id);
        if (account?.role_id !== ROLE.School)
          throw Refusal.ofFields({ user_id: [coded('school.no_account')] });
        if (!account.email_verified_at) throw Refusal.ofFields({ user_id: [coded('account.unconfirmed')] });
        if (await isColleague(tx, body.user_id))
          throw Refusal.ofFields({ user_id: [coded('school.has_profile')] });
        const now = clock();
        return insertRecord(tx, schoolKind, { user_id, created_at: now, updated_at: now, ...version }, typed);
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'schools_user_id_key'
          ? Refusal.ofFields({ user_id: [coded('school.has_profile')] })
          : error;
      });
    const found = await findSchool(db, id, siteDay(clock()));
    if (!found) throw Refusal.notFound('school');
    return { data: await presentSchool(found, user, clock()) };
  },
} satisfies Partial<Handlers>;
