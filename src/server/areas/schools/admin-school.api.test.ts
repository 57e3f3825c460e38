import { describe, expect, it } from 'vitest';
import { recordExamples } from '../../../forms/record-examples.ts';
import { newCandidate, newSchool } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { ROLE } from '../account/user-queries.ts';

const { server, admin, sara, school } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: (at) => newSchool(at, { school_name: 'Valid', license_expiry_date: '2099-01-01' }),
});

const profile = {
  ...recordExamples['admin/edit-school'],
  school_name: 'Al Noor',
  ministry_license_number: 'MOE-1',
  license_expiry_date: '2001-06-30',
};
const add = (json: object, token: string | undefined = admin.token) =>
  server.request('POST', '/api/admin/schools', { token, json });
const list = (query: string, token: string | undefined = admin.token) =>
  server.request('GET', `/api/school?${query}`, { token });
const names = async (query: string) =>
  (await list(query)).body.data.map(({ school_name }: { school_name: string }) => school_name);

describe('adding a school as an Admin', () => {
  it('creates the profile of an account without one, waiting for approval', async () => {
    const account = await server.signUp('School');
    const { status, body } = await add({ ...profile, user_id: account.user.id });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...profile, approval: 'waiting', user_id: account.user.id });
    const own = await server.request('GET', '/api/user/school-profile', { token: account.token });
    expect(own.body.data.school_name).toBe('Al Noor');
  });

  it('works once per account, for schools only', async () => {
    for (const [user_id, message] of [
      [school.user.id, 'This account already has a profile'],
      [sara.user.id, 'Choose an account with the School role'],
    ])
      expect(await add({ ...profile, user_id })).toMatchObject({
        status: 422,
        body: { errors: { user_id: [message] } },
      });
    expect((await add({ user_id: 1 })).body.errors).toMatchObject({
      school_name: ['School name is required'],
    });
  });

  it('requires the account’s confirmed e-mail address', async () => {
    const user_name = 'unconfirmed@example.com';
    const role_id = ROLE.School;
    const json = { full_name: 'Not Yet', user_name, password: 'correct-horse', role_id };
    expect((await server.request('POST', '/api/auth/register', { json })).status).toBe(200);
    const { body } = await server.request('GET', `/api/user?search=${user_name}`, { token: admin.token });
    expect(await add({ ...profile, user_id: body.data[0].id })).toMatchObject({
      status: 422,
      body: { errors: { user_id: ["This account's e-mail address has not been verified yet"] } },
    });
  });

  it('is refused to everybody else', async () => {
    expect((await add(profile, school.token)).status).toBe(403);
    expect((await add(profile, sara.token)).status).toBe(403);
    expect((await server.request('POST', '/api/admin/schools', { json: profile })).status).toBe(401);
  });
});

describe('the licence filter', () => {
  it('tells expired, expiring and valid licences apart', async () => {
    const soon = new Date(server.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await newSchool(server, { school_name: 'Soon', license_expiry_date: soon });
    expect(await names('licence=expired')).toEqual(['Al Noor']);
    expect(await names('licence=soon')).toEqual(['Soon']);
    expect(await names('licence=valid')).toEqual(['Valid']);
    expect(await names('sort=license_expiry_date')).toEqual(['Al Noor', 'Soon', 'Valid']);
    expect(await names('created_from=2199-01-01')).toEqual([]);
    const { body } = await list('licence=expired');
    expect(body.data[0]).toMatchObject({
      ministry_license_number: 'MOE-1',
      license_expiry_date: '2001-06-30',
    });
  });

  it('is limited to Admins, while each school sees its own licence', async () => {
    for (const query of ['licence=soon', 'created_from=2020-01-01', 'sort=license_expiry_date'])
      expect((await list(query, sara.token)).status).toBe(403);
    for (const row of (await list('', sara.token)).body.data)
      expect(row).not.toHaveProperty('license_expiry_date');
    const [own] = (await list('search=Valid', school.token)).body.data;
    expect(own).toMatchObject({ license_expiry_date: '2099-01-01' });
  });
});
