import { HOUR, SECOND } from '../../../language/run/value/durations.ts';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import type { Context, Handlers } from '../../engine/http/handler.ts';
import { countCall, resetCount } from '../../engine/http/limits/rate-limit-queries.ts';
import { chosenLanguage } from '../../engine/messages/call-language.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { tell } from '../news/tell.ts';
import { codeAttemptLimits, countAttempt, formatWait, networkKey, waitForMail } from './attempt-limits.ts';
import { inConstantTime } from './constant-time.ts';
import { deviceOf } from './device.ts';
import { mailCode, prepareCode, resetTries, tellCode } from './email-code.ts';
import { REGISTRATION_HOURS } from './lifetimes.ts';
import { withPages } from './page-session.ts';
import { hashWith } from './password-hash.ts';
import { refuseUnsafePassword } from './refused-passwords/common-passwords.ts';
import {
  confirmRegistration,
  endCodes,
  findByCode,
  insertRegistration,
  likelyRegistration,
  ownRegistration,
  type RegistrationOwner,
  saltFor,
  saltOf,
} from './registration-queries.ts';
import { signIn } from './sign-in.ts';
import { newToken } from './token.ts';
import { findAccount } from './user-queries.ts';

/**
 * The cookie that distinguishes this browser's registration from others of the same address; it grants
 * nothing else.
 */
const COOKIE = { name: 'registration' };

type Ask = Pick<Context, 'db' | 'clock' | 'cookies' | 'address' | 'token' | 'settings'>;

export const registrationOperations = {
  async register(call, context) {
    const { password, user_name, full_name, role_id, ...extra } = await call.body();
    await countAttempt(context, 'register');
    await refuseUnsafePassword(context.settings, password);
    const { db, clock, address, cookies } = context;
    // Per network only: each registration would start its own count.
    refuseUntold(await waitForMail(context, 'code', user_name, { withPause: false }));
    // Whether the address has an account only decides which mail is sent.
    const salt = await saltFor(db, user_name, clock());
    const [password_hash, code] = [await hashWith(password, salt), await prepareCode(salt)];
    const browser = newToken();
    await inConstantTime(
      db.transaction(async (tx) => {
        const user = { user_name, full_name, role_id, password_hash, language: chosenLanguage(), extra };
        const asker = { network: networkKey(address), browser: networkKey(browser), code_hash: code.hash };
        const [made, , owner] = await inOrder(
          () => insertRegistration(tx, user, asker, clock()),
          () => resetTries(tx, context, user_name),
          () => findAccount(tx, user_name),
        );
        await tellCode(tx, context, made, code.code, owner);
      }),
    );
    cookies.write({ ...COOKIE, value: browser, seconds: (REGISTRATION_HOURS * HOUR) / SECOND });
    return { data: null };
  },

  async verifyOtp(call, context) {
    const { user_name, otp } = await call.body();
    const { db, clock, address, userAgent, cookies } = context;
    await countAttempt(context, 'verify');
    const { ofNetwork, all } = codeAttemptLimits(user_name, address);
    const { allowed, wait } = await countCall(db, ofNetwork, clock());
    if (!allowed) throw Refusal.tooMany(coded('account.too_many_tries'), wait);
    const tries = await countCall(db, all, clock());
    const hash = await hashWith(otp, await saltOf(db, user_name));
    const found = await findByCode(db, user_name, hash, askerOf(context), clock());
    const wrong = new Refusal(400, coded('account.wrong_code'), { otp: [coded('account.wrong_code')] });
    if (!found) {
      if (tries.count >= all.limit) await endGuessedCodes(context, user_name, all.key);
      throw wrong;
    }
    context.events.about({ user: found.id });
    const data = await db.transaction(async (tx) => {
      if (!(await confirmRegistration(tx, found, clock()))) throw wrong;
      return signIn(tx, found.id, clock(), deviceOf(userAgent), context.settings);
    });
    if (cookies.read(COOKIE.name)) cookies.write({ ...COOKIE, value: '', seconds: 0 });
    return { data: withPages(context, data) };
  },

  async resendOtp(call, context) {
    const { user_name } = await call.body();
    await countAttempt(context, 'resend');
    const { db, clock } = context;
    const registration = await ownRegistration(context.db, user_name, askerOf(context), context.clock());
    const options = { withPause: true, ...(registration && { askerKey: `registration ${registration.id}` }) };
    refuseUntold(await waitForMail(context, 'code', user_name, options));
    const code = await prepareCode(await saltOf(db, user_name));
    await inConstantTime(
      db.transaction(async (tx) => {
        const meant = await likelyRegistration(tx, user_name, askerOf(context), clock());
        await mailCode(tx, context, meant ?? { user_name }, code);
      }),
    );
    return { data: null };
  },
} satisfies Partial<Handlers>;

function askerOf({ token, cookies, address }: Pick<Ask, 'token' | 'cookies' | 'address'>): RegistrationOwner {
  const browser = cookies.read(COOKIE.name);
  return { token, browser: browser && networkKey(browser), network: networkKey(address) };
}

/** Refuses if no mail may be sent, so that no answer claims that one was. */
function refuseUntold({ allowed, wait }: { allowed: boolean; wait: number }): void {
  if (!allowed) throw Refusal.tooMany(coded('account.wait_for_code', { time: formatWait(wait) }), wait);
}

/** Ends all codes of an address at which many networks guess, and notifies its owner. */
async function endGuessedCodes(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'settings'>,
  email: string,
  counter: string,
): Promise<void> {
  await context.db.transaction(async (tx: Db) => {
    await resetCount(tx, counter);
    const ended = await endCodes(tx, email, context.clock());
    // An existing account needs no code.
    if (!ended || (await findAccount(tx, email))) return;
    const address = { user_name: email, full_name: null, language: ended.language };
    await tell(tx, context, 'verification-codes-ended', { to: { address }, facts: {} });
  });
}
