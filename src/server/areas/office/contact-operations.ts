import type { Handlers } from '../../engine/http/handler.ts';
import { inLanguage, languageOf } from '../../engine/messages/call-language.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { say } from '../../engine/messages/say.ts';
import { filledFieldLines } from '../../engine/records/filled-field-lines.ts';
import { countAttempt } from '../account/attempt-limits.ts';
import { adminIds, adminMailboxes, findAccount } from '../account/user-queries.ts';
import { tell } from '../news/tell.ts';

export const contactOperations = {
  async contactUs(call, context) {
    const { db, settings, clock } = context;
    const body = await call.body();
    const { name, email, subject } = body;
    await countAttempt(context, 'contact');
    await countAttempt(context, 'mail');
    const recipients = settings.adminEmail
      ? [
          {
            user_name: settings.adminEmail,
            language: (await findAccount(db, settings.adminEmail))?.language ?? null,
          },
        ]
      : await adminMailboxes(db);
    if (recipients.length === 0) {
      const seconds = { 'retry-after': '3600' };
      throw new Refusal(503, say('contact.nobody'), undefined, seconds);
    }
    // The mail is deleted with the account of its sender.
    const writer = (await findAccount(db, email))?.id ?? null;
    const facts = { name, email, subject, details: () => filledFieldLines('contactUs', body) };
    const readers = recipients.map((one) => ({
      ...one,
      full_name: inLanguage(languageOf(one.language), () => say('contact.reader')),
    }));
    await db.transaction(async (tx) => {
      const to = { readers, admins: await adminIds(tx) };
      await tell(tx, context, 'contact-received', {
        to,
        facts,
        about: { about_user_id: writer },
        at: clock(),
      });
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;
