import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, other, candidate, second } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  second: newCandidate,
});

const get = (path: string, token?: string) => server.request('GET', `/api${path}`, { token });
const setStatus = (id: number, body: object, token = school.token) =>
  server.request('PUT', `/api/application/${id}/status`, { token, json: body });

async function withTwo() {
  const { vacancy_id } = await newVacancy(server, school);
  const first = (await newApplication(server, candidate, vacancy_id)).application_id as number;
  const later = (await newApplication(server, second, vacancy_id)).application_id as number;
  return { vacancy_id, first, later };
}

describe('the applicants of a vacancy', () => {
  it('are paged, sorted and filtered by state, with each one’s allowed moves', async () => {
    const { vacancy_id, first, later } = await withTwo();
    await setStatus(first, { status: 'Interview' });
    const path = `/vacancy/${vacancy_id}/applicants`;
    const { body } = await get(`${path}?per_page=1`, school.token);
    expect(body.data.map((row: { application_id: number }) => row.application_id)).toEqual([later]);
    expect(body.meta).toMatchObject({ total: 2, per_page: 1 });
    const next = await get(`${path}?per_page=1&cursor=${body.meta.next_cursor}`, school.token);
    expect(next.body.data[0]).toMatchObject({
      application_id: first,
      school_status: 'Interview',
      allowed_statuses: ['Offered', 'Hired', 'Rejected'],
      candidate: { candidate_id: candidate.id },
    });
    const inInterview = await get(`${path}?status=Interview`, school.token);
    expect(inInterview.body.data).toHaveLength(1);
    expect((await get(`${path}?sort=-status`, school.token)).body.data[0].application_id).toBe(first);
  });

  it('are only for the vacancy’s school and Admins', async () => {
    const { vacancy_id } = await withTwo();
    for (const list of ['applicants', 'history']) {
      expect((await get(`/vacancy/${vacancy_id}/${list}`)).status).toBe(401);
      expect((await get(`/vacancy/${vacancy_id}/${list}`, candidate.token)).status).toBe(403);
      expect((await get(`/vacancy/${vacancy_id}/${list}`, other.token)).status).toBe(403);
      expect((await get(`/vacancy/999999/${list}`, school.token)).status).toBe(404);
      expect((await get(`/vacancy/${vacancy_id}/${list}?page=0`, school.token)).status).toBe(400);
    }
  });
});

describe('the days that an applicant waits', () => {
  it('are whole days after the first one, until the school has answered', async () => {
    const { vacancy_id, first, later } = await withTwo();
    const waiting = async () => {
      const { body } = await get(`/vacancy/${vacancy_id}/applicants?sort=application_date`, school.token);
      return body.data.map((row: { waiting_days: unknown }) => row.waiting_days);
    };
    await server.db.execute(
      sql`update applications set application_date = now() - interval '6 days 5 hours' where application_id = ${first}`,
    );
    expect(await waiting()).toEqual([6, null]);
    await setStatus(first, { status: 'Under Review' });
    await setStatus(later, { status: 'Shortlisted' });
    expect(await waiting()).toEqual([6, null]);
  });
});

describe('applicants to compare', () => {
  const compare = (vacancy_id: number, ids: number[], token = school.token) =>
    get(
      `/vacancy/${vacancy_id}/applicants/compare?${ids.map((id) => `application_id=${id}`).join('&')}`,
      token,
    );

  it('are read whole, each once and in the given order', async () => {
    const { vacancy_id, first, later } = await withTwo();
    const { status, body } = await compare(vacancy_id, [first, later, first]);
    expect(status).toBe(200);
    expect(body.data.map((one: { application_id: number }) => one.application_id)).toEqual([first, later]);
    const { body: alone } = await get(`/application/${later}`, school.token);
    expect(body.data[1]).toEqual(alone.data);
    expect(alone.data.viewed_at).not.toBeNull();
  });

  it('do not include applications for other vacancies or missing ones', async () => {
    const { vacancy_id, first } = await withTwo();
    const elsewhere = await withTwo();
    const { body } = await compare(vacancy_id, [elsewhere.first, 999999, first]);
    expect(body.data.map((one: { application_id: number }) => one.application_id)).toEqual([first]);
    const { body: unread } = await get(`/vacancy/${elsewhere.vacancy_id}/applicants`, school.token);
    expect(unread.data.map((row: { viewed_at: unknown }) => row.viewed_at)).toEqual([null, null]);
  });

  it('are at most four, and only for the vacancy’s school', async () => {
    const { vacancy_id, first } = await withTwo();
    expect((await compare(vacancy_id, [1, 2, 3, 4, 5])).status).toBe(400);
    expect((await compare(vacancy_id, [])).body.data).toEqual([]);
    expect((await compare(vacancy_id, [first], other.token)).status).toBe(403);
    expect((await compare(vacancy_id, [first], candidate.token)).status).toBe(403);
  });
});

