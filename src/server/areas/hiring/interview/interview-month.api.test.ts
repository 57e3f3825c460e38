import { describe, expect, it } from 'vitest';
import { newApplicant, newInterview, newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { monthIn } from './interview-month.ts';

const { server, school } = await withServer({ school: newSchool });
const { applicationId, candidate } = await newApplicant(server, school);

const monthOf = (query: string, { token }: { token: string } = school, headers = {}) =>
  server.request('GET', `/api/interview?${query}`, { token, headers });

describe('the interviews of a month', () => {
  it('are those that begin on its days in the school’s zone, in the order in which they begin', async () => {
    // Dubai is four hours ahead.
    const [before, first, noon, last, after] = [
      '2099-04-30T19:59:00.000Z',
      '2099-04-30T20:00:00.000Z',
      '2099-05-12T08:00:00.000Z',
      '2099-05-31T19:59:00.000Z',
      '2099-05-31T20:00:00.000Z',
    ] as const;
    for (const starts_at of [after, noon, last, before, first])
      await newInterview(server, school, applicationId, { starts_at });

    const { status, body } = await monthOf('month=2099-05');
    expect(status).toBe(200);
    expect(body.data.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([first, noon, last]);
    expect(body.meta).toMatchObject({
      total: 3,
      month: '2099-05',
      today: monthIn('Asia/Dubai', 'current', server.clock.now()).today,
    });
  });

  it('are counted in full when a page holds fewer', async () => {
    const { body } = await monthOf('month=2099-05&per_page=2');
    expect(body.data).toHaveLength(2);
    expect(body.meta.total).toBe(3);
  });

  it('are those of the current month when asked for it', async () => {
    const { body } = await monthOf('month=current');
    expect(body.meta.month).toBe(body.meta.today.slice(0, 7));
    expect(body.meta.total).toBe(0);
  });

  it('are counted by the days of a candidate’s own zone', async () => {
    const zone = { 'time-zone': 'Europe/London' };
    const { body } = await monthOf('month=2099-04', candidate, zone);
    expect(body.data.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([
      '2099-04-30T19:59:00.000Z',
      '2099-04-30T20:00:00.000Z',
    ]);
  });

  it('are none for a candidate without a profile', async () => {
    const { body } = await monthOf('month=2099-05', await server.signUp('Candidate'));
    expect(body.data).toEqual([]);
    expect((await monthOf('', await server.signUp('Candidate'))).body.data).toEqual([]);
  });

  it('leave out those of other schools', async () => {
    const { body } = await monthOf('month=2099-05', await newSchool(server));
    expect(body.meta.total).toBe(0);
  });

  it('name no month and no day without one', async () => {
    const { body } = await monthOf('');
    expect(body.meta).toMatchObject({ month: null, today: null });
  });

  it.each(['2099-13', '2099-5', 'may', '1999-12'])('refuse the month %s', async (month) => {
    const { status, body } = await monthOf(`month=${month}`);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('month');
  });
});

describe('a month', () => {
  it('ends where the next year begins', () => {
    expect(monthIn('UTC', '2026-12', new Date('2026-11-28T12:00:00Z'))).toEqual({
      month: '2026-12',
      today: '2026-11-28',
      from: new Date('2026-12-01T00:00:00Z'),
      before: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('is the current one where its days are', () => {
    const now = new Date('2026-11-30T21:30:00Z');
    expect(monthIn('Asia/Riyadh', 'current', now)).toMatchObject({ month: '2026-12', today: '2026-12-01' });
    expect(monthIn('Europe/London', 'current', now)).toMatchObject({ month: '2026-11', today: '2026-11-30' });
  });
});
