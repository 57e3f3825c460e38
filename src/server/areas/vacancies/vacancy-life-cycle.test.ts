import { describe, expect, it } from 'vitest';
import {
  objectionToApplying,
  objectionToClosing,
  objectionToReopening,
  vacancyStatus,
} from './vacancy-life-cycle.ts';

const vacancy = (application_deadline: string, closed = false) => ({
  application_deadline,
  taken_down_at: null,
  closed_at: closed ? new Date('2026-03-01T08:00:00Z') : null,
});

describe('a vacancy', () => {
  it.each([
    ['is open before its deadline', '2026-03-31', false, '2026-03-10T12:00:00Z', 'open'],
    ['is open on its last evening in Riyadh', '2026-03-31', false, '2026-03-31T20:59:59Z', 'open'],
    ['expires at midnight in Riyadh', '2026-03-31', false, '2026-03-31T21:00:00Z', 'expired'],
    ['stays closed', '2026-03-31', true, '2026-03-10T12:00:00Z', 'closed'],
    ['stays closed after its deadline', '2026-03-31', true, '2026-05-01T12:00:00Z', 'closed'],
  ] as const)('%s', (_, deadline, closed, now, expected) => {
    expect(vacancyStatus(vacancy(deadline, closed), new Date(now))).toBe(expected);
  });

  const march = new Date('2026-03-10T12:00:00Z');
  it.each([
    ['open', vacancy('2026-03-31'), [true, false, true]],
    ['closed', vacancy('2026-03-31', true), [false, true, false]],
    ['expired', vacancy('2026-02-01'), [false, false, false]],
    ['closed and expired', vacancy('2026-02-01', true), [false, false, false]],
  ] as const)('that is %s can be closed, reopened, applied to: %s', (_, given, [close, reopen, apply]) => {
    expect(objectionToClosing(given, march) === null).toBe(close);
    expect(objectionToReopening(given, march) === null).toBe(reopen);
    expect(objectionToApplying(given, march) === null).toBe(apply);
  });
});
