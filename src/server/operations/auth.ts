import { findCode, useCode } from '../db/email-codes.ts';
import { hasReset, openReset, RESET_MINUTES, useReset } from '../db/password-resets.ts';
import { giveBack, reset, take } from '../db/rate-limits.ts';
import { endSession, endSessionsOf, openSession, readSessionUser } from '../db/sessions.ts';
import { type Account, findAccount, insertUser, markVerified, setPassword } from '../db/users.ts';
import { passwordChangedMail, resetMail, takenAddressMail } from '../domain/account-mails.ts';
import type { Context, Data, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { CODE_TRIES, codeTriesKey, countAttempt, inWords, mayMail } from './attempts.ts';
import { mailCode, prepareCode } from './email-code.ts';
import { inEvenTime } from './even-time.ts';
import { hashSecret, isSecret } from './passwords.ts';
import { presentUser } from './present-user.ts';

const CODE_SECONDS = 10 * 60;
const WRONG_CODE = 'This code is wrong or has expired.';
const WRONG_LINK = 'This link is wrong, used or has expired. Please ask for a new one.';

async function signIn(db: Context['db'], userId: number, now: Date): Promise<Data<'login'>> {
  const token = await openSession(db, userId, now);
  const user = await readSessionUser(db, userId);
  return { token, user: presentUser(user!) };
}

type AuthHandlers = Pick<
  Handlers,
  'login' | 'register' | 'verifyOtp' | 'resendOtp' | 'forgotPassword' | 'resetPassword' | 'logout'
>;

export const auth: AuthHandlers = {
  async login(call, context) {
    const { user_name, password } = await call.body();
    const { db, clock } = context;
    const counted = await countAttempt(context, 'signIn', user_name);
    const account = await findAccount(db, user_name);
    if (!(await isSecret(account?.password_hash ?? null, password)) || !account) {
      throw new Refusal(400, 'The e-mail or password is not right.');
    }
    for (const key of counted) await giveBack(db, key);
    if (account.email_verified_at === null) await mailFreshCode(context, account);
    const data = await signIn(db, account.id, clock());
    const message =
      account.email_verified_at === null
        ? 'Please verify your e-mail address with the code that we have sent you.'
        : `Welcome back, ${account.full_name}.`;
    return { message, data };
  },

  async register(call, context) {
    const { password, user_name, full_name, role_id, ...extra } = await call.body();
    await countAttempt(context, 'register', user_name);
    const { db, mail, settings } = context;
    // Both outcomes cost the same: two hashes, one transaction with one mail.
    const [passwordHash, code] = [await hashSecret(password), await prepareCode()];
    const codeAllowed = await mayMail(context, 'code', user_name, false);
    const noticeAllowed = await mayMail(context, 'taken', user_name, true);
    await inEvenTime(
      db.transaction(async (tx) => {
        const id = await insertUser(tx, {
          user_name,
          full_name,
          role_id,
          password_hash: passwordHash,
          email_verified_at: null,
          extra,
        });
        if (id !== null) {
          if (codeAllowed.allowed) await mailCode(tx, context, { id, user_name, full_name }, code);
          return;
        }
        const owner = await findAccount(tx, user_name);
        if (owner && noticeAllowed.allowed) {
          await mail.post(tx, {
            to: owner.user_name,
            ...takenAddressMail(owner.full_name, settings.publicUrl),
          });
        }
      }),
    );
    return { message: 'We have sent a 6-digit code to your e-mail. Please enter it to go on.', data: null };
  },

  async verifyOtp(call, context) {
    const { user_name, otp } = await call.body();
    const { db, clock } = context;
    await countAttempt(context, 'verify', user_name);
    const tries = await take(
      db,
      { key: codeTriesKey(user_name), limit: CODE_TRIES, seconds: CODE_SECONDS },
      clock(),
    );
    if (!tries.allowed) {
      throw Refusal.tooMany('Too many tries with this code. Please ask for a new one.', tries.wait);
    }
    const account = await findAccount(db, user_name);
    const hash = account && (await findCode(db, account.id, clock()));
    const wrong = new Refusal(400, WRONG_CODE, { otp: [WRONG_CODE] });
    if (!(await isSecret(hash, otp)) || !account || !hash) throw wrong;
    const data = await db.transaction(async (tx) => {
      if (!(await useCode(tx, account.id, hash))) throw wrong;
      await markVerified(tx, account.id, clock());
      await reset(tx, codeTriesKey(user_name));
      return signIn(tx, account.id, clock());
    });
    return { message: 'Your e-mail address is verified.', data };
  },

  async resendOtp(call, context) {
    const { user_name } = await call.body();
    await countAttempt(context, 'resend', user_name);
    const { allowed, wait } = await mayMail(context, 'code', user_name, true);
    if (!allowed)
      throw Refusal.tooMany(`Please wait ${inWords(wait)} before you ask for another code.`, wait);
    const code = await prepareCode();
    const { db } = context;
    await inEvenTime(
      db.transaction(async (tx) => {
        // Tries begin anew for unknown addresses too: that they do not must not show.
        await reset(tx, codeTriesKey(user_name));
        const account = await findAccount(tx, user_name);
        if (account && account.email_verified_at === null) await mailCode(tx, context, account, code);
      }),
    );
    return { message: 'We have sent a new code to your e-mail.', data: null };
  },

  async forgotPassword(call, context) {
    const { user_name } = await call.body();
    await countAttempt(context, 'forgot', user_name);
    const { allowed } = await mayMail(context, 'reset', user_name, true);
    if (allowed) await inEvenTime(mailReset(context, user_name));
    return {
      message: 'If this e-mail address has an account, we have sent a link to set a new password.',
      data: null,
    };
  },

  async resetPassword(call, context) {
    const { email, token, password } = await call.body();
    await countAttempt(context, 'reset', email);
    const { db, clock, mail, settings } = context;
    const account = await findAccount(db, email);
    const wrong = new Refusal(400, WRONG_LINK);
    if (!account || !(await hasReset(db, token, account.id, clock()))) throw wrong;
    const passwordHash = await hashSecret(password);
    await db.transaction(async (tx) => {
      if (!(await useReset(tx, token, account.id))) throw wrong;
      await setPassword(tx, account.id, passwordHash, clock());
      // Whoever has the link has the mailbox.
      await markVerified(tx, account.id, clock());
      await endSessionsOf(tx, account.id);
      await mail.post(tx, {
        to: account.user_name,
        ...passwordChangedMail(account.full_name, settings.publicUrl),
      });
    });
    return { message: 'Your password has been changed. Please sign in.', data: null };
  },

  async logout(_call, { db, token }) {
    if (token) await endSession(db, token);
    return { message: 'You have signed out.', data: null };
  },
};

/** At sign-in: the password was right, so only the day's limit holds. */
async function mailFreshCode(context: Context<'login'>, account: Account): Promise<void> {
  const { allowed } = await mayMail(context, 'code', account.user_name, false);
  if (!allowed) return;
  const code = await prepareCode();
  await context.db.transaction((tx) => mailCode(tx, context, account, code));
}

async function mailReset(context: Context<'forgotPassword'>, email: string): Promise<void> {
  const { db, clock, mail, settings } = context;
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) return;
    const token = await openReset(tx, account.id, clock());
    const query = new URLSearchParams({ email: account.user_name, token });
    const link = `${settings.publicUrl}/reset-password?${query}`;
    await mail.post(tx, { to: account.user_name, ...resetMail(account.full_name, link, RESET_MINUTES) });
  });
}
