import type { Context, Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { asCaller } from '../news/tell.ts';
import { tellPasswordChanged, tellReset } from './account-news.ts';
import { countAttempt, formatWait, waitForMail } from './attempt-limits.ts';
import { inConstantTime } from './constant-time.ts';
import { passkeyNames } from './passkey-name-queries.ts';
import { hashSecret } from './password-hash.ts';
import { endResetsOf, findReset, useReset } from './password-reset-queries.ts';
import { refuseUnsafePassword } from './refused-passwords/common-passwords.ts';
import { cancelRequestedEmails } from './requested-email-queries.ts';
import { endSessionsOf } from './session-end-queries.ts';
import { findAccount, setPassword } from './user-queries.ts';
import { lockProvenAccount, verifyPassword } from './verify-password.ts';

export const passwordOperations = {
  async forgotPassword(call, context) {
    const { user_name } = await call.body();
    await countAttempt(context, 'forgot');
    const { allowed, wait } = await waitForMail(context, 'reset', user_name, { withPause: true });
    if (!allowed) throw Refusal.tooMany(coded('account.wait_for_link', { time: formatWait(wait) }), wait);
    await inConstantTime(mailReset(context, user_name));
    return {
      data: null,
    };
  },

  async resetPassword(call, context) {
    const { email, token, password } = await call.body();
    await countAttempt(context, 'reset');
    const { db, clock, settings, events } = context;
    const wrong = new Refusal(400, coded('account.wrong_link'));
    const account = await findReset(db, token, email, clock());
    if (account) events.about({ user: account.id });
    if (!account?.is_valid) throw wrong;
    await refuseUnsafePassword(settings, password);
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      if (!(await useReset(tx, token, account.id))) throw wrong;
      await setPassword(tx, account.id, passwordHash, clock());
      await cancelRequestedEmails(tx, account.id);
      await endSessionsOf(tx, account.id);
      await tellPasswordChanged(tx, context, asCaller(account), await passkeyNames(tx, account.id));
    });
    return { data: null };
  },

  async changePassword(call, context) {
    const { current_password, password } = await call.body();
    const { db, token, clock, settings } = context;
    const account = await verifyPassword(context, current_password, 'current_password');
    await refuseUnsafePassword(settings, password);
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      await lockProvenAccount(tx, account, 'current_password');
      await setPassword(tx, account.id, passwordHash, clock());
      await endResetsOf(tx, account.id);
      await cancelRequestedEmails(tx, account.id);
      await endSessionsOf(tx, account.id, token);
      const passkeys = await passkeyNames(tx, account.id);
      await tellPasswordChanged(tx, context, account, passkeys, 'this device');
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;

async function mailReset(context: Context<'forgotPassword'>, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) return;
    context.events.about({ user: account.id });
    await tellReset(tx, context, asCaller(account));
  });
}
