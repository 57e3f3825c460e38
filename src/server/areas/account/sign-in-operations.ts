import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import { changeThen } from '../../engine/db/transaction-client.ts';
import type { Context, Data, Handlers } from '../../engine/http/handler.ts';
import { uncountCall } from '../../engine/http/limits/rate-limit-queries.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { countAttempt, waitForMail } from './attempt-limits.ts';
import { deviceOf } from './device.ts';
import { mailCode, prepareCode } from './email-code.ts';
import { delayGuesses, recordGuess } from './guesses.ts';
import { withoutPages, withPages } from './page-session.ts';
import { hashWith, isSecret, renewedHash } from './password-hash.ts';
import { findByPassword, type Registration, saltOf } from './registration-queries.ts';
import { worksForSuspended } from './school-suspension-queries.ts';
import { endSession } from './session-end-queries.ts';
import { openSession } from './session-queries.ts';
import { signedIn } from './sign-in.ts';
import { type Account, findAccount, lockUnchanged, replaceHash } from './user-queries.ts';

export const signInOperations = {
  async login(call, context) {
    const { user_name, password } = await call.body();
    const { db } = context;
    const counted = await countAttempt(context, 'signIn');
    const account = await delayGuesses(context, user_name, (one) => findAccount(one, user_name));
    if (account) context.events.about({ user: account.id });
    const isOwner = await isSecret(account?.password_hash ?? null, password);
    const waiting = isOwner ? null : await registrationWith(context, user_name, password);
    const person = isOwner ? account : waiting;
    if (!person) {
      await recordGuess(context, user_name, account);
      throw wrongPassword();
    }
    const uncounted = Promise.all(counted.map((key) => uncountCall(db, key)));
    // Its failure is reported below.
    uncounted.catch(() => undefined);
    if (isOwner && account) await renewHash(db, account, password);
    if (waiting) await mailFreshCode(context, waiting);
    const [data] = await Promise.all([openFor(context, person, password), uncounted]);
    const message = waiting ? say('account.verify') : say('account.welcome', { name: person.full_name });
    return { message, data: withPages(context, data) };
  },

  async logout(_call, context) {
    const { db, token } = context;
    if (token) await endSession(db, token);
    withoutPages(context);
    return { data: null };
  },
} satisfies Partial<Handlers>;

const wrongPassword = () => new Refusal(400, coded('account.wrong_password'));

type Proven = Pick<Account, 'id' | 'user_name' | 'password_hash'>;

/**
 * Opens a session of a person whose password was right. Hashing takes time, in which a reset may have ended
 * all sessions: the account is locked, and must still have the hash that was verified.
 *
 * @throws Refusal 400, 409 when the account is suspended
 */
async function openFor(context: Context<'login'>, proven: Proven, password: string): Promise<Data<'login'>> {
  const { db, clock, userAgent, settings } = context;
  const open = async (tx: Db) => {
    const [held, isOfSuspended] = await inOrder(
      () => lockUnchanged(tx, proven),
      () => worksForSuspended(tx, proven.id),
    );
    if (!held) return null;
    if (held.suspended_at)
      throw new Refusal(409, coded('account.suspended', { reason: held.suspended_reason ?? '' }));
    if (isOfSuspended) throw new Refusal(409, coded('account.school_suspended'));
    return openSession(tx, held.id, clock(), deviceOf(userAgent));
  };
  const opened = await changeThen(db, open, async (after, token) =>
    token === null ? null : signedIn(after, token, proven.id, settings),
  );
  if (opened) return opened;
  // The hash may be a renewed one of the same password.
  const renewed = await findAccount(db, proven.user_name);
  if (!renewed || !(await isSecret(renewed.password_hash, password))) throw wrongPassword();
  return openFor(context, renewed, password);
}

/**
 * Rehashes a right password if its hash has an earlier cost. A full queue leaves that to the next sign-in.
 */
async function renewHash(db: Db, { id, password_hash }: Account, password: string): Promise<void> {
  const renewed = await renewedHash(password_hash, password).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (renewed) await replaceHash(db, id, password_hash, renewed);
}

/** The pending registration of this address with this password. */
async function registrationWith(
  { db, clock }: Context<'login'>,
  email: string,
  password: string,
): Promise<(Registration & Proven) | null> {
  return findByPassword(db, email, await hashWith(password, await saltOf(db, email)), clock());
}

/** Mails a code at sign-in: the password was right, so only the daily limit applies. */
async function mailFreshCode(context: Context<'login'>, waiting: Registration): Promise<void> {
  const { db } = context;
  const askerKey = `registration ${waiting.id}`;
  const { allowed } = await waitForMail(context, 'code', waiting.user_name, { withPause: false, askerKey });
  if (!allowed) return;
  const code = await prepareCode(await saltOf(db, waiting.user_name));
  await db.transaction((tx) => mailCode(tx, context, waiting, code));
}
