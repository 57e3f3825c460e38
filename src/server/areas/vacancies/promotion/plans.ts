import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { coded, say, type TextKey } from '../../../engine/messages/say.ts';
/** The plans that schools book. Limits apply to calendar months at the site; null means no limit. */
export const PLANS = {
  basic: { title: 'school.plan_basic', featured_per_month: 1 },
  premium: { title: 'school.plan_premium', featured_per_month: 3 },
  enterprise: { title: 'school.plan_enterprise', featured_per_month: null },
} as const satisfies Record<string, { title: TextKey; featured_per_month: number | null }>;

export type PlanName = keyof typeof PLANS;

/** The reason why a school of this plan cannot feature another vacancy this month; null if it can. */
export function objectionToPromoting(plan: PlanName, featuredThisMonth: number): CodedMessage | null {
  const { title, featured_per_month: limit } = PLANS[plan];
  if (limit === null || featuredThisMonth < limit) return null;
  const vacancies = say('school.plan_vacancies', { n: limit });
  return coded('school.plan_used_up', { plan: say(title), vacancies });
}
