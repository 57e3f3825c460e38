import type { Db } from '../db/connect.ts';
import { countFeatured, feature, hasBeenFeatured, lockPlan, unfeature } from '../db/promotions.ts';
import { findVacancy, lockVacancy } from '../db/vacancies.ts';
import { objectionToPromoting, type PlanName } from '../domain/plans.ts';
import { riyadhMonth } from '../domain/riyadh-day.ts';
import { objectionToFeaturing } from '../domain/vacancy-life-cycle.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { presentFull } from './read-vacancy.ts';

export const promotion: Pick<Handlers, 'featureVacancy' | 'unfeatureVacancy'> = {
  async featureVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    const { school_id } = await own(call, db);
    const now = clock();
    const month = riyadhMonth(now);
    await db.transaction(async (tx) => {
      const plan = await lockPlan(tx, school_id);
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('The vacancy');
      const objection = objectionToFeaturing(found, now);
      if (objection) throw new Refusal(409, objection);
      // A vacancy that was featured this month already takes no other place.
      if (!(await hasBeenFeatured(tx, id, month))) {
        const limit = objectionToPromoting(plan as PlanName, await countFeatured(tx, school_id, month));
        if (limit) throw new Refusal(409, limit);
      }
      await feature(tx, found, month);
    });
    return { message: 'The vacancy is featured.', data: await presentFull(db, id, user, now) };
  },

  async unfeatureVacancy(call, { db, user, clock }) {
    const { id } = call.path;
    await own(call, db);
    const now = clock();
    await db.transaction(async (tx) => {
      const found = await lockVacancy(tx, id, 'update');
      if (!found) throw Refusal.notFound('The vacancy');
      if (found.featured_in !== riyadhMonth(now)) throw new Refusal(409, 'This vacancy is not featured.');
      await unfeature(tx, id);
    });
    return { message: 'The vacancy is not featured any more.', data: await presentFull(db, id, user, now) };
  },
};

async function own(call: Pick<Call<'featureVacancy'>, 'path' | 'allow'>, db: Db) {
  const found = await findVacancy(db, call.path.id);
  if (!found) throw Refusal.notFound('The vacancy');
  await call.allow(found);
  return found;
}
