import { violatedConstraint } from '../../../engine/db/constraint.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { countAttempt, formatWait, waitForMail } from '../attempt-limits.ts';
import { inConstantTime } from '../constant-time.ts';
import { tokenHash } from '../token.ts';
import { lockProvenAccount, verifyPassword } from '../verify-password.ts';
import { confirmEmailChange, requestEmailChange, undoEmailChange, unknownPassword } from './change-email.ts';
import { pendingEmail } from './email-link-queries.ts';

export const emailChangeOperations = {
  async getMyAccount(_call, { db, user, clock, settings }) {
    const hasWorkshop = settings.workshop !== null && user.role_name === 'Admin';
    return {
      data: {
        user_name: user.user_name,
        pending_user_name: await pendingEmail(db, user.id, clock()),
        ...(hasWorkshop && { workshop_url: `${settings.publicUrl.replace(/\/$/, '')}/workshop` }),
      },
    };
  },

  async changeEmail(call, context) {
    const { user_name, password } = await call.body();
    const { db, user, token } = context;
    const owner = await verifyPassword(context, password, 'password');
    if (user_name.toLowerCase() === owner.user_name.toLowerCase())
      throw Refusal.ofFields({ user_name: [coded('account.same_email')] });
    await countAttempt(context, 'changeEmail', user);
    const askerKey = `account ${user.id}`;
    const { allowed, wait } = await waitForMail(context, 'email', user_name, { withPause: true, askerKey });
    if (!allowed) throw Refusal.tooMany(coded('account.wait_for_link', { time: formatWait(wait) }), wait);
    const sessionHash = token === null ? null : tokenHash(token);
    // Whether the address has an account only decides which mail is sent.
    await inConstantTime(
      db.transaction(async (tx) => {
        // Concurrent calls run one at a time, and a password that was changed since it was typed is refused.
        const locked = await lockProvenAccount(tx, owner, 'password');
        await requestEmailChange(tx, context, locked, user_name, { sessionHash });
      }),
    );
    return { message: say('account.email_link_sent', { email: user_name }), data: null };
  },

  async confirmEmail(call, context) {
    const { token } = await call.body();
    await countAttempt(context, 'emailLink');
    const changed = await context.db
      .transaction((tx) => confirmEmailChange(tx, context, token))
      .catch(refuseTaken);
    if (changed === null) throw new Refusal(400, coded('account.wrong_email_link'));
    context.events.about({ user: changed });
    return { data: null };
  },

  async undoEmail(call, context) {
    const { token } = await call.body();
    await countAttempt(context, 'emailLink');
    const passwordHash = await unknownPassword();
    const changed = await context.db
      .transaction((tx) => undoEmailChange(tx, context, token, passwordHash))
      .catch(refuseTaken);
    if (changed === null) throw new Refusal(400, coded('account.wrong_email_link'));
    context.events.about({ user: changed });
    return { data: null };
  },
} satisfies Partial<Handlers>;

/**
 * The address was registered meanwhile; the link's holder can read its mails, so the refusal reveals nothing.
 */
function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'users_user_name_unique') throw error;
  throw new Refusal(409, coded('account.email_taken'));
}
