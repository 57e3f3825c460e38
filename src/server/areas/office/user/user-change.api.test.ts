import { describe, expect, it } from 'vitest';
import { candidateBody } from '../../../testing/bodies.ts';
import { newPasskey } from '../../../testing/passkey/new-passkey.ts';
import { asForm, newCandidate, newSchool } from '../../../testing/scenario.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });

const send = (method: string, path: string, json?: unknown, token: string | undefined = admin.token) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const get = (path: string, token?: string) => send('GET', path, undefined, token);
const signIn = async (user_name: string, password: string) =>
  server.request('POST', '/api/auth/login', { json: { user_name, password } });

describe('changing a user', () => {
  it('changes the fields sent, and keeps the sessions', async () => {
    const person = await server.signUp('School');
    const user_name = server.newEmail();
    const { status, body } = await send('PUT', `/user/${person.user.id}`, {
      full_name: 'New Name',
      user_name,
    });
    expect(status).toBe(200);
    // The new address must be confirmed first (email-change.api.test.ts).
    expect(body.data).toMatchObject({ full_name: 'New Name', user_name: person.email, role_id: 3 });
    expect(body.data.email_verified_at).not.toBeNull();
    expect((await get('/notification', person.token)).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    expect((await signIn(user_name, PASSWORD)).status).toBe(400);
  });

  it('ends the sessions after a new password or role', async () => {
    for (const [change, password] of [
      [{ password: 'changed1' }, 'changed1'],
      [{ role_id: 3 }, PASSWORD],
    ] as const) {
      const person = await server.signUp('Candidate');
      expect((await send('PUT', `/user/${person.user.id}`, change)).status).toBe(200);
      expect((await get('/notification', person.token)).status).toBe(401);
      expect((await signIn(person.email, password)).status).toBe(200);
    }
  });

  it('lists the passkeys, which still work, in a mail about a new password', async () => {
    const person = await server.signUp('Candidate');
    await newPasskey(server, person.user.id);
    expect((await send('PUT', `/user/${person.user.id}`, { password: 'changed1' })).status).toBe(200);
    const { subject, text } = (await server.mail.to(person.email)).at(-1)!;
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('These passkeys still work: A key.');
  });

  it('voids links mailed before', async () => {
    const person = await server.signUp('Candidate');
    await server.request('POST', '/api/auth/forgot-password', { json: { user_name: person.email } });
    const mails = await server.mail.to(person.email);
    const token = /token=([\w-]+)/.exec(mails.at(-1)!.text)![1];
    await send('PUT', `/user/${person.user.id}`, { password: 'changed1' });
    const json = { email: person.email, token, password: 'stolen1' };
    expect((await server.request('POST', '/api/auth/reset-password', { json })).status).toBe(400);
  });

  it('refuses invalid values', async () => {
    const person = await server.signUp('Candidate');
    const put = (json: unknown) => send('PUT', `/user/${person.user.id}`, json);
    expect((await put({ user_name: admin.email })).body.errors).toEqual({
      user_name: ['This e-mail address already has an account'],
    });
    expect((await put({ full_name: '', password: '1' })).body.errors).toEqual({
      full_name: ['Full Name is required'],
      password: ['Password must be at least 6 characters'],
    });
    expect((await put({ email_verified_at: null })).status).toBe(422);
    expect((await send('PUT', '/user/987654321', {})).status).toBe(404);
    expect((await put({ user_name: person.email.toUpperCase() })).status).toBe(200);
  });

  it('refuses a new role for a user with a profile', async () => {
    const [candidate, school] = [await newCandidate(server), await newSchool(server)];
    expect(await send('PUT', `/user/${candidate.user.id}`, { role_id: 3 })).toMatchObject({
      status: 409,
      body: { message: 'This user has a candidate profile. Delete it before you change the role.' },
    });
    expect((await send('PUT', `/user/${school.user.id}`, { role_id: 1 })).status).toBe(409);
    expect((await send('PUT', `/user/${school.user.id}`, { role_id: 3 })).status).toBe(200);
    expect((await get('/user/school-profile', school.token)).status).toBe(200);
  });

  it('refuses a new role while the profile is being created', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await server.signUp('Candidate');
      const [created, changed] = await Promise.all([
        server.request('POST', '/api/candidate', { token: person.token, form: asForm(candidateBody()) }),
        send('PUT', `/user/${person.user.id}`, { role_id: 3 }),
      ]);
      const { data } = (await get(`/user/${person.user.id}`)).body;
      expect(data.role_id).toBe(created.status === 201 ? 2 : 3);
      expect(changed.status).toBe(created.status === 201 ? 409 : 200);
      expect(data.candidate_id === null).toBe(created.status !== 201);
    }
  });

  it('keeps the caller’s own session and role', async () => {
    const other = await server.admin();
    const path = `/user/${other.user.id}`;
    expect((await send('PUT', path, { password: 'changed1' }, other.token)).status).toBe(200);
    expect((await get(path, other.token)).status).toBe(200);
    expect(await send('PUT', path, { role_id: 2 }, other.token)).toMatchObject({
      status: 409,
      body: { message: 'You cannot change your own role.' },
    });
    expect((await send('PUT', path, { role_id: 2 })).status).toBe(200);
    expect((await get(path, other.token)).status).toBe(401);
  });
});
