import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writtenMail } from '../../testing/written-mail.ts';
import type { MailText } from './mail-text.ts';
import { fileTransport, smtpTransport } from './mail-transport.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const codeMail = (name: string): MailText =>
  writtenMail('verification-code', name, { name: 'Sara', code: '012345', minutes: 10 });

describe('a mail as a file', () => {
  const send = async (mail: MailText, to = 'sara@example.com') => {
    const folder = mkdtempSync(join(tmpdir(), 'marketplace-mail-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const file = await fileTransport(join(folder, 'mail'), 'https://jobs.example')({ to, ...mail }, 7);
    expect(readdirSync(join(folder, 'mail')).map((name) => join(folder, 'mail', name))).toEqual([file]);
    return { file, text: readFileSync(file, 'utf8') };
  };

  it('is a complete message with a plain and an HTML part', async () => {
    const { file, text } = await send(codeMail('Sara Khalil'));
    expect(file).toMatch(/-7\.eml$/);
    expect(text).toMatch(/^From: Education Marketplace <no-reply@jobs\.example>\r$/m);
    expect(text).toMatch(/^To: sara@example\.com\r$/m);
    expect(text).toMatch(/^Subject: Your verification code\r$/m);
    expect(text).toMatch(/Hello Sara Khalil,\r\n/);
    expect(text.match(/\b012345\b/g)).toHaveLength(2);
  });

  it('leaves links and names of every script readable', async () => {
    const token = 'x'.repeat(43);
    const facts = { email: 'sara@example.com', token, minutes: 60, passkeys: null };
    const { text } = await send(writtenMail('password-reset', 'سارة خليل', facts));
    expect(text).toContain(`/reset-password?email=sara%40example.com&token=${token}\r\n`);
    expect(text).toContain('سارة خليل');
  });

  it('lets no name or address inject a header', async () => {
    const { text } = await send(codeMail('Sara\r\nBcc: all@example.com'), 'a@b.com\r\nBcc: all@example.com');
    expect(text).not.toMatch(/^Bcc:/m);
  });

  it('escapes HTML in names', () => {
    const { html } = codeMail('<img src=x onerror=alert(1)>');
    expect(html).not.toContain('<img');
  });
});

/**
 * Starts a mail server without TLS; returns its port and what it received. `greets` false: it only accepts
 * connections.
 */
async function mailServer({ greets = true } = {}) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    cleanups.push(() => socket.destroy());
    if (!greets) return;
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      heard.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^STARTTLS/i.test(text)) socket.write('502 not here\r\n');
      else socket.write(/^EHLO/i.test(text) ? '250 test\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => server.close());
  const address = server.address();
  return { heard, at: `127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

describe('a mail over SMTP', () => {
  const mail = { to: 'sara@example.com', ...codeMail('Sara') };

  it('is delivered to the mail server', async () => {
    const { heard, at } = await mailServer();
    await smtpTransport(`smtp://${at}`, 'https://jobs.example')(mail, 7);
    const all = heard.join('');
    expect(all).toMatch(/RCPT TO:<sara@example\.com>/);
    expect(all).toMatch(/Message-ID: <7@jobs\.example>/);
    expect(all).toContain('012345');
  });

  it('is not sent when the mail server lacks required TLS', async () => {
    const { heard, at } = await mailServer();
    const send = smtpTransport(`smtp://user:secret@${at}?requireTLS=true`, 'https://jobs.example');
    await expect(send(mail, 7)).rejects.toMatchObject({
      code: 'ETLS',
      message: expect.stringMatching(/does not offer TLS.*smtps:.*requireTLS=false/),
    });
    expect(heard.join('')).toMatch(/^EHLO .*\r\nSTARTTLS\r\n$/);
  });

  it('gives up on a mail server that never answers', async () => {
    const { at } = await mailServer({ greets: false });
    const send = smtpTransport(`smtp://${at}`, 'https://jobs.example', { greetingTimeout: 50 });
    await expect(send(mail, 7)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
