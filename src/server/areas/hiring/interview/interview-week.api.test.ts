import { describe, expect, it } from 'vitest';
import {
  newApplicant,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { weekOf as daysOf } from './interview-week.ts';
import { interviewsBetween } from './interview-week-queries.ts';
import { presentListedInterviews } from './listed-interviews.ts';

const { server, school } = await withServer({ school: newSchool });
const { applicationId } = await newApplicant(server, school);

const weekOf = (query: string, { token }: { token?: string } = school) =>
  server.request('GET', `/api/interview/week${query}`, { token });

describe('the interview week of a school', () => {
  it('lists interviews by day in the school’s zone, in order, with candidate and vacancy', async () => {
    const saturdayNight = '2099-05-02T19:59:00.000Z';
    const sundayNight = '2099-05-02T20:00:00.000Z';
    const noon = '2099-05-06T09:00:00.000Z';
    const morning = '2099-05-06T05:00:00.000Z';
    for (const starts_at of [noon, saturdayNight, sundayNight, morning])
      await newInterview(server, school, applicationId, { starts_at });

    const { status, body } = await weekOf('?day=2099-05-05');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      starts_on: '2099-05-03',
      ends_on: '2099-05-09',
      previous: '2099-04-26',
      next: '2099-05-10',
      total: 3,
      omitted: 0,
    });
    const days = body.data.days.map((day: { date: string; interviews: { starts_at: string }[] }) => [
      day.date,
      day.interviews.map(({ starts_at }) => starts_at),
    ]);
    expect(days).toEqual([
      ['2099-05-03', [sundayNight]],
      ['2099-05-04', []],
      ['2099-05-05', []],
      ['2099-05-06', [morning, noon]],
      ['2099-05-07', []],
      ['2099-05-08', []],
      ['2099-05-09', []],
    ]);
    expect(body.data.days[0].interviews[0]).toMatchObject({
      application_id: applicationId,
      candidate: { full_name: expect.any(String) },
      vacancy: { vacancy_title: expect.any(String) },
    });
  });

  it('is the current one by default', async () => {
    const { body } = await weekOf('');
    const today = body.data.days.filter((day: { is_today: boolean }) => day.is_today);
    expect(body.data.days).toHaveLength(7);
    expect(today).toHaveLength(1);
  });

  it('leaves out interviews deleted during the read, and shows the rest', async () => {
    const host = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, host);
    const leaver = await newCandidate(server);
    for (const candidate of [leaver, await newCandidate(server)]) {
      const { application_id } = await newApplication(server, candidate, vacancy_id);
      await newInterview(server, host, application_id, { starts_at: '2099-05-06T09:00:00.000Z' });
    }
    const { from, before } = daysOf('2099-05-06', 'Asia/Dubai');
    const { rows } = await interviewsBetween(server.db, { school_id: host.id, from, before }, 10);
    expect(rows).toHaveLength(2);
    const { status } = await server.request('DELETE', '/api/user/me', {
      token: leaver.token,
      json: { password: leaver.password },
    });
    expect(status).toBe(200);
    const shown = await presentListedInterviews(server.db, rows, server.clock.now(), { role_name: 'School' });
    expect(shown).toEqual([expect.objectContaining({ interview_id: rows[1]!.interview_id })]);
  });

  it('contains no interviews of other schools', async () => {
    const other = await newSchool(server);
    const { body } = await weekOf('?day=2099-05-05', other);
    expect(body.data).toMatchObject({ total: 0, omitted: 0 });
  });

  it.each(['2099-02-30', 'monday', '9999-12-31', '1999-12-31'])('refuses the day %s', async (day) => {
    const { status, body } = await weekOf(`?day=${day}`);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('day');
  });

  it('is limited to users signed in as a school', async () => {
    const candidate = await newCandidate(server);
    expect((await weekOf('', {})).status).toBe(401);
    expect((await weekOf('', candidate)).status).toBe(403);
  });
});
