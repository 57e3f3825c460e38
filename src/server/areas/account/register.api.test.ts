import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { PASSWORD } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const { post, register, login } = accountCalls(server);

describe('registering', () => {
  it('mails a code that verifies and signs in', async () => {
    const email = server.newEmail();
    const registered = await register(email, { full_name: '  Sara Khalil ' });
    expect(registered).toMatchObject({ status: 200, body: { status: true, data: null } });
    const verified = await post('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    expect(verified.body.data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        full_name: 'Sara Khalil',
        user_name: email,
        role_id: 2,
        role: { role_id: 2, role_name: 'Candidate' },
        email_verified_at: expect.any(String),
        candidate_id: null,
      },
    });
  });

  it.each([
    ['Sara Khalil', 2, { first_name: 'Sara', last_name: 'Khalil' }],
    ['Mary  Ann Smith', 2, { first_name: 'Mary Ann', last_name: 'Smith' }],
    ['Sara', 2, { first_name: 'Sara' }],
    ['Palm School', 3, {}],
  ])('starts the profile of %j, role %i, with %j', async (full_name, role_id, names) => {
    const email = server.newEmail();
    await register(email, { full_name, role_id });
    const { body } = await post('verify-otp', {
      user_name: email,
      otp: await server.mail.codeFor(email),
    });
    const { first_name, last_name } = body.data.user;
    expect({ first_name, last_name }).toEqual(names);
  });

  it.each([
    ['as typed', ['Siobhán-Máire', "O'Brien de l’Église"], ['Siobhán-Máire', "O'Brien de l’Église"]],
    ['in Arabic', ['عبد الرحمن', 'آل سعيد'], ['عبد الرحمن', 'آل سعيد']],
    [
      'never with names that differ from the full name',
      ['Mallory', 'Smith'],
      ["Siobhán-Máire O'Brien de", 'l’Église'],
    ],
  ])('starts the profile with the first and last name %s', async (_, [first_name, last_name], expected) => {
    const email = server.newEmail();
    const full_name =
      first_name === 'Mallory' ? "Siobhán-Máire O'Brien de l’Église" : `${first_name} ${last_name}`;
    await register(email, { full_name, first_name, last_name });
    const { body } = await post('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    expect(body.data.user).toMatchObject({ full_name });
    expect([body.data.user.first_name, body.data.user.last_name]).toEqual(expected);
  });

  it.each([
    [['ليلى', 'حداد'], { first_name_ar: 'ليلى', last_name_ar: 'حداد' }],
    [['Layla', 'حداد'], { last_name_ar: 'حداد' }],
    [['Layla', 'Haddad'], {}],
  ])('starts the Arabic name of the profile of %j with %j', async ([first_name, last_name], expected) => {
    const email = server.newEmail();
    await register(email, { full_name: `${first_name} ${last_name}`, first_name, last_name });
    const { body } = await post('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    const { first_name_ar, last_name_ar } = body.data.user;
    expect({ first_name_ar, last_name_ar }).toEqual(expected);
  });

  it('answers a taken address like a new one, changes nothing and notifies the owner', async () => {
    const { email } = await server.signUp('School');
    const fresh = await register(server.newEmail());
    const taken = await register(email.toUpperCase(), { password: 'another horse' });
    expect({ ...taken, headers: null }).toEqual({ ...fresh, headers: null });
    expect((await server.mail.to(email)).at(-1)).toMatchObject({ subject: 'You already have an account' });
    // Signing in with it looks as for an address without an account: it waits for a code that never arrives.
    expect((await login(email, 'another horse')).body.data.user.email_verified_at).toBeNull();
    expect((await login(email)).body.data.user.email_verified_at).not.toBeNull();
  });

  it.each([
    [
      'nothing at all',
      {},
      {
        full_name: ['Full Name is required'],
        user_name: ['Email is required'],
        password: ['Password is required'],
        role_id: ['This field is required'],
      },
    ],
    [
      'an invalid e-mail',
      { full_name: 'A', user_name: 'sara', password: PASSWORD, role_id: 2 },
      { user_name: ['Invalid email format'] },
    ],
    [
      'a short password',
      { full_name: 'A', user_name: 'a@b.com', password: '12345', role_id: 2 },
      { password: ['Password must be at least 6 characters'] },
    ],
    [
      'the role of an Admin',
      { full_name: 'A', user_name: 'a@b.com', password: PASSWORD, role_id: 1 },
      { role_id: ['Choose one of the options'] },
    ],
    [
      'blanks for a name',
      { full_name: '  ', user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['Full Name is required'] },
    ],
    [
      'a list for a name',
      { full_name: ['A'], user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['Enter a text'] },
    ],
    [
      'an unknown field',
      { full_name: 'A', user_name: 'a@b.com', password: PASSWORD, role_id: 2, is_admin: true },
      { is_admin: ['This field is not known'] },
    ],
    [
      'a NUL character',
      { full_name: 'A\0', user_name: 'a@b.com', password: PASSWORD, role_id: 2 },
      { full_name: ['This value has the wrong format'] },
    ],
  ])('refuses %s', async (_, json, errors) => {
    const answer = await post('register', json);
    expect(answer).toMatchObject({ status: 422, body: { status: false, errors } });
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(errors));
  });

  it('accepts the role as text too', async () => {
    expect((await register(server.newEmail(), { role_id: '3' })).status).toBe(200);
  });
});
