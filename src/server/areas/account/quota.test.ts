import { describe, expect, it } from 'vitest';
import { objectionToKeeping, objectionToOpening, quotaOf, usageOf } from './quota.ts';

const ONE = { rateLimitScale: 1 };

describe('quotas', () => {
  it('allow an approved school far more than one awaiting approval', () => {
    const [waiting, basic, premium, enterprise] = (
      ['unapproved', 'basic', 'premium', 'enterprise'] as const
    ).map((holder) => quotaOf(holder, ONE));
    expect(waiting!.open_vacancies).toBeLessThan(basic!.open_vacancies!);
    expect(basic!.open_vacancies).toBeLessThan(premium!.open_vacancies!);
    expect(premium!.open_vacancies).toBeLessThan(enterprise!.open_vacancies!);
    expect(quotaOf('basic', { rateLimitScale: 2 }).open_vacancies).toBe(2 * basic!.open_vacancies!);
    expect(waiting!.stored_bytes).toBeLessThan(basic!.stored_bytes);
  });

  it('say at the limit what to do, and nothing below it', () => {
    expect(objectionToOpening('unapproved', ONE, 9)).toBeNull();
    expect(objectionToOpening('unapproved', ONE, 10)?.text).toMatch(/10 open vacancies until it is approved/);
    expect(objectionToOpening('basic', ONE, 199)).toBeNull();
    expect(objectionToOpening('basic', ONE, 200)?.text).toMatch(/200 open vacancies at once/);
    expect(objectionToKeeping('person', ONE, 100 * 1024 * 1024)).toBeNull();
    expect(objectionToKeeping('person', ONE, 100 * 1024 * 1024 + 1)?.text).toMatch(/100 MB/);
  });

  it.each([
    [0, 'free'],
    [7, 'free'],
    [8, 'nearly_full'],
    [9, 'nearly_full'],
    [10, 'full'],
    [11, 'full'],
  ])('report %i of 10 as %s', (used, state) => {
    expect(usageOf(used, 10)).toEqual({ used, most: 10, state });
  });
});
