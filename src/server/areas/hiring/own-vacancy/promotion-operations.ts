import { riyadhMonth } from '../../../../language/run/value/riyadh-day.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Call, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { objectionToPromoting, type PlanName } from '../../vacancies/promotion/plans.ts';
import {
  countFeatured,
  feature,
  hasBeenFeatured,
  lockPlan,
  unfeature,
} from '../../vacancies/promotion/promotion-queries.ts';
import { objectionToFeaturing } from '../../vacancies/vacancy-life-cycle.ts';
import { findVacancy, lockVacancy } from '../../vacancies/vacancy-queries.ts';
import { presentFull } from './vacancy-with-details.ts';

export const promotionOperations = {
  async featureVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    const { school_id } = await ownVacancy(call, db);
    const now = clock();
    const month = riyadhMonth(now);
    await db.transaction(async (tx) => {
      const { plan, approval } = await lockPlan(tx, school_id);
      // Nobody has looked at its adverts yet.
      if (approval !== 'approved') throw new Refusal(409, say('vacancy.featured_when_approved'));
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('vacancy');
      const objection = objectionToFeaturing(found, now);
      if (objection) throw new Refusal(409, objection);
      // A vacancy that was featured this month already does not count again.
      if (!(await hasBeenFeatured(tx, id, month))) {
        const limit = objectionToPromoting(plan as PlanName, await countFeatured(tx, school_id, month));
        if (limit) throw new Refusal(409, limit);
      }
      await feature(tx, found, month, now);
    });
    return { data: await presentFull(db, id, user, now) };
  },

  async unfeatureVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    await ownVacancy(call, db);
    const now = clock();
    await db.transaction(async (tx) => {
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('vacancy');
      if (found.featured_in !== riyadhMonth(now)) throw new Refusal(409, say('vacancy.is_not_featured'));
      await unfeature(tx, id, found.featured_in, now);
    });
    return { data: await presentFull(db, id, user, now) };
  },
} satisfies Partial<Handlers>;

async function ownVacancy(call: Pick<Call<'featureVacancy'>, 'path' | 'allow'>, db: Db) {
  const found = await findVacancy(db, call.path.id);
  if (!found) throw Refusal.notFound('vacancy');
  await call.allow(found);
  return found;
}
