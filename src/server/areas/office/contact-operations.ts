import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { say } from '../../engine/messages/say.ts';
import { filledIn } from '../../engine/records/filled-in.ts';
import { countAttempt } from '../account/attempt-limits.ts';
import { adminEmails, findAccount } from '../account/user-queries.ts';
import { notifyAdmins } from '../news/notification/notification-queries.ts';
import { contactMail } from './contact-mail.ts';

export const contactOperations = {
  async contactUs(call, context) {
    const { db, mail, settings, clock } = context;
    const body = await call.body();
    const { name, email, subject } = body;
    await countAttempt(context, 'contact');
    await countAttempt(context, 'mail');
    const recipients = settings.adminEmail ? [settings.adminEmail] : await adminEmails(db);
    if (recipients.length === 0) {
      const seconds = { 'retry-after': '3600' };
      throw new Refusal(503, say('contact.nobody'), undefined, seconds);
    }
    const text = contactMail(name, subject, await filledIn('contactUs', body));
    // The mail is deleted with the account that wrote it.
    const writer = (await findAccount(db, email))?.id ?? null;
    const concerns = writer === null ? [] : [writer];
    const news = { kind: 'contact_received', at: clock(), facts: { name, email, subject } } as const;
    await db.transaction(async (tx) => {
      for (const to of recipients) await mail.post(tx, { to, ...text, concerns });
      await notifyAdmins(tx, { ...news, about_user_id: writer });
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;
