import { DAY, MINUTE } from '../../../../language/run/value/durations.ts';
import type { Context } from '../../../engine/http/handler.ts';
import {
  countCall,
  currentCount,
  resetCount,
  uncountCall,
} from '../../../engine/http/limits/rate-limit-queries.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { tell } from '../../news/tell.ts';
import { formatWait, networkKey } from '../attempt-limits.ts';
import { recordGuess } from '../guesses.ts';
import { findAccount } from '../user-queries.ts';
import { stepOf } from './authenticator.ts';
import { type SecondFactor, takeRecoveryCode, takeStep } from './second-factor-queries.ts';

/**
 * Attempts at an account's codes: per network, and in total from networks where nobody has given a valid code
 * yet. A network where the owner has given one has its own attempts, so that somebody who knows the password
 * and guesses from elsewhere cannot lock the owner out there. Recovery codes are too long to guess and always
 * work. Not scaled by RATE_LIMIT_SCALE: these limits are what makes 6 digits enough.
 */
const TRIES = { network: 5, all: 50, per: 10 * MINUTE };
/** Attempts at app codes per day until one is right: of thousands of attempts one would succeed by chance. */
const APP_CODES = { limit: 100, per: DAY };
/** How long a network counts as known after a valid code. */
const KNOWN = { limit: 1, per: 90 * DAY };

const keysOf = ({ user, address }: Pick<Ask, 'user' | 'address'>) => {
  const key = `second-factor:${user.id}`;
  const ofNetwork = `${key}:${networkKey(address)}`;
  return { key, ofNetwork, known: `${ofNetwork}:known` };
};

/** Records the network from which an owner has just given a code. */
export async function recordKnownNetwork(
  context: Pick<Ask, 'db' | 'clock' | 'user' | 'address'>,
): Promise<void> {
  await countCall(context.db, { key: keysOf(context).known, ...KNOWN }, context.clock());
}

type Ask = Pick<Context, 'db' | 'clock' | 'settings' | 'address' | 'mail'> & { user: SessionUser };

/**
 * Uses up an app code or a recovery code.
 *
 * @throws Refusal 422 on the field, 429
 */
export async function verifyFactor(context: Ask, factor: SecondFactor, code: string): Promise<void> {
  const { db, user, clock } = context;
  const { key: everybody, ofNetwork, known } = keysOf(context);
  const { network, all: inAll, per } = TRIES;
  const isKnown = (await currentCount(db, known, clock())) > 0;
  const key = isKnown ? known : everybody;
  const tries = await countCall(db, { key: ofNetwork, limit: network, per }, clock());
  if (!tries.allowed) throw tooMany(tries.wait);
  const isRecovery = /[a-z-]/i.test(code.trim());
  if (!isRecovery) {
    const all = await countCall(db, { key: `${key}:all`, limit: inAll, per }, clock());
    if (!all.allowed) throw onlyRecovery(all.wait);
    const ofDay = await countCall(db, { key: `${key}:day`, ...APP_CODES }, clock());
    if (!ofDay.allowed) throw onlyRecovery(ofDay.wait);
  }
  const step = isRecovery ? null : stepOf(factor.secret, code, clock());
  const isRight = isRecovery
    ? await spendRecoveryCode(context, code)
    : step !== null && (await takeStep(db, user.id, step));
  if (!isRight) {
    await recordGuess(context, user.user_name, await findAccount(db, user.user_name));
    throw Refusal.ofFields({ code: [coded('second-factor.wrong')] });
  }
  await resetCount(db, ofNetwork);
  await recordKnownNetwork(context);
  if (isRecovery) return;
  await uncountCall(db, `${key}:all`);
  await resetCount(db, `${key}:day`);
}

/** Uses up a recovery code and notifies the owner, in case somebody else has found it. */
function spendRecoveryCode(context: Ask, code: string): Promise<boolean> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, code))) return false;
    await tell(tx, context, 'recovery-code-used', { to: { owner: user }, facts: {} });
    return true;
  });
}

const tooMany = (wait: number) =>
  Refusal.tooMany(coded('account.too_many_attempts', { time: formatWait(wait) }), wait);

/** When somebody else has used up the owner's attempts, the message says what still works. */
const onlyRecovery = (wait: number) =>
  Refusal.tooMany(coded('second-factor.too_many', { time: formatWait(wait) }), wait);
