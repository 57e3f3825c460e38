import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { newPasskey } from '../../../testing/passkey/new-passkey.ts';
import { passkeyCalls } from '../../../testing/passkey/passkey-calls.ts';
import { SoftwareAuthenticator } from '../../../testing/passkey/software-authenticator.ts';
import { PASSWORD, type Person } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server } = await withServer({});
const { login, post } = accountCalls(server);
const { own, begin, add, list, device, signIn } = passkeyCalls(server);
const lastMail = async ({ email }: Person) => (await server.mail.to(email)).at(-1)!;

describe('adding a passkey', () => {
  it('requires the password, and a device that verifies its owner', async () => {
    const person = await server.signUp('School');
    const { status, body } = await begin(person);
    expect(status).toBe(200);
    expect(body.data.options).toMatchObject({
      rp: { id: 'marketplace.test', name: 'Education Marketplace' },
      user: { name: person.email, displayName: 'New School' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect((await begin(person, { password: 'guessed' })).body.errors).toHaveProperty('password');
    expect((await begin(person, { name: '' })).body.errors).toEqual({ name: ['Name is required'] });
    expect((await begin({ token: 'nonsense' })).status).toBe(401);
  });

  it('stores it with its name, and notifies the owner by mail', async () => {
    const person = await server.signUp('Candidate');
    expect(await list(person)).toEqual([]);
    await device(person, 'My phone');
    expect(await list(person)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const mail = await lastMail(person);
    expect(mail.subject).toBe('A passkey was added to your account');
    expect(mail.text).toContain('“My phone”');
  });

  it('identifies the account by a random handle, and excludes devices already added', async () => {
    const person = await server.signUp('Candidate');
    const { device: first } = await device(person);
    const { options } = (await begin(person)).body.data;
    expect(options.excludeCredentials).toMatchObject([
      { id: first.id.toString('base64url'), transports: ['hybrid', 'internal'] },
    ]);
    const again = (await begin(person)).body.data.options;
    expect(again.user.id).toBe(options.user.id);
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  });

  it('adds one passkey per answer', async () => {
    const person = await server.signUp('Candidate');
    const made = new SoftwareAuthenticator().make((await begin(person)).body.data.options);
    expect((await add(person, made)).status).toBe(201);
    const again = await add(person, made);
    expect(again.status).toBe(400);
    expect(again.body.message).toMatch(/could not be added/);
    expect(await list(person)).toHaveLength(1);
  });

  it('is refused with a wrong origin, relying party or challenge, or without user verification', async () => {
    const person = await server.signUp('Candidate');
    const attempt = async (twist: Parameters<SoftwareAuthenticator['make']>[1]) => {
      const { options } = (await begin(person)).body.data;
      return (await add(person, new SoftwareAuthenticator().make(options, twist))).status;
    };
    expect(await attempt({ origin: 'http://marketplace.test.evil.example' })).toBe(400);
    expect(await attempt({ rpId: 'evil.example' })).toBe(400);
    expect(await attempt({ isVerified: false })).toBe(400);
    const challenge = 'bm90IG91cnMgYXQgYWxs';
    const unasked = new SoftwareAuthenticator().make({ challenge, user: { id: 'AQID' } });
    expect((await add(person, unasked)).status).toBe(400);
    for (const text of ['{}', 'no json', '[]', 'null', '{"id":1,"rawId":2,"response":{}}'])
      expect((await add(person, text)).status).toBe(400);
    expect((await add(person, '')).status).toBe(422);
    expect(await list(person)).toEqual([]);
  });

  it.each(['android-key', 'apple', 'packed', 'tpm'])(
    'ignores a device’s attestation and loads no URL in it: %s',
    async (maker) => {
      const person = await server.signUp('Candidate');
      const { options } = (await begin(person)).body.data;
      const key = new SoftwareAuthenticator();
      expect((await add(person, key.make(options, { maker }))).status).toBe(201);
      expect((await signIn(key)).status).toBe(200);
    },
  );

  it('works only in the session that began it, within five minutes', async () => {
    const person = await server.signUp('Candidate');
    const other = await server.signUp('Candidate');
    const elsewhere = (await login(person.email)).body.data;
    const made = async () => new SoftwareAuthenticator().make((await begin(person)).body.data.options);
    expect((await add(other, await made())).status).toBe(400);
    expect((await add(elsewhere, await made())).status).toBe(400);
    const late = await made();
    server.clock.forward(5 * 60);
    expect((await add(person, late)).status).toBe(400);
    expect((await add(person, await made())).status).toBe(201);
  });

  it('adds a device to only one account, once', async () => {
    const person = await server.signUp('Candidate');
    const other = await server.signUp('Candidate');
    const { device: taken } = await device(person);
    const made = taken.make((await begin(other)).body.data.options);
    expect((await add(other, made)).status).toBe(409);
    expect(await list(other)).toEqual([]);
  });

  it('is refused beyond twenty passkeys', async () => {
    const person = await server.signUp('Candidate');
    for (let n = 0; n < 19; n += 1) await newPasskey(server, person.user.id);
    const waiting = new SoftwareAuthenticator().make((await begin(person)).body.data.options);
    await newPasskey(server, person.user.id);
    const refused = await begin(person);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You can have at most 20 passkeys. Remove one first.',
    ]);
    expect((await add(person, waiting)).status).toBe(409);
  });
});

describe('a passkey', () => {
  it('is renamed and removed only by its owner, who is notified by mail', async () => {
    const person = await server.signUp('School');
    const stranger = await server.signUp('School');
    const { device: key, id } = await device(person);
    expect((await own('PUT', `/${id}`, stranger, { name: 'Mine' })).status).toBe(403);
    expect((await own('DELETE', `/${id}`, stranger)).status).toBe(403);
    expect((await own('PUT', `/${id}`, person, { name: '' })).body.errors).toHaveProperty('name');
    expect((await own('PUT', `/${id}`, person, { name: 'Blue key' })).body.data).toMatchObject({
      passkey_id: id,
      name: 'Blue key',
    });
    expect((await own('DELETE', `/${id}`, person)).status).toBe(200);
    expect((await own('DELETE', `/${id}`, person)).status).toBe(404);
    expect((await lastMail(person)).text).toContain('“Blue key” no longer logs in to your account');
    expect((await signIn(key)).status).toBe(400);
  });

  it('survives a new password, and is named in the mail about it', async () => {
    const person = await server.signUp('Candidate');
    const { device: key } = await device(person, 'Laptop');
    const change = { current_password: PASSWORD, password: 'another', confirm_password: 'another' };
    expect((await post('change-password', change, person.token)).status).toBe(200);
    expect((await lastMail(person)).text).toContain('These passkeys still work: Laptop.');
    expect((await signIn(key)).status).toBe(200);
  });

  it('that a thief added is removed when the e-mail address is restored; older ones are kept', async () => {
    const person = await server.signUp('Candidate');
    const { device: older } = await device(person);
    server.clock.forward(15 * 24 * 60 * 60);
    const { token } = (await login(person.email)).body.data;
    const { device: foreign } = await device({ token });
    const email = server.newEmail();
    const tokenIn = async (address: string) =>
      /token=([\w-]+)/.exec((await server.mail.to(address)).at(-1)!.text)![1]!;
    await post('change-email', { user_name: email, password: PASSWORD }, token);
    await post('confirm-email', { token: await tokenIn(email) });
    expect((await post('undo-email', { token: await tokenIn(person.email) })).status).toBe(200);
    expect((await server.mail.to(person.email)).at(-1)!.text).toContain(
      'Passkeys added in the meantime no longer work: My phone.',
    );
    expect([(await signIn(foreign)).status, (await signIn(older)).status]).toEqual([400, 200]);
  });

  it('is deleted with its account', async () => {
    const person = await server.signUp('School');
    const { device: key } = await device(person);
    const json = { password: PASSWORD };
    expect((await server.request('DELETE', '/api/user/me', { token: person.token, json })).status).toBe(200);
    expect((await signIn(key)).status).toBe(400);
  });
});
