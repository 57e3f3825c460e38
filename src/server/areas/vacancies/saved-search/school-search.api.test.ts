import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import { newSavedSearch } from '../../../testing/saved-search-scenario.ts';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { newShortlist } from '../../../testing/shortlist-scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';
import { savedSearches } from '../tables/saved-search.ts';
import { mailSavedSearches } from './saved-search-mails.ts';

const { server, candidate, rival } = await withServer({ candidate: newCandidate, rival: newSchool });
let school: Profile;
beforeEach(async () => {
  school = await newSchool(server);
});

type Caller = { token?: string };
const act = (method: string, path = '', json?: unknown, { token }: Caller = school) =>
  server.request(method, `/api/candidate-search${path}`, { token, ...(json !== undefined && { json }) });
const physics = (name = 'Physics') => ({ name, filters: { search: 'physics' } });
const save = async (json: object = physics()) =>
  (await act('POST', '', json)).body.data.candidate_search_id as number;
const list = async (caller: Caller = school) => (await act('GET', '', undefined, caller)).body.data;
const stored = (id: number) =>
  server.db.select().from(savedSearches).where(eq(savedSearches.saved_search_id, id));

describe('a school’s saved candidate search', () => {
  it('has its name and the filters as the search form writes them, and is listed by name', async () => {
    const shortlist_id = await newShortlist(server, school);
    const filters = { search: 'physics', shortlist_id, subject_id: [1, 2], years_of_experience: 3 };
    const { status, body } = await act('POST', '', { name: '  Physics, IB ', filters });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Physics, IB', filters });
    await save(physics('arabic'));
    const all = await list();
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['arabic', 'Physics, IB']);
    expect(all[1]).toEqual(body.data);
  });

  it('accepts numbers as text, and drops the page number', async () => {
    const filters = { subject_id: ['2'], expected_salary: '9000', page: '3' };
    const { body } = await act('POST', '', { name: 'x', filters });
    expect(body.data.filters).toMatchObject({ subject_id: [2], expected_salary: 9000 });
    expect(body.data.filters).not.toHaveProperty('page');
  });

  it.each([
    [{}, { name: ['Name is required'], filters: ['Enter a search or choose a filter to save'] }],
    [{ ...physics(), name: ' ' }, { name: ['Name is required'] }],
    [physics('x'.repeat(101)), { name: ['Name must be at most 100 characters'] }],
    [
      { name: 'x', filters: { subject_id: [999_999] } },
      { 'filters.subject_id': ['Choose one of the options'] },
    ],
    [{ name: 'x', filters: { salary_min: 5 } }, { 'filters.salary_min': ['This field is not known'] }],
    [{ name: 'x', filters: 'all' }, { filters: ['This must be a group of values'] }],
    [{ ...physics(), mails: 'daily' }, { mails: ['This field is not known'] }],
  ])('refuses %j', async (json, errors) => {
    const { status, body } = await act('POST', '', json);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
    expect(await list()).toEqual([]);
  });

  it('requires a name that is unique within its school, ignoring case', async () => {
    await save();
    const again = await act('POST', '', physics('PHYSICS'));
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('You already have a saved search with this name.');
    expect((await act('POST', '', physics(), await newSchool(server))).status).toBe(201);
  });

  it('is limited to 50 per school, even with 60 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => act('POST', '', physics(`Search ${n}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it('is shared with the team’s recruiters, but not with reviewers', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    const id = await save();
    expect(await list(recruiter)).toMatchObject([{ candidate_search_id: id }]);
    expect((await act('POST', '', physics('Of the colleague'), recruiter)).status).toBe(201);
    expect(await list()).toHaveLength(2);
    expect((await act('GET', '', undefined, reviewer)).status).toBe(403);
    expect((await act('POST', '', physics('x'), reviewer)).status).toBe(403);
    expect((await act('DELETE', `/${id}`, undefined, reviewer)).status).toBe(403);
    expect((await act('DELETE', `/${id}`, undefined, recruiter)).status).toBe(200);
    expect((await act('DELETE', `/${id}`)).status).toBe(404);
  });

  it('is accessible only to its school', async () => {
    const id = await save();
    const waiting = await waitingSchool(server);
    for (const [caller, status] of [
      [{}, 401],
      [candidate, 403],
      [waiting, 403],
      [rival, 403],
    ] as const)
      expect((await act('DELETE', `/${id}`, undefined, caller)).status).toBe(status);
    for (const [caller, status] of [
      [{}, 401],
      [candidate, 403],
      [waiting, 403],
    ] as const) {
      expect((await act('GET', '', undefined, caller)).status).toBe(status);
      expect((await act('POST', '', physics(), caller)).status).toBe(status);
    }
    expect(await list(rival)).toEqual([]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('is separate from candidates’ saved searches', async () => {
    const id = await save();
    const { saved_search_id } = await newSavedSearch(server, candidate);
    const asCandidate = (method: string, path: string, json?: unknown) =>
      server.request(method, `/api/saved-search/${id}${path}`, {
        token: candidate.token,
        ...(json !== undefined && { json }),
      });
    expect((await asCandidate('PUT', '', { mails: 'daily' })).status).toBe(403);
    expect((await asCandidate('POST', '/visit')).status).toBe(403);
    expect((await asCandidate('DELETE', '')).status).toBe(403);
    expect((await act('DELETE', `/${saved_search_id}`)).status).toBe(404);
    expect(await list()).toMatchObject([{ candidate_search_id: id }]);
    expect(await stored(saved_search_id)).toHaveLength(1);
  });
});

describe('a school’s saved searches over time', () => {
  it('cause no mails, regardless of time and new vacancies', async () => {
    const id = await save();
    const before = await stored(id);
    await newVacancy(server, school, { vacancy_title: 'Physics Teacher' });
    server.clock.forward(8 * 24 * 60 * 60);
    const posting = { mail: { post: insertMail }, settings: { publicUrl: 'http://marketplace.test' } };
    const failed: unknown[] = [];
    await mailSavedSearches(server.db, posting, server.clock.now(), (one) => failed.push(one));
    expect(failed).toEqual([]);
    expect(before).toMatchObject([{ mails: 'never' }]);
    expect(await stored(id)).toEqual(before);
    const subjects = (await server.mail.to(school.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('new job'))).toEqual([]);
  });

  it('are in the owner’s data export, not in a colleague’s', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const saved_search_id = await save();
    const takenBy = async ({ token }: Caller) => {
      const { raw } = await server.request('GET', '/api/user/me/export', { token });
      const file = unzipSync(new Uint8Array(raw))['data/saved_searches.json'];
      return file ? JSON.parse(Buffer.from(file).toString()) : [];
    };
    expect(await takenBy(school)).toMatchObject([{ saved_search_id, name: 'Physics' }]);
    expect(await takenBy(recruiter)).toEqual([]);
  });

  it('outlive a colleague’s departure, and are deleted with the school', async () => {
    const leaver = await newColleague(server, school, 'recruiter');
    const { body } = await act('POST', '', physics(), leaver);
    const id = body.data.candidate_search_id;
    await server.request('DELETE', `/api/team/${leaver.member_id}`, { token: school.token });
    expect(await list()).toMatchObject([{ candidate_search_id: id }]);
    const { token, password } = school;
    const gone = await server.request('DELETE', '/api/user/me', { token, json: { password } });
    expect(gone.status).toBe(200);
    expect(await stored(id)).toEqual([]);
  });
});
