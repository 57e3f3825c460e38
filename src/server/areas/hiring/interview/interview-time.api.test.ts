import { describe, expect, it } from 'vitest';
import { formatText } from '../../../../language/run/value/formats.ts';
import { newApplicant, newInterview, newSchool } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const [UAE, SAUDI, QATAR] = [2, 193, 187];
const { server, dubai, riyadh, doha } = await withServer({
  dubai: (on) => newSchool(on, { country_id: UAE }),
  riyadh: (on) => newSchool(on, { country_id: SAUDI }),
  doha: (on) => newSchool(on, { country_id: QATAR }),
});
const unfolded = (text: string) => text.replace(/\r\n /g, '').replace(/\\(.)/g, '$1');

describe('the time of an interview', () => {
  it.each([
    [
      'in Dubai',
      'Asia/Dubai',
      riyadh,
      '2098-08-04T05:00Z',
      '9:00\u00a0AM (Dubai) · 8:00\u00a0AM in Riyadh (school)',
    ],
    [
      'in Riyadh',
      'Asia/Riyadh',
      dubai,
      '2098-08-04T05:00Z',
      '8:00\u00a0AM (Riyadh) · 9:00\u00a0AM in Dubai (school)',
    ],
    ['in Kuwait', 'Asia/Kuwait', doha, '2098-08-04T05:00Z', '8:00\u00a0AM (Kuwait)'],
    [
      'in London, in summer',
      'Europe/London',
      riyadh,
      '2098-07-01T07:00Z',
      '8:00\u00a0AM (London) · 10:00\u00a0AM in Riyadh (school)',
    ],
    [
      'in London, in winter',
      'Europe/London',
      riyadh,
      '2098-12-01T07:00Z',
      '7:00\u00a0AM (London) · 10:00\u00a0AM in Riyadh (school)',
    ],
    ['in an unknown zone', null, dubai, '2098-12-01T07:00Z', '11:00\u00a0AM (Dubai)'],
    ['in a nonexistent zone', 'Asia/Atlantis', doha, '2098-12-01T07:00Z', '10:00\u00a0AM (Doha)'],
  ])(
    'is the same for a candidate %s in list, detail, notification, mail and calendar',
    async (_, zone, school, at, time) => {
      const { candidate, applicationId } = await newApplicant(server, school);
      const headers: Record<string, string> = zone === null ? {} : { 'time-zone': zone };
      const read = (path: string) =>
        server.request('GET', `/api${path}`, { token: candidate.token, headers });
      await read('/notification');
      const starts_at = new Date(at).toISOString();
      const { interview_id } = await newInterview(server, school, applicationId, { starts_at });

      const [list, detail, news, file] = await Promise.all([
        read('/interview'),
        read(`/application/${applicationId}`),
        read('/notification'),
        read(`/interview/${interview_id}/interview.ics`),
      ]);
      const mail = (await server.mail.to(candidate.email)).at(-1)!;
      expect([list.status, detail.body, news.status, file.status]).toMatchObject([
        200,
        { status: true },
        200,
        200,
      ]);
      const zoned = [list.body.data[0], detail.body.data.interviews[0]].map((one) => one.starts_at_zoned);
      const timeZone = zone === null || zone === 'Asia/Atlantis' ? /\[(.*)\]/.exec(zoned[0])![1]! : zone;
      const times = zoned.map((value) => formatText('zoned-time', value, { timeZone }));
      for (const text of [...times, news.body.data[0].message, mail.text, unfolded(file.raw.toString())])
        expect(text).toContain(` 2098, ${time}`);
      expect(unfolded(mail.calendar ?? '')).toContain(` 2098, ${time}`);
    },
  );

  it('is the same for a travelling school in list, week and mail, with its own clock first', async () => {
    const { candidate, applicationId } = await newApplicant(server, dubai);
    const headers = { 'time-zone': 'Europe/London' };
    const read = (path: string) => server.request('GET', `/api${path}`, { token: dubai.token, headers });
    // Midnight in Dubai, when it is still Sunday in Riyadh and London.
    const starts_at = '2098-06-01T20:00:00.000Z';
    await read('/notification');
    const { interview_id } = await newInterview(server, dubai, applicationId, { starts_at });
    const accept = { seen_starts_at: starts_at };
    await server.request('POST', `/api/interview/${interview_id}/accept`, {
      token: candidate.token,
      json: accept,
    });

    const { days } = (await read('/interview/week?day=2098-06-02')).body.data;
    const day = days.find(({ interviews }: { interviews: object[] }) => interviews.length > 0);
    expect(day.date).toBe('2098-06-02');
    const [row] = (await read('/interview')).body.data;
    const time = 'Mon, Jun 2, 2098, 12:00\u00a0AM (Dubai) · Sun, Jun 1, 2098, 9:00\u00a0PM (London)';
    for (const value of [row.starts_at_zoned, day.interviews[0].starts_at_zoned])
      expect(formatText('zoned-time', value, { timeZone: 'Europe/London' })).toBe(time);
    expect((await server.mail.to(dubai.email)).at(-1)!.text).toContain(time);
    const [news] = (await read('/notification')).body.data;
    expect(news.message).toContain(time);
  });

  it('is shown to recruiters in the candidate’s zone while an interview can be scheduled or is upcoming', async () => {
    const { candidate, applicationId } = await newApplicant(server, riyadh);
    const path = `/api/application/${applicationId}`;
    const zones = async (token: string) => {
      const { school_time_zone, candidate_time_zone } = (await server.request('GET', path, { token })).body
        .data;
      return { school_time_zone, candidate_time_zone };
    };
    const school_time_zone = 'Asia/Riyadh';
    const hidden = { school_time_zone, candidate_time_zone: undefined };
    const shown = { school_time_zone, candidate_time_zone: 'Europe/Dublin' };
    const reviewer = await newColleague(server, riyadh, 'reviewer');

    expect(await zones(riyadh.token)).toEqual(hidden);
    const headers = { 'time-zone': 'Europe/Dublin' };
    await server.request('GET', '/api/notification', { token: candidate.token, headers });
    expect(await zones(riyadh.token)).toEqual(shown);
    expect(await zones(candidate.token)).toEqual(hidden);
    expect(await zones(reviewer.token)).toEqual(hidden);
    expect((await server.request('GET', path, { token: dubai.token })).status).toBe(403);

    await newInterview(server, riyadh, applicationId, { starts_at: '2098-12-01T07:00:00.000Z' });
    const move = (status: string) =>
      server.request('PUT', `${path}/status`, { token: riyadh.token, json: { status } });
    await move('Offered');
    expect(await zones(riyadh.token)).toEqual(shown);
    await move('Hired');
    expect(await zones(riyadh.token)).toEqual(hidden);
  });

  it('is shown in the new zone once a reader changes zones', async () => {
    const { candidate, applicationId } = await newApplicant(server, riyadh);
    for (const zone of ['Europe/Berlin', 'Asia/Dubai'])
      await server.request('GET', '/api/notification', {
        token: candidate.token,
        headers: { 'time-zone': zone },
      });
    await newInterview(server, riyadh, applicationId, { starts_at: '2098-12-01T07:00:00.000Z' });
    expect((await server.mail.to(candidate.email)).at(-1)!.text).toContain('11:00\u00a0AM (Dubai)');
  });
});
