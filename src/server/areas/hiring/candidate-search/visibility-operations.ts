import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { hide, lockHidden, setFindable, unhide, visibilityOf } from './visibility-queries.ts';

/** The most hidden schools; beyond that, a candidate should leave the search altogether. */
export const HIDDEN_AT_MOST = 200;

export const visibilityOperations = {
  async getCandidateVisibility(_call, { db, user }) {
    return { data: await read(db, user.candidate_id!) };
  },

  async setCandidateVisibility(call, { db, user }) {
    const { findable } = await call.body();
    await setFindable(db, user.candidate_id!, findable);
    return { data: await read(db, user.candidate_id!) };
  },

  async hideFromSchool(call, { db, user }) {
    const { school_id } = call.path;
    const id = user.candidate_id!;
    if ((await schoolOwner(db, school_id)) === null) throw Refusal.notFound('school');
    await db
      .transaction(async (tx) => {
        if ((await lockHidden(tx, id)) >= HIDDEN_AT_MOST)
          throw new Refusal(409, coded('candidate.hidden_too_many', { most: HIDDEN_AT_MOST }));
        await hide(tx, id, school_id);
      })
      .catch((error) => {
        // Deleted concurrently.
        throw violatedConstraint(error)?.endsWith('_fk') ? Refusal.notFound('school') : error;
      });
    return { data: await read(db, id) };
  },

  async showToSchool(call, { db, user }) {
    if ((await schoolOwner(db, call.path.school_id)) === null) throw Refusal.notFound('school');
    await unhide(db, user.candidate_id!, call.path.school_id);
    return { data: await read(db, user.candidate_id!) };
  },
} satisfies Partial<Handlers>;

async function read(db: Db, candidateId: number) {
  const found = await visibilityOf(db, candidateId);
  if (!found) throw Refusal.notFound('own_profile');
  return found;
}
