import { describe, expect, it } from 'vitest';
import { objectionToKeeping, objectionToOpening, quotaOf, usageOf } from './quota.ts';

describe('quotas', () => {
  it('let an approved school do far more than one that waits for its approval', () => {
    const [waiting, basic, premium, enterprise] = (
      ['unapproved', 'basic', 'premium', 'enterprise'] as const
    ).map(quotaOf);
    expect(waiting!.open_vacancies).toBeLessThan(basic!.open_vacancies!);
    expect(basic!.open_vacancies).toBeLessThan(premium!.open_vacancies!);
    expect(premium!.open_vacancies).toBeLessThan(enterprise!.open_vacancies!);
    expect(waiting!.stored_bytes).toBeLessThan(basic!.stored_bytes);
  });

  it('say at the limit what to do, and nothing below it', () => {
    expect(objectionToOpening('unapproved', 9)).toBeNull();
    expect(objectionToOpening('unapproved', 10)).toMatch(/10 open vacancies until it is approved/);
    expect(objectionToOpening('basic', 199)).toBeNull();
    expect(objectionToOpening('basic', 200)).toMatch(/200 open vacancies at once/);
    expect(objectionToKeeping('person', 100 * 1024 * 1024)).toBeNull();
    expect(objectionToKeeping('person', 100 * 1024 * 1024 + 1)).toMatch(/100 MB/);
  });

  it.each([
    [0, 'free'],
    [7, 'free'],
    [8, 'nearly_full'],
    [9, 'nearly_full'],
    [10, 'full'],
    [11, 'full'],
  ])('tell of %i of 10 that it is %s', (used, state) => {
    expect(usageOf(used, 10)).toEqual({ used, most: 10, state });
  });
});
