import type { Context, Handlers } from '../http/handler.ts';
import { giveBack } from '../http/rate-limit-queries.ts';
import { Refusal } from '../http/refusal.ts';
import { say } from '../words/say.ts';
import { passwordChangedMail } from './account-mails.ts';
import { countAttempt, inWords, mayMail } from './attempt-limits.ts';
import { inEvenTime } from './even-time.ts';
import { noteGuess, slowGuessesDown } from './guesses.ts';
import { hashSecret, isSecret } from './password-hash.ts';
import { endResetsOf, hasReset, useReset } from './password-reset-queries.ts';
import { mailResetTo } from './reset-mail.ts';
import { endSessionsOf } from './session-queries.ts';
import { findAccount, setPassword } from './user-queries.ts';

export const passwordOperations: Pick<Handlers, 'forgotPassword' | 'resetPassword' | 'changePassword'> = {
  async forgotPassword(call, context) {
    const { user_name } = await call.body();
    await countAttempt(context, 'forgot');
    const { allowed, wait } = await mayMail(context, 'reset', user_name, { withPause: true });
    if (!allowed) throw Refusal.tooMany(say('account.wait_for_link', { time: inWords(wait) }), wait);
    await inEvenTime(mailReset(context, user_name));
    return {
      message: say('account.link_sent'),
      data: null,
    };
  },

  async resetPassword(call, context) {
    const { email, token, password } = await call.body();
    await countAttempt(context, 'reset');
    const { db, clock, mail, settings } = context;
    const account = await findAccount(db, email);
    const wrong = new Refusal(400, say('account.wrong_link'));
    if (!account || !(await hasReset(db, token, account.id, clock()))) throw wrong;
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      if (!(await useReset(tx, token, account.id))) throw wrong;
      await setPassword(tx, account.id, passwordHash, clock());
      await endSessionsOf(tx, account.id);
      await mail.post(tx, {
        to: account.user_name,
        ...passwordChangedMail(account.full_name, settings.publicUrl),
        concerns: [account.id],
      });
    });
    return { message: say('account.password_reset'), data: null };
  },

  async changePassword(call, context) {
    const { current_password, password } = await call.body();
    const { db, user, token, clock, mail, settings } = context;
    // Whoever has found an open session guesses here what they would else guess at sign-in.
    const counted = await countAttempt(context, 'signIn', user);
    await slowGuessesDown(context, user.user_name);
    const account = await findAccount(db, user.user_name);
    if (!(await isSecret(account?.password_hash ?? null, current_password)) || !account) {
      await noteGuess(context, user.user_name, account);
      throw Refusal.ofFields({ current_password: [say('account.wrong_current')] });
    }
    for (const key of counted) await giveBack(db, key);
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      await setPassword(tx, account.id, passwordHash, clock());
      await endResetsOf(tx, account.id);
      await endSessionsOf(tx, account.id, token);
      const text = passwordChangedMail(account.full_name, settings.publicUrl, 'this device');
      await mail.post(tx, { to: account.user_name, ...text, concerns: [account.id] });
    });
    return { message: say('account.password_changed'), data: null };
  },
};

async function mailReset(context: Context<'forgotPassword'>, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (account) await mailResetTo(tx, context, account);
  });
}
