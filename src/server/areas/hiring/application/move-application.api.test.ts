import { describe, expect, it } from 'vitest';
import {
  apply,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, allowedStatuses } from './application-states.ts';

const { server, school, candidate, stranger } = await withServer({
  school: newSchool,
  candidate: newCandidate,
  stranger: newCandidate,
});

const get = (path: string, token?: string) => server.request('GET', path, { token });
const setStatus = (id: number, status: string, token = school.token, note?: string) =>
  server.request('PUT', `/api/application/${id}/status`, { token, json: { status, note } });

describe('withdrawing an application', () => {
  const withdraw = (id: number, token: string | undefined = candidate.token) =>
    server.request('POST', `/api/application/${id}/withdraw`, { token });

  it('works once, for its candidate only; the school is notified and sees it', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    await setStatus(application_id, 'Shortlisted');
    expect((await server.request('POST', `/api/application/${application_id}/withdraw`)).status).toBe(401);
    for (const { token } of [stranger, school, await server.admin(), await server.signUp('Candidate')])
      expect((await withdraw(application_id, token)).status).toBe(403);
    const { status, body } = await withdraw(application_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      candidate_status: 'Withdrawn',
      allowed_statuses: [],
      history: [{ status: 'Pending' }, { status: 'Shortlisted' }, { status: 'Withdrawn' }],
    });
    expect(body.data.timeline.at(-1)).toMatchObject({ title: 'Withdrawn', state: 'stopped' });
    const seen = (await get(`/api/application/${application_id}`, school.token)).body.data;
    expect(seen).toMatchObject({ school_status: 'Withdrawn', allowed_statuses: [] });
    expect((await get('/api/notification', school.token)).body.data[0]).toMatchObject({
      kind: 'application_withdrawn',
      application_id,
    });
    expect((await withdraw(application_id)).body.message).toBe(
      'An application marked Withdrawn cannot be withdrawn.',
    );
    expect((await setStatus(application_id, 'Hired')).status).toBe(409);
    expect((await apply(server, candidate, vacancy_id)).status).toBe(409);
    expect((await withdraw(987654321)).status).toBe(404);
  });

  it('and hiring concurrently succeed only one at a time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { vacancy_id } = await newVacancy(server, school);
      const { application_id } = await newApplication(server, candidate, vacancy_id);
      const both = await Promise.all([withdraw(application_id), setStatus(application_id, 'Hired')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('deciding while interviews are scheduled', () => {
  it('leaves none of a decided application to come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { vacancy_id } = await newVacancy(server, school);
      const { application_id } = await newApplication(server, candidate, vacancy_id);
      await newInterview(server, school, application_id);
      const starts_at = new Date(server.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString();
      const schedule = () =>
        server.request('POST', `/api/application/${application_id}/interviews`, {
          token: school.token,
          json: { starts_at, minutes: 30, place: 'Room 12', despite_clash: true },
        });
      const all = await Promise.all([schedule(), setStatus(application_id, 'Rejected'), schedule()]);
      expect(all[1].status).toBe(200);
      const { interviews } = (await get(`/api/application/${application_id}`, school.token)).body.data;
      expect(interviews.length).toBe(1 + all.filter(({ body }) => body.data?.interview_id).length);
      for (const { status } of interviews) expect(status).toBe('cancelled');
    }
  });
});

describe('accepting an offer', () => {
  const accept = (id: number, token = candidate.token) =>
    server.request('POST', `/api/application/${id}/accept-offer`, { token });

  it('tells the school, needs an offer, works once, and is not a task any more', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    expect((await accept(application_id)).body.message).toBe('The school has not made an offer.');
    await setStatus(application_id, 'Offered');
    const isTask = async () =>
      ((await get('/api/me/tasks', candidate.token)).body.data as { kind: string }[]).some(
        ({ kind }) => kind === 'offer-to-answer',
      );
    expect(await isTask()).toBe(true);
    for (const { token } of [stranger, school])
      expect((await accept(application_id, token)).status).toBe(403);
    const { status, body } = await accept(application_id);
    expect([status, body.message]).toEqual([200, 'You have accepted the offer.']);
    expect(body.data).toMatchObject({
      candidate_status: 'Offered',
      offer_accepted_at: expect.any(String),
      history: [{ status: 'Pending' }, { status: 'Offered' }],
    });
    expect(await isTask()).toBe(false);
    const seen = (await get(`/api/application/${application_id}`, school.token)).body.data;
    expect(seen).toMatchObject({
      offer_accepted_at: expect.any(String),
      allowed_statuses: ['Hired', 'Rejected'],
    });
    expect((await get('/api/notification', school.token)).body.data[0]).toMatchObject({
      kind: 'offer_accepted',
      application_id,
    });
    expect((await accept(application_id)).body.message).toBe('You have already accepted this offer.');
  });
});

describe('moves from each state', () => {
  /** Brings the candidate's application into a state. */
  const applicationIn = async (to: ApplicationStatus) => {
    const { vacancy_id } = await newVacancy(server, school);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    if (to === 'Withdrawn')
      await server.request('POST', `/api/application/${application_id}/withdraw`, { token: candidate.token });
    else if (to !== 'Pending') await setStatus(application_id, to);
    return application_id as number;
  };

  it.each(APPLICATION_STATUSES)('%s', async (from) => {
    const id = await applicationIn(from);
    const seenBy = async (token: string) =>
      (await get(`/api/application/${id}`, token)).body.data as {
        candidate_status: string;
        allowed_statuses: string[];
      };
    expect((await seenBy(school.token)).allowed_statuses).toEqual(allowedStatuses(from, 'School'));
    for (const to of APPLICATION_STATUSES) {
      if (allowedStatuses(from, 'School').includes(to)) {
        const other = await applicationIn(from);
        expect((await setStatus(other, to)).status, `${from} to ${to}`).toBe(200);
      } else expect((await setStatus(id, to)).status, `${from} to ${to}`).toBe(409);
    }
    const canWithdraw = allowedStatuses(from, 'Candidate').includes('Withdrawn');
    const answer = await server.request('POST', `/api/application/${id}/withdraw`, {
      token: candidate.token,
    });
    expect(answer.status).toBe(canWithdraw ? 200 : 409);
    expect((await seenBy(candidate.token)).candidate_status).toBe(canWithdraw ? 'Withdrawn' : from);
  });
});