describe('the history of a vacancy', () => {
  it('lists who did what and when, newest first', async () => {
    const { vacancy_id, first } = await withTwo();
    await get(`/application/${first}`, school.token);
    await get(`/application/${first}`, school.token);
    await setStatus(first, { status: 'Shortlisted', note: 'Strong references' });
    await newInterview(server, school, first);
    await server.request('POST', `/api/application/${first}/withdraw`, { token: candidate.token });
    const { body } = await get(`/vacancy/${vacancy_id}/history?application_id=${first}`, school.token);
    const entries = body.data.map(({ kind, from, to, note, by }: Record<string, string>) => [
      kind,
      from,
      to,
      note,
      by,
    ]);
    const person = `${school.user.full_name}, Palm Valley School`;
    expect(entries).toEqual([
      ['moved', 'Interview', 'Withdrawn', null, 'Sara Khalil'],
      ['moved', 'Shortlisted', 'Interview', null, person],
      ['interview_scheduled', 'Interview', 'Interview', null, person],
      ['moved', 'Pending', 'Shortlisted', 'Strong references', person],
      ['opened', 'Pending', 'Pending', null, person],
      ['applied', null, 'Pending', null, 'Sara Khalil'],
    ]);
    const all = await get(`/vacancy/${vacancy_id}/history?per_page=2`, school.token);
    expect(all.body.meta.total).toBe(7);
    const rest = await get(
      `/vacancy/${vacancy_id}/history?per_page=2&cursor=${all.body.meta.next_cursor}`,
      school.token,
    );
    expect(rest.body.data).toHaveLength(2);
  });

  it('shows the candidate only the states', async () => {
    const { first } = await withTwo();
    await get(`/application/${first}`, school.token);
    await setStatus(first, { status: 'Shortlisted', note: 'For us only' });
    const { body } = await get(`/application/${first}`, candidate.token);
    expect(body.data.history).toEqual([
      { status: 'Pending', at: expect.any(String) },
      { status: 'Shortlisted', at: expect.any(String) },
    ]);
  });
});

describe('moving an application concurrently', () => {
  it('lets one move succeed, and tells the other user what the first one did', async () => {
    const { first } = await withTwo();
    const both = await Promise.all([
      setStatus(first, { status: 'Shortlisted', seen_status: 'Pending' }),
      setStatus(first, { status: 'Interview', seen_status: 'Pending' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body.message).toMatch(
      /^You already moved this application to (Shortlisted|Interview) on .* \(Dubai\)/,
    );
  });

  it('names the person who has moved the application before', async () => {
    const { first } = await withTwo();
    await server.request('POST', `/api/application/${first}/withdraw`, { token: candidate.token });
    const { status, body } = await setStatus(first, { status: 'Hired', seen_status: 'Pending' });
    expect(status).toBe(409);
    expect(body.message).toContain('Sara Khalil moved this application to Withdrawn on ');
  });

  it('does not require the seen state', async () => {
    const { first } = await withTwo();
    expect((await setStatus(first, { status: 'Shortlisted' })).status).toBe(200);
    expect((await setStatus(first, { status: 'Hired', seen_status: 'Nowhere' })).status).toBe(422);
  });
});
