import { siteDay, siteMonth } from '../../../../language/run/value/site-day.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { countVacanciesByStatus } from '../../hiring/own-vacancy/own-vacancy-queries.ts';
import { countSchoolViews } from '../../people/profile-view-queries.ts';
import { PLANS, type PlanName } from '../../vacancies/promotion/plans.ts';
import { countFeatured, planOf } from '../../vacancies/promotion/promotion-queries.ts';
import { countApplicationsToSchool } from './application-count-queries.ts';

export const schoolMetricsOperations = {
  async getSchoolMetrics(call, { db, clock }) {
    const { id } = call.path;
    const now = clock();
    const [total_applications, byStatus, profile_views, booked, featured] = await inOneStatement(
      db,
      (one) => [
        countApplicationsToSchool(one, id),
        countVacanciesByStatus(one, id, siteDay(now)),
        countSchoolViews(one, id),
        planOf(one, id),
        countFeatured(one, id, siteMonth(now)),
      ],
    );
    if (booked === null) throw Refusal.notFound('school');
    const plan = booked as PlanName;
    const { featured_per_month } = PLANS[plan];
    // After a change of plan, more may have been featured than the new plan allows.
    const featured_left = featured_per_month === null ? null : Math.max(0, featured_per_month - featured);
    const promotion = { plan, featured_this_month: featured, featured_per_month, featured_left };
    const all = byStatus.open + byStatus.closed + byStatus.expired + byStatus.taken_down;
    const numbers = {
      total_applications,
      active_vacancies: byStatus.open,
      profile_views,
      vacancies: { all, ...byStatus },
    };
    return { data: { ...numbers, ...promotion } };
  },
} satisfies Partial<Handlers>;
