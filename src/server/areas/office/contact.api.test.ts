import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const MESSAGE = {
  name: 'Omar Haddad',
  email: 'omar@example.com',
  plan: 'enterprise_group',
  subject: 'Four schools',
  message: 'What does the group plan cost?\nWe are four.',
};
let server: TestServer;
const send = (json: object, address = '10.0.0.1', on = server) =>
  on.request('POST', '/api/contact', { json, headers: { 'x-forwarded-for': address } });

describe('the contact form', () => {
  beforeEach(async () => {
    server = await testServer({ rateLimitScale: 1 });
  });
  afterEach(() => server.close());

  it('mails and notifies every Admin, without a session', async () => {
    const admins = [await server.admin(), await server.admin()];
    const { status, body } = await send(MESSAGE);
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    for (const { email, token } of admins) {
      const [mail] = await server.mail.to(email);
      expect(mail!.subject).toBe('Message from Omar Haddad: Four schools');
      expect(mail!.text).toContain('E-mail: omar@example.com');
      expect(mail!.text).toContain('Plan: Enterprise School Group');
      expect(mail!.text).toContain('Message: What does the group plan cost?\nWe are four.');
      const { data } = (await server.request('GET', '/api/notification', { token })).body;
      expect(data).toMatchObject([
        {
          kind: 'contact_received',
          title: 'Message from Omar Haddad',
          message: 'Four schools (omar@example.com)',
        },
      ]);
    }
  });

  it('treats its values as plain text, and single-line fields as one line', async () => {
    const { email } = await server.admin();
    await send({
      ...MESSAGE,
      subject: 'Hello\r\nBcc: all@example.com',
      message: '<img src=x onerror=alert(1)>',
    });
    const [mail] = await server.mail.to(email);
    expect(mail!.subject).not.toMatch(/[\r\n]/);
    expect(mail!.html).not.toContain('<img');
  });

  it.each([
    [{ name: '' }, { name: ['Name is required'] }],
    [{ email: 'omar' }, { email: ['Invalid email format'] }],
    [{ subject: ' ' }, { subject: ['Subject is required'] }],
    [{ message: 'Hi' }, { message: ['Message must be at least 10 characters'] }],
    [{ message: 'x'.repeat(5001) }, { message: ['Message must be at most 5000 characters'] }],
    [{ plan: 'golden' }, { plan: ['Choose one of the options'] }],
  ])('refuses %j', async (changes, errors) => {
    const { email } = await server.admin();
    const { status, body } = await send({ ...MESSAGE, ...changes });
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect(await server.mail.to(email)).toEqual([]);
  });

  it('accepts ten messages a minute from an address', async () => {
    await server.admin();
    const write = (index: number, address?: string) =>
      send({ ...MESSAGE, email: `${index}@example.com` }, address);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => write(index)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await write(12);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await write(13, '10.0.0.2')).status).toBe(200);
    server.clock.forward(61);
    expect((await write(14)).status).toBe(200);
  });

  it('answers 503 when there is no recipient', async () => {
    const { status, headers } = await send(MESSAGE);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('3600');
  });
});

it('mails contact messages to ADMIN_EMAIL only, if set', async () => {
  const own = await testServer({ admin: { email: 'office@example.com', password: 'secret-12' } });
  const { email } = await own.admin();
  await send(MESSAGE, undefined, own);
  expect(await own.mail.to('office@example.com')).toHaveLength(1);
  expect(await own.mail.to(email)).toEqual([]);
  await own.close();
});
