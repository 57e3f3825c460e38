import { describe, expect, it } from 'vitest';
import { newCandidate, newSchool } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { ROLE } from '../account/user-queries.ts';

const { server, admin, sara, school } = await withServer({
  admin: (at) => at.admin(),
  sara: newCandidate,
  school: newSchool,
});

const person = {
  first_name: 'Nour',
  last_name: 'Haddad',
  first_name_ar: 'نور',
  last_name_ar: 'حداد',
  designation: 'Art teacher',
  address: 'Doha',
  highest_qualification: 'BFA',
  candidate_comment2: 'Recommended by Omar.',
};
const add = (json: object, token: string | undefined = admin.token) =>
  server.request('POST', '/api/admin/candidates', { token, json });

describe('adding a candidate as an Admin', () => {
  it('creates the profile of a registered account without one', async () => {
    const account = await server.signUp('Candidate');
    const { status, body } = await add({ ...person, user_id: account.user.id });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...person, user_id: account.user.id, full_name: 'Nour Haddad' });
    const own = await server.request('GET', '/api/user/candidate-profile', { token: account.token });
    expect(own.body.data.candidate.designation).toBe('Art teacher');
    expect(own.body.data.candidate).not.toHaveProperty('candidate_comment2');
    expect(own.body.data.user.full_name).toBe('Nour Haddad');
  });

  it('works once per account, for candidates only', async () => {
    const refused = [
      [sara.user.id, 'This account already has a profile'],
      [school.user.id, 'Choose an account with the Candidate role'],
      [2147483647, 'Choose an account with the Candidate role'],
    ] as const;
    for (const [user_id, message] of refused)
      expect(await add({ ...person, user_id })).toMatchObject({
        status: 422,
        body: { errors: { user_id: [message] } },
      });
    const { body } = await add({ ...person, first_name: '' });
    expect(body.errors).toMatchObject({ user_id: ['Account is required'] });
  });

  it('requires the account’s confirmed e-mail address', async () => {
    const user_name = 'unconfirmed@example.com';
    const role_id = ROLE.Candidate;
    const json = { full_name: 'Not Yet', user_name, password: 'correct-horse', role_id };
    expect((await server.request('POST', '/api/auth/register', { json })).status).toBe(200);
    const { body } = await server.request('GET', `/api/user?search=${user_name}`, { token: admin.token });
    expect(await add({ ...person, user_id: body.data[0].id })).toMatchObject({
      status: 422,
      body: { errors: { user_id: ["This account's e-mail address has not been verified yet"] } },
    });
  });

  it('is refused to everybody else', async () => {
    expect((await add(person, sara.token)).status).toBe(403);
    expect((await add(person, school.token)).status).toBe(403);
    expect((await server.request('POST', '/api/admin/candidates', { json: person })).status).toBe(401);
  });

  it('can choose among the accounts without a profile', async () => {
    const waiting = await server.signUp('Candidate');
    const idsFor = async (query: string): Promise<number[]> => {
      const { body } = await server.request('GET', `/api/user?per_page=100&${query}`, {
        token: admin.token,
      });
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await idsFor('has_profile=false&role_id=2')).toContain(waiting.user.id);
    expect(await idsFor('has_profile=false')).not.toContain(sara.user.id);
    expect(await idsFor('has_profile=true')).toEqual(expect.arrayContaining([sara.user.id, school.user.id]));
  });
});

describe('an Admin’s candidate filters', () => {
  const names = async (query: string, token = admin.token) => {
    const { body } = await server.request('GET', `/api/candidate?${query}`, { token });
    return body.data.map(({ first_name }: { first_name: string }) => first_name);
  };

  it('filter by range, choice, yes or no, and day', async () => {
    await newCandidate(server, { first_name: 'Zed', years_of_experience: 31, expected_salary: 310_000 });
    expect(await names('years_of_experience=30&years_of_experience_to=31')).toEqual(['Zed']);
    expect(await names('years_of_experience=32&years_of_experience_to=40')).toEqual([]);
    expect(await names('expected_salary_from=310000')).toEqual(['Zed']);
    expect(await names('gender=M&years_of_experience=30')).toHaveLength(
      (await names('gender=F&years_of_experience=30')).length === 1 ? 0 : 1,
    );
    expect(await names('findable=true')).toContain('Zed');
    expect(await names('findable=false')).not.toContain('Zed');
    expect(await names('created_from=2199-01-01')).toEqual([]);
    expect(await names('created_to=2199-01-01')).toContain('Zed');
  });

  it('include criteria that schools may not use', async () => {
    for (const query of ['gender=M', 'findable=true', 'created_from=2020-01-01', 'created_to=2020-01-01'])
      expect((await server.request('GET', `/api/candidate?${query}`, { token: school.token })).status).toBe(
        403,
      );
  });
});
