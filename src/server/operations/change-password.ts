import { endResetsOf } from '../db/password-resets.ts';
import { giveBack } from '../db/rate-limits.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { findAccount, setPassword } from '../db/users.ts';
import { passwordChangedMail } from '../domain/account-mails.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { countAttempt } from './attempts.ts';
import { hashSecret, isSecret } from './passwords.ts';

export const changePassword: Pick<Handlers, 'changePassword'> = {
  async changePassword(call, context) {
    const { current_password, password } = await call.body();
    const { db, user, token, clock, mail, settings } = context;
    // Whoever has found an open session guesses here what they would else guess at sign-in.
    const counted = await countAttempt(context, 'signIn', user.user_name);
    const account = await findAccount(db, user.user_name);
    if (!(await isSecret(account?.password_hash ?? null, current_password)) || !account)
      throw Refusal.ofFields({ current_password: ['The current password is not right'] });
    for (const key of counted) await giveBack(db, key);
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      await setPassword(tx, account.id, passwordHash, clock());
      await endResetsOf(tx, account.id);
      await endSessionsOf(tx, account.id, token);
      const text = passwordChangedMail(account.full_name, settings.publicUrl, 'all other devices');
      await mail.post(tx, { to: account.user_name, ...text });
    });
    return { message: 'Your password has been changed.', data: null };
  },
};
