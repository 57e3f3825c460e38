import { inOneStatement } from '../../engine/db/one-statement.ts';
import { ALWAYS, writeTogether } from '../../engine/db/write-together.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { inLanguage, languageOf } from '../../engine/messages/call-language.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { filledFieldLines } from '../../engine/records/filled-field-lines.ts';
import { countAttemptOf } from '../account/attempt-limits.ts';
import { adminIds, adminMailboxes, findAccount } from '../account/user-queries.ts';
import { composeNews, NO_USERS, newsToWrite } from '../news/tell.ts';

export const contactOperations = {
  async contactUs(call, context) {
    const { db, settings, clock } = context;
    const body = await call.body();
    const { name, email, subject } = body;
    await countAttemptOf(context, 'contact', 'mail');
    const { adminEmail } = settings;
    const [mailboxes, writer, admins] = await inOneStatement(db, (one) => [
      adminEmail ? findAccount(one, adminEmail) : adminMailboxes(one),
      findAccount(one, email),
      adminIds(one),
    ]);
    const recipients = Array.isArray(mailboxes)
      ? mailboxes
      : [{ user_name: adminEmail!, language: mailboxes?.language ?? null }];
    if (recipients.length === 0) {
      const seconds = { 'retry-after': '3600' };
      throw new Refusal(503, coded('contact.nobody'), undefined, seconds);
    }
    const facts = { name, email, subject, details: () => filledFieldLines('contactUs', body) };
    const readers = recipients.map((one) => ({
      ...one,
      full_name: inLanguage(languageOf(one.language), () => say('contact.reader')),
    }));
    const news = await composeNews(
      context,
      'contact-received',
      // Both are deleted with the account of the sender.
      { to: { readers, admins }, facts, about: { about_user_id: writer?.id ?? null }, at: clock() },
      NO_USERS,
    );
    await writeTogether(db, await newsToWrite(context, [news], ALWAYS));
    return { data: null };
  },
} satisfies Partial<Handlers>;
