import { describe, expect, it } from 'vitest';
import pricing from '../../../../../schemas/parts/pricing.json' with { type: 'json' };
import { say } from '../../../engine/messages/say.ts';
import { objectionToPromoting, PLANS } from './plans.ts';

const asText = JSON.stringify(pricing);

describe('featuring vacancies', () => {
  it('is limited to one a month in the Basic plan, three in the Premium plan, and unlimited for a group', () => {
    expect(objectionToPromoting('basic', 0)).toBeNull();
    expect(objectionToPromoting('basic', 1)?.text).toBe(
      "Your Basic School Subscription includes 1 featured vacancy per month, and you have reached this month's limit.",
    );
    expect(objectionToPromoting('premium', 2)).toBeNull();
    expect(objectionToPromoting('premium', 3)?.text).toMatch(/includes 3 featured vacancies per month/);
    expect(objectionToPromoting('enterprise', 1000)).toBeNull();
  });

  it.each(Object.entries(PLANS))('has the limit that the price list gives for the %s plan', (_, plan) => {
    const limit = plan.featured_per_month;
    const vacancies =
      limit === null
        ? 'Custom featured vacancies'
        : `${say('school.plan_vacancies', { n: limit })} per month`;
    const card = asText.slice(asText.indexOf(`"name":"${say(plan.title)}"`));
    expect(card.slice(0, card.indexOf(']'))).toContain(`"${vacancies}"`);
  });
});
