import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let school: Profile;
let candidate: Profile;
let vacancy: { vacancy_id: number };
let application: { application_id: number };
beforeAll(async () => {
  server = await testServer();
  school = await newSchool(server);
  candidate = await newCandidate(server);
  vacancy = await newVacancy(server, school);
  application = await newApplication(server, candidate, vacancy.vacancy_id);
});
afterAll(() => server.close());

const list = async ({ token }: Person, query = '') =>
  (await server.request('GET', `/api/notification${query}`, { token })).body;
const move = (status: string) =>
  server.request('PUT', `/api/application/${application.application_id}/status`, {
    token: school.token,
    json: { status },
  });

describe('notifications are sent', () => {
  it('to the school about an application', async () => {
    const { data, meta } = await list(school);
    expect(data).toMatchObject([
      {
        kind: 'application_received',
        title: 'New application',
        message: 'Sara Khalil has applied for Mathematics Teacher.',
        read_at: null,
        vacancy_id: vacancy.vacancy_id,
        application_id: application.application_id,
        vacancy_title: 'Mathematics Teacher',
      },
    ]);
    expect(meta).toEqual({
      total: 1,
      total_is_capped: false,
      page: 1,
      per_page: 20,
      next_cursor: null,
      unread: 1,
    });
  });

  it('to the candidate about each state, in the specification’s words', async () => {
    for (const status of ['Under Review', 'Shortlisted', 'Offered', 'Rejected']) {
      server.clock.forward(60);
      expect((await move(status)).status).toBe(200);
    }
    const { data } = await list(candidate);
    expect(data.map(({ message }: { message: string }) => message)).toEqual([
      'school has rejected your application',
      'The school has made you an offer',
      'School board is reviewed your profile',
      'Pending to be reviewed',
    ]);
    expect(data[0]).toMatchObject({
      kind: 'status_changed',
      title: 'Mathematics Teacher, Palm Valley School',
      application_id: application.application_id,
    });
    expect((await list(school)).meta.total).toBe(1);
  });

  it('to Admins about a new school', async () => {
    const admin = await server.admin();
    await newSchool(server, { school_name: 'Dune School' });
    expect((await list(admin)).data).toMatchObject([
      { kind: 'school_joined', message: 'Dune School has created its profile.', application_id: null },
    ]);
  });

  it('to nobody when the call is refused', async () => {
    expect((await move('Hired')).status).toBe(409);
    expect((await list(candidate)).meta.total).toBe(4);
  });
});

describe('a reader of notifications', () => {
  it('pages through them', async () => {
    const { data, meta } = await list(candidate, '?page=2&per_page=3');
    expect(data).toHaveLength(1);
    expect(meta).toEqual({
      total: 4,
      total_is_capped: false,
      page: 2,
      per_page: 3,
      next_cursor: null,
      unread: 4,
    });
  });

  it('marks one as read, once', async () => {
    const [newest] = (await list(candidate)).data;
    const read = () =>
      server.request('POST', `/api/notification/${newest.id}/read`, { token: candidate.token });
    const first = await read();
    expect(first.body.data.read_at).not.toBeNull();
    server.clock.forward(60);
    expect((await read()).body.data.read_at).toBe(first.body.data.read_at);
    expect((await list(candidate)).meta.unread).toBe(3);
  });

  it('marks only their own as read', async () => {
    const { status } = await server.request('POST', '/api/notification/read-all', { token: candidate.token });
    expect(status).toBe(200);
    expect((await list(candidate)).meta).toMatchObject({ total: 4, unread: 0 });
    expect((await list(school)).meta.unread).toBe(1);
  });

  it('dismisses one', async () => {
    const [newest] = (await list(candidate)).data;
    const dismiss = () =>
      server.request('DELETE', `/api/notification/${newest.id}`, { token: candidate.token });
    expect((await dismiss()).status).toBe(200);
    expect((await dismiss()).status).toBe(404);
    expect((await list(candidate)).meta.total).toBe(3);
  });

  it('cannot access those of others', async () => {
    const [own] = (await list(school)).data;
    for (const [method, path] of [
      ['POST', `/api/notification/${own.id}/read`],
      ['DELETE', `/api/notification/${own.id}`],
    ] as const) {
      expect((await server.request(method, path, { token: candidate.token })).status).toBe(403);
      expect((await server.request(method, path)).status).toBe(401);
      expect((await server.request(method, path.replace(/\d+/, '0'), { token: school.token })).status).toBe(
        400,
      );
    }
    expect((await list(school)).meta).toMatchObject({ total: 1, unread: 1 });
  });
});

it('deletes notifications with their application', async () => {
  await server.db.execute(sql`delete from applications where application_id = ${application.application_id}`);
  expect((await list(candidate)).meta.total).toBe(0);
  expect((await list(school)).meta.total).toBe(0);
});

describe('very many notifications', () => {
  const give = (person: Person, rows: number) =>
    server.db.execute(sql`
      insert into notifications (user_id, kind, facts, created_at)
      select ${person.user.id}::int, 'school_approved', '{}', now() - interval '1 second' * n
      from generate_series(1, ${rows}::int) n`);

  it('are counted up to 10,000, and read to the last one', async () => {
    const [many, exactly] = [await newSchool(server), await newSchool(server)];
    await give(many, 10_250);
    await give(exactly, 10_000);
    await server.db.execute(sql`analyze notifications`);
    const { data, meta } = await list(many);
    expect(data).toHaveLength(20);
    expect(meta).toMatchObject({ total: 10_000, total_is_capped: true });
    const last = await list(many, '?per_page=100&page=103');
    expect(last.data).toHaveLength(50);
    expect(last.meta).toMatchObject({ total: 10_000, total_is_capped: true, next_cursor: null });
    expect((await list(many, '?per_page=100&page=104')).data).toEqual([]);
    expect((await list(exactly)).meta).toMatchObject({ total: 10_000, total_is_capped: false });
  });
});
