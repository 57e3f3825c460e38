import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { APPLICATION_STATUSES } from '../../areas/hiring/application/application-states.ts';
import { INVITATION_STATUSES } from '../../areas/hiring/invitation/invitation-states.ts';
import { FileStore } from '../../engine/files/file-store.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { productApi } from '../api.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { demoQuestions } from './demo-content.ts';
import { loadDemoData } from './load-demo-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const count = async (table: string) =>
  (await server.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]!
    .n as number;

describe('the demo data', () => {
  it('fills an empty database once, within a fixed number of statements', {
    timeout: 180_000,
  }, async () => {
    const root = resolve(import.meta.dirname, '../../../..');
    const { document } = productApi(root);
    const load = () =>
      loadDemoData(
        { db: server.db, pool },
        store,
        document,
        server.clock.now(),
        join(root, 'src/server/data/demo'),
      );
    const store = new FileStore({ dataDir: server.dataDir });
    const pool = (server.db as unknown as { $client: Pool }).$client;
    const query = vi.spyOn(Client.prototype, 'query');
    await load();
    // The first start waits for these queries.
    expect(query.mock.calls.length).toBeLessThan(14_100);
    query.mockRestore();
    expect(await count('schools')).toBeGreaterThanOrEqual(8);
    expect(await count('candidates')).toBeGreaterThanOrEqual(20);
    expect(await count('vacancies')).toBeGreaterThanOrEqual(60);
    expect(await count('centres')).toBe(4);
    expect(await count('saved_vacancies')).toBeGreaterThan(40);
    const applications = await count('applications');
    await load();
    expect(await count('applications')).toBe(applications);
  });

  it('covers every application status and every vacancy state', async () => {
    const { rows } = await server.db.execute(sql`select distinct status from applications`);
    expect(rows.map(({ status }) => status).sort()).toEqual([...APPLICATION_STATUSES].sort());
    const unread = await server.db.execute(sql`select 1 from applications where viewed_at is null limit 1`);
    expect(unread.rows).toHaveLength(1);
    const admin = await signIn('demo-admin@example.com');
    const { body } = await server.request('GET', '/api/vacancy?per_page=100', { token: admin });
    expect(body.meta.total).toBeGreaterThanOrEqual(50);
    const featured = body.data.filter(({ is_featured }: { is_featured: boolean }) => is_featured);
    expect(featured.length).toBeGreaterThan(3);
    const closed = await server.db.execute(sql`select 1 from vacancies where closed_at is not null`);
    expect(closed.rows.length).toBeGreaterThan(1);
    const expired = await server.db.execute(sql`select 1 from vacancies where application_deadline < now()`);
    expect(expired.rows.length).toBeGreaterThan(1);
  });

  it('fills every list and tab of the first school and the first candidate', async () => {
    const [school, candidate] = [
      await signIn('demo-school@example.com'),
      await signIn('demo-candidate@example.com'),
    ];
    const get = async (token: string, path: string) =>
      (await server.request('GET', `/api${path}`, { token })).body;
    const { school_id } = (await get(school, '/user/school-profile')).data;
    const { candidate_id } = (await get(candidate, '/user/candidate-profile')).data.candidate;
    const invitations = `/job/candidate-invitations/${candidate_id}`;
    const totals = async (token: string, paths: Record<string, string>) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(paths).map(
            async ([name, path]) => [name, (await get(token, path)).meta.total] as const,
          ),
        ),
      );
    const ofCandidate = await totals(candidate, {
      suggested: `/vacancy/suggest-jobs/${candidate_id}`,
      applications: '/application',
      invitations,
      saved: `/job/saved-jobs/${candidate_id}`,
    });
    const wanted = { suggested: 20, applications: 4, invitations: 5, saved: 2 };
    for (const [name, least] of Object.entries(wanted))
      expect(ofCandidate[name], `the candidate's ${name}`).toBeGreaterThanOrEqual(least);
    const ofSchool = await totals(school, {
      open: `/vacancy?school_id=${school_id}&status=open`,
      closed: `/vacancy?school_id=${school_id}&status=closed`,
      expired: `/vacancy?school_id=${school_id}&status=expired`,
      applications: `/application/school/${school_id}`,
      invitations: `/job/school-invitations/${school_id}`,
    });
    for (const [name, total] of Object.entries(ofSchool))
      expect(total, `the school's ${name}`).toBeGreaterThan(0);
    const courses = (await get(candidate, '/application')).data.map(
      ({ candidate_status }: { candidate_status: string }) => candidate_status,
    );
    expect(new Set(courses)).toEqual(new Set(APPLICATION_STATUSES));
    const states = (await get(candidate, invitations)).data.map(({ status }: { status: string }) => status);
    expect(new Set(states)).toEqual(new Set(INVITATION_STATUSES));
    expect((await get(candidate, '/candidate/dashboard')).data).toMatchObject({
      profile_match: expect.any(Number),
      application_views: expect.any(Number),
    });
    expect((await get(school, `/school/${school_id}/dashboard-metrics`)).data.profile_views).toBeGreaterThan(
      5,
    );
  });

  it('gives the first school a team with shortlists, messages, a draft vacancy and scores by two members', async () => {
    const [owner, colleague] = [
      await signIn('demo-school@example.com'),
      await signIn('demo-recruiter@example.com'),
    ];
    const get = async (path: string, token = owner) =>
      (await server.request('GET', `/api${path}`, { token })).body.data;
    const team = (await get('/team')).map(
      ({ team_role, state }: { team_role: string; state: string }) => `${team_role}, ${state}`,
    );
    expect(team).toEqual(['owner, active', 'recruiter, active', 'reviewer, active', 'reviewer, invited']);
    const lists: { candidates: number }[] = await get('/shortlist', colleague);
    expect(lists).toHaveLength(2);
    for (const { candidates } of lists) expect(candidates).toBeGreaterThan(1);
    expect(await get('/vacancy-draft')).toMatchObject([{ vacancy_title: expect.any(String), step: 1 }]);
    expect((await get('/message-template')).length).toBeGreaterThan(1);
    const { rows } = await server.db.execute(sql`
      select count(*)::int as n from (
        select 1 from application_scores group by application_id having count(*) = 2) marked`);
    expect(Number(rows[0]!.n)).toBeGreaterThan(2);
    const { rows: authors } = await server.db.execute(sql`
      select count(distinct n.user_id)::int as n from application_notes n
      join vacancies v using (vacancy_id)
      join schools s using (school_id) join users u on u.id = s.user_id
      where u.user_name = 'demo-school@example.com'`);
    expect(Number(authors[0]!.n)).toBe(3);
  });

  it('answers each question with one of its own answers, or not at all', async () => {
    const { rows } = await server.db.execute<{ question: string; answer: string }>(sql`
      select distinct q.question, a.answer #>> '{}' as answer from application_answers a
      join vacancy_questions q using (question_id) join question_types t on t.id = q.question_type_id
      where t.type_key in ('short_text', 'descriptive') and a.answer #>> '{}' is not null`);
    const answersTo = new Map(demoQuestions.flat().map(({ question, answers }) => [question, answers]));
    expect(rows.length).toBeGreaterThan(3);
    for (const { question, answer } of rows) expect(answersTo.get(question)).toContain(answer);
    const scores = await server.db.execute(sql`select distinct match_score from applications`);
    expect(scores.rows.length).toBeGreaterThan(2);
  });

  it('is spread over weeks', async () => {
    const { rows } = await server.db.execute(sql`
      select 'applications' as what, count(distinct date_trunc('week', application_date))::int as weeks from applications
      union all select 'invitations', count(distinct date_trunc('week', created_at)) from invitations
      union all select 'people', count(distinct date_trunc('week', created_at)) from candidates
      union all select 'vacancies', count(distinct date_trunc('week', created_at)) from vacancies
      union all select 'saved', count(distinct date_trunc('week', saved_at)) from saved_vacancies
      union all select 'views', count(distinct date_trunc('week', viewed_at)) from profile_views`);
    for (const { what, weeks } of rows) expect(Number(weeks), String(what)).toBeGreaterThanOrEqual(2);
  });

  it('contains every kind of vacancy', async () => {
    const { rows } = await server.db.execute(sql`
      select count(*) filter (where closed_at is null and application_deadline >= current_date)::int as open,
        count(*) filter (where closed_at is not null)::int as closed,
        count(*) filter (where application_deadline < current_date)::int as expired,
        count(*) filter (where display_vacancy_public = 0)::int as hidden,
        count(*) filter (where show_salary_range = 0)::int as without_salary
      from vacancies`);
    for (const [kind, total] of Object.entries(rows[0]!)) expect(Number(total), kind).toBeGreaterThan(1);
  });

  it('contains no event in the future or out of order', async () => {
    const { rows } = await server.db.execute(sql`
      select 1 from applications a join vacancies v using (vacancy_id)
      where a.application_date > now() or a.application_date < v.created_at or a.viewed_at < a.application_date
      union all
      select 1 from application_history h join applications a using (application_id)
      where h.at > now() or h.at < a.application_date
      union all
      select 1 from invitations i join vacancies v using (vacancy_id)
      where i.created_at < v.created_at or i.answered_at < i.created_at or coalesce(i.answered_at, i.created_at) > now()
      union all
      select 1 from users u left join schools s on s.user_id = u.id left join candidates c on c.user_id = u.id
      where u.created_at > u.email_verified_at or u.created_at > least(s.created_at, c.created_at)
      union all
      select 1 from candidates c join applications a using (candidate_id) where a.application_date < c.created_at
      union all
      select 1 from candidates c join invitations i using (candidate_id) where i.created_at < c.created_at
      union all
      select 1 from application_history h join application_history later using (application_id)
      where later.id > h.id and later.at < h.at`);
    expect(rows).toEqual([]);
  });

  it('lets accounts sign in and serves their files', async () => {
    expect(new Set(demoAccounts.map(({ email }) => email)).size).toBe(demoAccounts.length);
    const school = await signIn('demo-school@example.com');
    const mine = (await server.request('GET', '/api/user/school-profile', { token: school })).body.data;
    expect((await server.request('GET', mine.school_logo)).headers['content-type']).toBe('image/png');
    const list = await server.request('GET', `/api/application/school/${mine.school_id}`, { token: school });
    expect(list.body.meta.total).toBeGreaterThan(20);
    const [row] = list.body.data;
    const one = await server.request('GET', `/api/application/${row.application_id}`, { token: school });
    const cv = await server.request('GET', one.body.data.resume, { token: school });
    expect(cv.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const candidate = await signIn('demo-candidate@example.com');
    const numbers = (await server.request('GET', '/api/candidate/dashboard', { token: candidate })).body.data;
    expect(numbers.total_applications).toBeGreaterThan(2);
    const searches = await server.request('GET', '/api/saved-search', { token: candidate });
    expect(searches.body.data).toHaveLength(2);
  });

  it('gives applications the full phone number from the profile', async () => {
    const { rows } = await server.db.execute(sql`
      select distinct a.phone, c.extra->>'phone_code' as phone_code, c.phone1 from applications a join candidates c using (candidate_id)`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { phone, phone_code, phone1 } of rows) expect(`+${phone}`).toBe(`${phone_code}${phone1}`);
  });

  it('tells the first candidate’s hire up to an offer that is worse in one line', async () => {
    const [owner, candidate] = [
      await signIn('demo-school@example.com'),
      await signIn('demo-candidate@example.com'),
    ];
    const { rows } = await server.db.execute<{ id: string }>(sql`
      select application_id as id from offers where state = 'open' and valid_until > now()`);
    expect(rows).toHaveLength(1);
    const get = async (token: string, what: string) =>
      (await server.request('GET', `/api/application/${rows[0]!.id}/${what}`, { token })).body.data;
    const [offer] = (await get(candidate, 'agreement')).offers;
    expect(
      offer.lines.filter(({ verdict }: { verdict: string }) => /worse|different/.test(verdict)),
    ).toMatchObject([{ field: 'salary' }]);
    const { messages } = await get(owner, 'messages');
    expect(new Set(messages.map(({ is_own }: { is_own: boolean }) => is_own)).size).toBe(2);
    const { references } = await get(candidate, 'references');
    expect(references).toMatchObject([
      { state: 'given', contest: expect.any(String), opinions: [] },
      { state: 'given', are_opinions_shared: true },
    ]);
    expect(await get(owner, 'hiring-file')).toMatchObject({ is_ready_to_hire: false, checklist: 'uae' });
  });

  it('hires in the second school only with a complete file and an accepted offer', async () => {
    const token = await signIn('demo-school-2@example.com');
    const get = async (path: string) => (await server.request('GET', `/api${path}`, { token })).body.data;
    const hires = await get('/hires');
    expect(hires).toHaveLength(1);
    const path = `/application/${hires[0].application_id}`;
    expect(await get(`${path}/hiring-file`)).toMatchObject({ is_required: true, is_complete: true });
    expect(await get(`${path}/agreement`)).toMatchObject({ agreed_at: expect.any(String) });
    const pdf = await server.request('GET', `/api${path}/agreement.pdf`, { token });
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('contains upcoming interviews, and read and unread notifications', async () => {
    const school = await signIn('demo-school@example.com');
    const interviews = await server.request('GET', '/api/interview?status=upcoming', { token: school });
    expect(interviews.body.meta.total).toBeGreaterThan(0);
    const { meta } = (await server.request('GET', '/api/notification', { token: school })).body;
    expect(meta.unread).toBeGreaterThan(0);
    expect(meta.unread).toBeLessThan(meta.total);
    const news = await server.db.execute(sql`select distinct kind from notifications`);
    expect(news.rows.length).toBeGreaterThan(3);
  });
});

async function signIn(email: string): Promise<string> {
  const json = { user_name: email, password: DEMO_PASSWORD };
  return (await server.request('POST', '/api/auth/login', { json })).body.data.token;
}
