import { violatedConstraint } from '../../engine/db/constraint.ts';
import { insertRecord } from '../../engine/db/record-store.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { formFields, typedFields } from '../../engine/records/form-fields.ts';
import { savedUnder } from '../../engine/records/form-versions.ts';
import { lockUser, ROLE, updateUser } from '../account/user-queries.ts';
import { presentCandidate } from './candidate-answers.ts';
import { findCandidate } from './candidate-queries.ts';
import { candidateKind } from './tables/candidate.ts';

/** Lets an Admin create the profile of a user who has only an account. */
export const addCandidateOperations = {
  async addCandidate(call, { db, clock }) {
    const body = await call.body();
    const { user_id, ...typed } = typedFields(await formFields('addCandidate'), body);
    const version = await savedUnder(candidateKind);
    const full_name = `${body.first_name} ${body.last_name}`;
    const id = await db
      .transaction(async (tx) => {
        const account = await lockUser(tx, body.user_id);
        if (account?.role_id !== ROLE.Candidate)
          throw Refusal.ofFields({ user_id: [coded('candidate.no_account')] });
        if (!account.email_verified_at) throw Refusal.ofFields({ user_id: [coded('account.unconfirmed')] });
        const added = await insertRecord(
          tx,
          candidateKind,
          { user_id, created_at: clock(), ...version },
          typed,
        );
        await updateUser(tx, body.user_id, { full_name }, clock());
        return added;
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'candidates_user_id_key'
          ? Refusal.ofFields({ user_id: [coded('candidate.has_profile')] })
          : error;
      });
    const found = await findCandidate(db, id);
    if (!found) throw Refusal.notFound('candidate');
    return { data: await presentCandidate(found) };
  },
} satisfies Partial<Handlers>;
