/** What schools book. Limits are by calendar month in Riyadh; null means without limit. */
export const PLANS = {
  basic: { title: 'Basic School Subscription', featured_per_month: 1 },
  premium: { title: 'Premium School Subscription', featured_per_month: 3 },
  enterprise: { title: 'Enterprise School Group', featured_per_month: null },
} as const satisfies Record<string, { title: string; featured_per_month: number | null }>;

export type PlanName = keyof typeof PLANS;

/** Why a school of this plan cannot feature one more vacancy in the month, or null when it can. */
export function objectionToPromoting(plan: PlanName, featuredThisMonth: number): string | null {
  const { title, featured_per_month: limit } = PLANS[plan];
  if (limit === null || featuredThisMonth < limit) return null;
  const vacancies = limit === 1 ? '1 featured vacancy' : `${limit} featured vacancies`;
  return `Your plan, ${title}, includes ${vacancies} per month, and you have used that up for this month.`;
}
