import { describe, expect, it } from 'vitest';
import { careerOf, certificatesOf } from './applicant-record.ts';

const now = new Date('2026-03-01T22:00:00Z');
const certificate = (exp_date: string) => ({
  cert_type_id: 1,
  institution_name: 'Ministry',
  issue_date: '2020-01-01',
  exp_date,
});

describe('an applicant’s certificates', () => {
  it.each([
    ['2026-03-01', 'expired'],
    ['2026-03-02', 'expiring'],
    ['2026-05-31', 'expiring'],
    ['2026-06-01', 'valid'],
  ])('that end on %s are %s on 2 March in Riyadh', (end, standing) => {
    expect(certificatesOf({ certificates: [certificate(end)], experiences: [] }, now)).toMatchObject([
      { standing },
    ]);
  });

  it('are sorted by expiry, the earliest first', () => {
    const certificates = ['2027-01-01', '2025-01-01'].map(certificate);
    const found = certificatesOf({ certificates, experiences: [] }, now);
    expect(found.map(({ exp_date }) => exp_date)).toEqual(['2025-01-01', '2027-01-01']);
  });
});

it('sorts positions with current ones first, then the latest', () => {
  const experiences = [
    { position_title: 'First', start_date: '2010-01-01', end_date: '2014-01-01' },
    { position_title: 'Now', start_date: '2020-01-01', is_current: true },
    { position_title: 'Undated' },
    { position_title: 'Second', start_date: '2014-01-01', end_date: '2020-01-01' },
  ];
  const titles = careerOf({ certificates: [], experiences }).map(({ position_title }) => position_title);
  expect(titles).toEqual(['Now', 'Second', 'First', 'Undated']);
});
