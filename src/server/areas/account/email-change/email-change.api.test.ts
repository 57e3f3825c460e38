import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { newSchool } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { PASSWORD, type Person } from '../../../testing/test-server.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';
import { teamMembers } from '../../schools/tables/team.ts';

const { server, admin } = await withServer({ admin: (at) => at.admin() });
const { post, login } = accountCalls(server);

const change = (token: string | undefined, user_name: string, password = PASSWORD) =>
  post('change-email', { user_name, password }, token);
const tokenIn = async (address: string) =>
  /token=([\w-]+)/.exec((await server.mail.to(address)).at(-1)!.text)![1]!;
const isIn = async ({ token }: Pick<Person, 'token'>) =>
  (await server.request('GET', '/api/user/me', { token })).status === 200;

describe('changing one’s own e-mail address', () => {
  it.each(['Candidate', 'School', 'Admin'] as const)(
    'takes effect for a %s once the mailed link is opened, and signs out other devices',
    async (role) => {
      const person = role === 'Admin' ? await server.admin() : await server.signUp(role);
      const elsewhere = { token: (await login(person.email)).body.data.token };
      const email = server.newEmail();
      expect(await change(person.token, email)).toMatchObject({
        status: 200,
        body: {
          message: `We've e-mailed a link to ${email}. Open it to confirm your new address.`,
        },
      });
      const { body } = await server.request('GET', '/api/user/me', { token: person.token });
      expect(body.data).toEqual({ user_name: person.email, pending_user_name: email });
      expect((await login(email)).status).toBe(400);
      expect((await post('confirm-email', { token: await tokenIn(email) })).status).toBe(200);
      expect([await isIn(person), await isIn(elsewhere)]).toEqual([true, false]);
      expect((await login(person.email)).status).toBe(400);
      expect((await login(email)).status).toBe(200);
      const told = (await server.mail.to(person.email)).at(-1)!;
      expect(told.subject).toBe('Your e-mail address was changed');
      expect(told.text).toContain(email);
    },
  );

  it('works even if a colleague’s legacy team row still has the address', async () => {
    const school = await newSchool(server);
    const [mover, other] = [
      await newColleague(server, school, 'recruiter'),
      await newColleague(server, school, 'reviewer'),
    ];
    const email = server.newEmail();
    await server.db.update(teamMembers).set({ email }).where(eq(teamMembers.member_id, other.member_id));
    expect((await change(mover.token, email, 'Colleague-2026')).status).toBe(200);
    expect((await post('confirm-email', { token: await tokenIn(email) })).status).toBe(200);
    const rows = await server.db.select().from(teamMembers).where(eq(teamMembers.school_id, school.id));
    expect(new Set(rows.map((row) => row.email))).toEqual(new Set([email, other.email]));
  });

  it('requires the password, another address and a session', async () => {
    const person = await server.signUp('Candidate');
    expect((await change(person.token, server.newEmail(), 'guessed')).body.errors).toEqual({
      password: ['Your current password is incorrect'],
    });
    expect((await change(person.token, person.email.toUpperCase())).body.errors).toEqual({
      user_name: ['This is already your e-mail address'],
    });
    expect((await post('change-email', {}, person.token)).body.errors).toEqual({
      user_name: ['Email is required'],
      password: ['Password is required'],
    });
    expect((await change(undefined, server.newEmail())).status).toBe(401);
  });

  it('answers alike for a taken address and notifies only its owner', async () => {
    const [person, owner] = [await server.signUp('Candidate'), await server.signUp('School')];
    const answer = await change(person.token, owner.email);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toContain(`e-mailed a link to ${owner.email}`);
    const mail = (await server.mail.to(owner.email)).at(-1)!;
    expect(mail.subject).toBe('Someone tried to use your e-mail address');
    expect(mail.text).not.toContain('token=');
    const { body } = await server.request('GET', '/api/user/me', { token: person.token });
    expect(body.data.pending_user_name).toBe(owner.email);
  });

  it.each([
    [
      'the owner changes the password',
      ({ token }: Person) =>
        post(
          'change-password',
          { current_password: PASSWORD, password: 'a new one', confirm_password: 'a new one' },
          token,
        ),
    ],
    [
      'the owner sets a new one by a mailed link',
      async ({ email }: Person) => {
        await post('forgot-password', { user_name: email });
        return post('reset-password', { email, token: await tokenIn(email), password: 'a new one' });
      },
    ],
    [
      'an Admin sets another password',
      ({ user }: Person) =>
        server.request('PUT', `/api/user/${user.id}`, {
          token: admin.token,
          json: { password: 'a new one' },
        }),
    ],
    [
      'the account is suspended',
      ({ user }: Person) =>
        server.request('POST', `/api/user/${user.id}/suspend`, {
          token: admin.token,
          json: { reason: 'It was stolen.' },
        }),
    ],
  ])('is cancelled once %s, as the requester may have known the previous password', async (_, happens) => {
    const person = await server.signUp('Candidate');
    const email = server.newEmail();
    await change(person.token, email);
    expect((await happens(person)).status).toBe(200);
    expect((await post('confirm-email', { token: await tokenIn(email) })).status).toBe(400);
  });

  it('is refused when the address was registered before the link was opened', async () => {
    const person = await server.signUp('Candidate');
    const email = server.newEmail();
    await change(person.token, email);
    const token = await tokenIn(email);
    await post('register', { full_name: 'Quick', user_name: email, password: PASSWORD, role_id: 2 });
    await post('verify-otp', { user_name: email, otp: await server.mail.codeFor(email) });
    expect(await post('confirm-email', { token })).toMatchObject({
      status: 409,
      body: { message: 'This e-mail address now belongs to another account.' },
    });
    expect((await login(person.email)).status).toBe(200);
  });

  it('accepts each link once, within a day, and only the newest', async () => {
    const person = await server.signUp('Candidate');
    const [first, second] = [server.newEmail(), server.newEmail()];
    await change(person.token, first);
    await change(person.token, second);
    const refused = { status: 400, body: { message: 'This link is no longer valid.' } };
    expect(await post('confirm-email', { token: await tokenIn(first) })).toMatchObject(refused);
    const token = await tokenIn(second);
    await server.db.execute(
      sql`update email_links set expires_at = now() - interval '1 second' where kind = 'confirm'`,
    );
    expect(await post('confirm-email', { token })).toMatchObject(refused);
    await change(person.token, second);
    const fresh = await tokenIn(second);
    const both = await Promise.all([
      post('confirm-email', { token: fresh }),
      post('confirm-email', { token: fresh }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await post('undo-email', { token: fresh })).toMatchObject(refused);
    expect((await post('confirm-email', {})).status).toBe(422);
  });

  it('is refused with a password that a concurrent call has just changed', async () => {
    const person = await server.signUp('Candidate');
    const waiting = transactionsWaiting(server);
    const { answer } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`update users set password_hash = 'another' where id = ${person.user.id}`);
      const asked = change(person.token, server.newEmail());
      await expect.poll(waiting).toBe(1);
      return { answer: asked };
    });
    expect((await answer).body.errors).toEqual({ password: ['Your current password is incorrect'] });
  });

  it('can be undone from the previous address after any number of changes', async () => {
    const person = await server.signUp('School');
    const addresses = [server.newEmail(), server.newEmail()];
    for (const email of addresses) {
      await change(person.token, email);
      await post('confirm-email', { token: await tokenIn(email) });
    }
    expect((await post('undo-email', { token: await tokenIn(person.email) })).status).toBe(200);
    expect(await isIn(person)).toBe(false);
    for (const email of [...addresses, person.email]) expect((await login(email)).status).toBe(400);
    const token = await tokenIn(person.email);
    const json = { email: person.email, token, password: 'a new one', confirm_password: 'a new one' };
    expect((await post('reset-password', { ...json, confirm_password: undefined })).status).toBe(200);
    expect((await login(person.email, 'a new one')).status).toBe(200);
    const { rows } = await server.db.execute(
      sql`select 1 from email_links where user_id = ${person.user.id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('an Admin’s change of somebody’s address', () => {
  const put = (id: number, json: object) =>
    server.request('PUT', `/api/user/${id}`, { token: admin.token, json });

  it('must be confirmed from the new address, and notifies both', async () => {
    const person = await server.signUp('Candidate');
    const email = server.newEmail();
    const { body } = await put(person.user.id, { full_name: 'New Name', user_name: email });
    expect(body.message).toContain('takes effect once it is confirmed');
    expect(body.data).toMatchObject({ full_name: 'New Name', user_name: person.email });
    expect((await server.mail.to(person.email)).at(-1)!.text).toContain(email);
    await post('confirm-email', { token: await tokenIn(email) });
    expect((await login(email)).status).toBe(200);
    expect(await isIn(person)).toBe(false);
    const told = (await server.mail.to(person.email)).at(-1)!.text;
    // The owner of a lost mailbox must not regain the account.
    expect(told).not.toContain('undo-email');
    expect(told).toContain('/contact');
  });

  it('invalidates the undo links of former addresses', async () => {
    const person = await server.signUp('Candidate');
    const [stolen, saved] = [server.newEmail(), server.newEmail()];
    await change(person.token, stolen);
    await post('confirm-email', { token: await tokenIn(stolen) });
    const undo = await tokenIn(person.email);
    await put(person.user.id, { user_name: saved });
    await post('confirm-email', { token: await tokenIn(saved) });
    expect((await post('undo-email', { token: undo })).status).toBe(400);
  });

  it('is refused at once if another account has the address', async () => {
    const person = await server.signUp('Candidate');
    expect((await put(person.user.id, { user_name: admin.email })).body.errors).toEqual({
      user_name: ['This e-mail address already has an account'],
    });
  });
});
