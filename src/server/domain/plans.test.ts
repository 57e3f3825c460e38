import { describe, expect, it } from 'vitest';
import { objectionToPromoting } from './plans.ts';

describe('featured vacancies', () => {
  it('are one a month in the Basic plan, three in the Premium plan, as many as one likes for a group', () => {
    expect(objectionToPromoting('basic', 0)).toBeNull();
    expect(objectionToPromoting('basic', 1)).toBe(
      'Your plan, Basic School Subscription, includes 1 featured vacancy per month, and you have used that up for this month.',
    );
    expect(objectionToPromoting('premium', 2)).toBeNull();
    expect(objectionToPromoting('premium', 3)).toMatch(/includes 3 featured vacancies per month/);
    expect(objectionToPromoting('enterprise', 1000)).toBeNull();
  });
});
