import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '../../../../generated/messages.ts';
import { say } from '../messages/say.ts';
import { methodOf } from './calendar-file.ts';
import { emlText, unsubscribeHeaders } from './eml.ts';
import { mailFileName } from './mail-folder.ts';
import type { Mail } from './mail-outbox-queries.ts';

/** Sends one mail; resolves to where it went, for the log. The id is the mail's in the outbox. */
export type SendMail = (mail: Mail, id: number) => Promise<string>;

/** A sender address at the site's own host name. */
const senderOf = (publicUrl: string) => `${messages['app.name']} <no-reply@${new URL(publicUrl).hostname}>`;

/** Milliseconds. Shorter than the lease: another worker claims a mail whose connection hangs. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** Over SMTP. nodemailer is loaded with the first mail: most runs send none. */
export function smtpTransport(
  smtpUrl: string,
  publicUrl: string,
  patience: Partial<typeof PATIENCE> = PATIENCE,
): SendMail {
  let transport: Promise<{ sendMail: (mail: object) => Promise<unknown> }> | undefined;
  return async (mail, id) => {
    transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: smtpUrl, ...patience } as object),
    );
    const { to, subject, text, html, unsubscribe, calendar } = mail;
    const message = {
      from: senderOf(publicUrl),
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      ...(calendar && {
        icalEvent: { method: methodOf(calendar), content: calendar, filename: 'invitation.ics' },
      }),
      // The same for each attempt, so that a mail that arrived without confirmation is recognised as a
      // duplicate.
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    };
    await (await transport).sendMail(message).catch(explainNoTls);
    return 'smtp';
  };
}

/** @throws the error; if the mail server refused TLS, with a hint for the operator */
function explainNoTls(error: Error & { code?: string; responseCode?: number }): never {
  if (error.code === 'ETLS' && error.responseCode) error.message = say('mail.no_tls');
  throw error;
}

/** Without a mail server each mail becomes an `.eml` file, which any mail program opens. */
export function fileTransport(folder: string, publicUrl: string): SendMail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return async (mail, id) => {
    const now = new Date();
    const file = join(folder, mailFileName(now, id));
    // Renamed when complete, so that nobody reads half a mail.
    await writeFile(`${file}.part`, emlText(mail, senderOf(publicUrl), now), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
}
