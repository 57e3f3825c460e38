import { notifyAdmins } from '../db/notifications.ts';
import type { Fields } from '../db/record.ts';
import { adminEmails } from '../db/users.ts';
import { contactMail } from '../domain/contact-mail.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { countAttempt } from './attempts.ts';
import { filledIn } from './filled-in.ts';

export const contact: Pick<Handlers, 'contactUs'> = {
  async contactUs(call, context) {
    const { db, mail, settings, clock } = context;
    const body = await call.body();
    const { name, email, subject } = body;
    await countAttempt(context, 'contact', email);
    const recipients = settings.adminEmail ? [settings.adminEmail] : await adminEmails(db);
    if (recipients.length === 0) {
      const seconds = { 'retry-after': '3600' };
      throw new Refusal(503, 'Nobody can be reached right now. Please try again later.', undefined, seconds);
    }
    const text = contactMail(name, subject, await filledIn('contactUs', body as Fields));
    await db.transaction(async (tx) => {
      for (const to of recipients) await mail.post(tx, { to, ...text });
      await notifyAdmins(tx, { kind: 'contact_received', at: clock(), facts: { name, email, subject } });
    });
    const message = 'Thank you. We have received your message and will answer by e-mail.';
    return { message, data: null };
  },
};
