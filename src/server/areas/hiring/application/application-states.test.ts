import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus, allowedStatuses } from './application-states.ts';

const PATH: ApplicationStatus[] = ['Pending', 'Under Review', 'Shortlisted', 'Interview', 'Offered', 'Hired'];
const allowed = (from: ApplicationStatus, to: ApplicationStatus, role: string) =>
  allowedStatuses(from, role).includes(to);

describe('the state of an application', () => {
  const pairs = PATH.flatMap((from, start) => PATH.map((to, end) => ({ from, to, forward: end > start })));

  it.each(pairs)('$from → $to by the school: $forward', ({ from, to, forward }) => {
    expect(allowed(from, to, 'School')).toBe(forward);
  });

  it.each(PATH)('%s can be rejected by the school and withdrawn by the candidate, unless hired', (from) => {
    expect(allowed(from, 'Rejected', 'School')).toBe(from !== 'Hired');
    expect(allowed(from, 'Withdrawn', 'Candidate')).toBe(from !== 'Hired');
  });

  it.each(['Hired', 'Rejected', 'Withdrawn'] as const)('%s is final', (from) => {
    expect([...allowedStatuses(from, 'School'), ...allowedStatuses(from, 'Candidate')]).toEqual([]);
  });

  it.each(APPLICATION_STATUSES)('%s cannot be changed by an Admin', (from) => {
    expect(allowedStatuses(from, 'Admin')).toEqual([]);
  });

  it('is changed by the school, except for the withdrawal, which only the candidate can do', () => {
    expect(APPLICATION_STATUSES.filter((from) => allowed(from, 'Withdrawn', 'School'))).toEqual([]);
    expect(allowedStatuses('Pending', 'Candidate')).toEqual(['Withdrawn']);
  });
});
