import { describe, expect, it } from 'vitest';
import { listCalls } from './list-calls.ts';

const calls = listCalls();
const named = (part: string) => Object.keys(calls).filter((name) => name.startsWith(part));

describe('the lists that are measured', () => {
  it('include each documented parameter and sort order of a list, alone', () => {
    expect(named('listSchoolApplications')).toEqual(
      expect.arrayContaining([
        'listSchoolApplications',
        'listSchoolApplications status',
        'listSchoolApplications vacancy_id',
        'listSchoolApplications sort=-match',
        'listSchoolApplications rare (quintero)',
      ]),
    );
  });

  it('are called by everybody who sees them, and searched as screens do', () => {
    expect(calls['listVacancies misspelt (phisics)']).toMatchObject({
      path: '/api/vacancy?search=phisics',
      headers: { authorization: 'Bearer bench-1' },
    });
    expect(named('listCandidates as school one letter')).toHaveLength(1);
    expect(named('listCandidates as admin gender')).toHaveLength(1);
  });

  it('leave out exports', () => expect(named('export')).toEqual([]));
});
