import { siteMonth } from '../../../../language/run/value/site-day.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { objectionToPromoting, type PlanName } from '../../vacancies/promotion/plans.ts';
import {
  countFeatured,
  feature,
  hasBeenFeatured,
  lockPlan,
  unfeature,
} from '../../vacancies/promotion/promotion-queries.ts';
import { objectionToFeaturing } from '../../vacancies/vacancy-life-cycle.ts';
import { presentVacancyById } from './vacancy-with-details.ts';

export const promotionOperations = {
  async featureVacancy(call, { db, user, clock }) {
    const { vacancy_id: id, school_id } = call.record;
    const now = clock();
    const month = siteMonth(now);
    await db.transaction(async (tx) => {
      const { plan, approval } = await lockPlan(tx, school_id);
      // Nobody has reviewed its adverts yet.
      if (approval !== 'approved') throw new Refusal(409, coded('vacancy.featured_when_approved'));
      const found = await call.locked(tx);
      const objection = objectionToFeaturing(found, now);
      if (objection) throw new Refusal(409, objection);
      // A vacancy already featured this month does not count again.
      if (!(await hasBeenFeatured(tx, id, month))) {
        const limit = objectionToPromoting(plan as PlanName, await countFeatured(tx, school_id, month));
        if (limit) throw new Refusal(409, limit);
      }
      await feature(tx, found, month, now);
    });
    return { data: await presentVacancyById(db, id, user, now) };
  },

  unfeatureVacancy: {
    async change(call, tx, { clock }) {
      const { vacancy_id, featured_in } = call.record;
      const now = clock();
      if (featured_in !== siteMonth(now)) throw new Refusal(409, coded('vacancy.is_not_featured'));
      await unfeature(tx, vacancy_id, featured_in, now);
    },
    answer: async (call, { db, user, clock }) => ({
      data: await presentVacancyById(db, call.path.id, user, clock()),
    }),
  },
} satisfies Partial<Handlers>;
