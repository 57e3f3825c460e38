import { MINUTE } from '../../../../language/run/value/durations.ts';
import type { Context, Data, Handlers } from '../../../engine/http/handler.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { tell } from '../../news/tell.ts';
import { joinNames } from '../account-news.ts';
import { deviceOf } from '../device.ts';
import { withPages } from '../page-session.ts';
import { passkeyNames } from '../passkey-name-queries.ts';
import { endSession, endSessionsOf } from '../session-end-queries.ts';
import { needsFactor } from '../session-queries.ts';
import { signIn } from '../sign-in.ts';
import { tokenHash } from '../token.ts';
import { presentUser } from '../user-answers.ts';
import { lockAccount } from '../user-queries.ts';
import { lockProvenAccount, verifyPassword } from '../verify-password.ts';
import { newRecoveryCodes, newSecret, setupOf, stepOf } from './authenticator.ts';
import {
  beginFactor,
  countRecoveryCodes,
  enableFactor,
  endFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactor,
  takeStep,
} from './second-factor-queries.ts';
import { recordKnownNetwork, verifyFactor } from './verify-factor.ts';

type Ask = Context & { user: SessionUser };

/**
 * Milliseconds in which a setup must be finished: later, the owner might finish one that a thief has started
 * and seen.
 */
const SETUP = 30 * MINUTE;

export const secondFactorOperations = {
  async getSecondFactor(_call, context) {
    return { data: await stateOf(context) };
  },

  async beginSecondFactor(_call, context) {
    const { db, user, clock } = context;
    if (user.email_verified_at === null) throw new Refusal(409, coded('request.verify_first'));
    const known = await findSecondFactor(db, user.id);
    if (isOn(known)) throw new Refusal(409, coded('second-factor.on_already'));
    const factor = {
      secret: newSecret(),
      shown_codes: newRecoveryCodes(),
      created_at: clock(),
      begun_in: sessionOf(context),
    };
    const isNew = await beginFactor(db, { user_id: user.id, ...factor });
    if (!isNew) throw new Refusal(409, coded('second-factor.on_already'));
    return { data: await stateOf(context) };
  },

  async enableSecondFactor(call, context) {
    const { password, code } = await call.body();
    const { db, user, token, clock } = context;
    const factor = await findSecondFactor(db, user.id);
    if (!factor || !isBegunHere(factor, context)) throw new Refusal(409, coded('second-factor.not_begun'));
    const owner = await verifyPassword(context, password, 'password');
    const step = stepOf(factor.secret, code, clock());
    if (step === null || !(await takeStep(db, user.id, step)))
      throw Refusal.ofFields({ code: [coded('second-factor.wrong')] });
    const data = await db.transaction(async (tx) => {
      await lockProvenAccount(tx, owner, 'password');
      if (!(await enableFactor(tx, factor, clock())))
        throw new Refusal(409, coded('second-factor.not_begun'));
      await handIn(tx, token);
      await endSessionsOf(tx, user.id);
      await tellOwner(tx, context, 'on');
      await recordKnownNetwork({ ...context, db: tx });
      return signInWhole(tx, context);
    });
    return { data: withPages(context, data) };
  },

  async confirmSecondFactor(call, context) {
    const { code } = await call.body();
    const { db, user, token } = context;
    const factor = await findSecondFactor(db, user.id);
    if (user.second_factor !== 'code' || !factor) throw new Refusal(409, coded('second-factor.not_asked'));
    await verifyFactor(context, factor, code);
    const data = await db.transaction(async (tx) => {
      // Locked before its sessions, as by a reset.
      await lockAccount(tx, user.id);
      await handIn(tx, token);
      return signInWhole(tx, context);
    });
    return { message: say('account.welcome', { name: user.full_name }), data: withPages(context, data) };
  },

  async disableSecondFactor(call, context) {
    const { password, code } = await call.body();
    const { db, user, token, settings } = context;
    const factor = await findSecondFactor(db, user.id);
    if (!factor || !isOn(factor)) throw new Refusal(409, coded('second-factor.off_already'));
    const owner = await verifyPassword(context, password, 'password');
    await verifyFactor(context, factor, code);
    await db.transaction(async (tx) => {
      await lockProvenAccount(tx, owner, 'password');
      await endFactor(tx, user.id);
      await endSessionsOf(tx, user.id, token);
      await tellOwner(tx, context, 'off');
    });
    const second_factor = needsFactor({ ...user, since: null, passed: false }, settings.adminNeedsFactor);
    return { data: presentUser({ ...user, second_factor }) };
  },

  async renewRecoveryCodes(call, context) {
    const { password, code } = await call.body();
    const { db, user } = context;
    const factor = await findSecondFactor(db, user.id);
    if (!factor || !isOn(factor)) throw new Refusal(409, coded('second-factor.off_already'));
    const owner = await verifyPassword(context, password, 'password');
    await verifyFactor(context, factor, code);
    const recovery_codes = newRecoveryCodes();
    await db.transaction(async (tx) => {
      await lockProvenAccount(tx, owner, 'password');
      if (!(await replaceRecoveryCodes(tx, user.id, recovery_codes)))
        throw new Refusal(409, coded('second-factor.off_already'));
      await tellOwner(tx, context, 'renewed');
    });
    return { data: { recovery_codes } };
  },
} satisfies Partial<Handlers>;

