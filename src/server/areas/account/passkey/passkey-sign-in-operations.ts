import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { SECOND } from '../../../../language/run/value/durations.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { uncountCall } from '../../../engine/http/limits/rate-limit-queries.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { countAttempt } from '../attempt-limits.ts';
import { deviceOf } from '../device.ts';
import { withPages } from '../page-session.ts';
import { worksForSuspended } from '../school-suspension-queries.ts';
import { signIn } from '../sign-in.ts';
import { newToken, tokenHash } from '../token.ts';
import { lockAccount, ROLE } from '../user-queries.ts';
import { CHALLENGE_LIVES, storeChallenge, takeChallenge } from './passkey-challenge-queries.ts';
import { type Passkey, passkeyOfCredential, recordPasskeyUse } from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { challengeIn, parseAssertion } from './sent-credential.ts';

/** The cookie of the browser that requested the challenge; it grants nothing. */
const COOKIE = { name: 'passkey' };

export const passkeySignInOperations = {
  async beginPasskeySignIn(_call, context) {
    const { db, clock, cookies, settings } = context;
    await countAttempt(context, 'passkey');
    // The same for all windows of a browser, so that they do not overwrite each other's.
    const browser = cookies.read(COOKIE.name) ?? newToken();
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(settings).id,
      userVerification: 'required',
      timeout: CHALLENGE_LIVES,
    });
    await storeChallenge(db, options.challenge, { asked_by: tokenHash(browser) }, clock());
    cookies.write({ ...COOKIE, value: browser, seconds: CHALLENGE_LIVES / SECOND });
    return { data: { options: { ...options } } };
  },

  async signInWithPasskey(call, context) {
    const { credential } = await call.body();
    const { db, clock, settings, userAgent, events } = context;
    const counted = await countAttempt(context, 'signIn');
    const proven = await provenUse(context, credential);
    if (!proven) throw wrong();
    const { passkey, counter } = proven;
    events.about({ user: passkey.user_id });
    for (const key of counted) await uncountCall(db, key);
    const { data, name } = await db.transaction(async (tx) => {
      // Locks the account, so that a concurrent suspension or removal of the passkey precedes the session.
      const account = await lockAccount(tx, passkey.user_id);
      if (!account) throw wrong();
      if (account.suspended_at)
        throw new Refusal(409, coded('account.suspended', { reason: account.suspended_reason ?? '' }));
      if (await worksForSuspended(tx, account.id)) throw new Refusal(409, coded('account.school_suspended'));
      if (!(await recordPasskeyUse(tx, passkey, counter, clock()))) throw wrong();
      // The device is one factor; the PIN, finger or face that unlocks it is the other. But where Admins need
      // a second
      // factor, a passkey that was added with the password alone may be a thief's.
      const isDue = settings.adminNeedsFactor && account.role_id === ROLE.Admin;
      const whole = { isWhole: !isDue || passkey.with_factor };
      const data = await signIn(tx, account.id, clock(), deviceOf(userAgent), settings, whole);
      return { data, name: account.full_name };
    });
    return { message: say('account.welcome', { name }), data: withPages(context, data) };
  },
} satisfies Partial<Handlers>;

/** The same refusal for every error, so that nobody learns which accounts have passkeys. */
const wrong = () => new Refusal(400, coded('passkey.wrong'));

/** Verifies the passkey for this browser's challenge; returns it with its counter, else null. */
async function provenUse(
  { db, clock, cookies, settings }: Context<'signInWithPasskey'>,
  text: string,
): Promise<{ passkey: Passkey; counter: number } | null> {
  const sent = parseAssertion(text);
  const challenge = sent && challengeIn(sent.response.clientDataJSON);
  const browser = cookies.read(COOKIE.name);
  if (!challenge || browser === null) return null;
  if (!(await takeChallenge(db, challenge, { askedBy: browser, user: null }, clock()))) return null;
  const passkey = await passkeyOfCredential(db, Buffer.from(sent.id, 'base64url'));
  const handle = Buffer.from(sent.response.userHandle ?? '', 'base64url');
  if (!passkey?.user_handle.equals(handle)) return null;
  const { id, origin } = relyingParty(settings);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      // A counter that does not grow means a cloned device: it is refused.
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? { passkey, counter: authenticationInfo.newCounter } : null;
}
