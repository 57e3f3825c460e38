import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let candidate: Person;
beforeAll(async () => {
  server = await testServer();
  candidate = await server.signUp('Candidate');
});
afterAll(() => server.close());

const PATH = '/api/mail/preferences';
const read = async ({ token }: Person) => (await server.request('GET', PATH, { token })).body.data;
const choose = (json: unknown, { token }: Person = candidate) => server.request('PUT', PATH, { token, json });

describe('mail settings', () => {
  it('start with the defaults of the role', async () => {
    expect(await read(candidate)).toMatchObject({
      status_changes: true,
      interviews: true,
      invitations: true,
    });
    expect(await read(await server.signUp('School'))).toMatchObject({
      replies: true,
      new_applications: false,
    });
    expect(await read(await server.admin())).toMatchObject({ new_schools: true });
  });

  it('are chosen one by one and kept', async () => {
    const { status, body } = await choose({ invitations: false });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status_changes: true, invitations: false });
    expect((await choose({ interviews: false })).body.data).toMatchObject({
      interviews: false,
      invitations: false,
    });
    expect((await choose({ invitations: null })).body.data).toMatchObject({ invitations: true });
    expect(await read(candidate)).toMatchObject({ interviews: false, invitations: true });
  });

  it('apply only to the user who chose', async () => {
    expect(await read(await server.signUp('Candidate'))).toMatchObject({ interviews: true });
  });

  it('ignore kinds of other roles', async () => {
    const { status, body } = await choose({ replies: false });
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty('replies');
  });

  it.each([{ invitations: 'often' }, { newsletters: true }])('reject %j', async (json) => {
    expect((await choose(json)).status).toBe(422);
  });

  it('require a session', async () => {
    expect((await server.request('GET', PATH)).status).toBe(401);
    expect((await server.request('PUT', PATH, { json: {} })).status).toBe(401);
  });
});