const isOn = (factor: SecondFactor | null): boolean => factor?.shown_codes === null;
/**
 * Only the session that started the setup sees the secret; another session of the account may be a thief's.
 */
const isBegunHere = (factor: SecondFactor, ask: Pick<Ask, 'clock' | 'token'>): boolean =>
  factor.shown_codes !== null &&
  factor.begun_in !== null &&
  sessionOf(ask)?.equals(factor.begun_in) === true &&
  ask.clock().getTime() - factor.created_at.getTime() < SETUP;

const sessionOf = ({ token }: Pick<Ask, 'token'>): Buffer | null =>
  token === null ? null : tokenHash(token);

/** Ends the session being replaced, unless a new password has ended it meanwhile. */
async function handIn(tx: Ask['db'], token: string | null): Promise<void> {
  if (token === null || !(await endSession(tx, token)))
    throw new Refusal(401, coded('request.session_ended'));
}

/** Replaces the session by one that has given both factors. */
function signInWhole(tx: Ask['db'], { user, clock, userAgent, settings }: Ask): Promise<Data<'login'>> {
  return signIn(tx, user.id, clock(), deviceOf(userAgent), settings, { isWhole: true });
}

async function stateOf(context: Ask): Promise<Data<'getSecondFactor'>> {
  const { db, user } = context;
  const factor = await findSecondFactor(db, user.id);
  const codes = factor?.shown_codes;
  return {
    is_on: isOn(factor),
    recovery_codes_left: isOn(factor) ? await countRecoveryCodes(db, user.id) : 0,
    setup:
      factor && codes && isBegunHere(factor, context)
        ? { secret: factor.secret, recovery_codes: codes, ...setupOf(factor.secret, user.user_name) }
        : null,
    user: presentUser(user),
  };
}

const CHANGED = {
  off: 'second-factor-off',
  renewed: 'recovery-codes-renewed',
} as const;

async function tellOwner(tx: Ask['db'], context: Ask, what: 'on' | keyof typeof CHANGED): Promise<void> {
  const to = { owner: context.user };
  if (what !== 'on') {
    await tell(tx, context, CHANGED[what], { to, facts: {} });
    return;
  }
  // Passkeys replace both factors: one that somebody else has added would sign in without a code.
  const passkeys = joinNames(await passkeyNames(tx, context.user.id));
  await tell(tx, context, 'second-factor-on', { to, facts: { passkeys } });
}
