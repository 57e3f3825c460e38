import { randomBytes } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context, Data, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { tell } from '../../news/tell.ts';
import { tokenHash } from '../token.ts';
import { lockAccount } from '../user-queries.ts';
import { verifyPassword } from '../verify-password.ts';
import { CHALLENGE_LIVES, storeChallenge, takeChallenge } from './passkey-challenge-queries.ts';
import {
  deletePasskey,
  insertPasskey,
  lockSession,
  type Passkey,
  passkeysOf,
  renamePasskey,
} from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { challengeIn, parseRegistration, transportsIn } from './sent-credential.ts';

/** More devices than anybody has. */
const LIMIT = 20;

export const passkeyOperations = {
  async listPasskeys(_call, { db, user }) {
    return { data: (await passkeysOf(db, user.id)).map(presentPasskey) };
  },

  async beginPasskey(call, context) {
    const { name, password } = await call.body();
    const { db, user, token, clock, settings } = context;
    await verifyPassword(context, password, 'password');
    const known = await passkeysOf(db, user.id);
    if (known.length >= LIMIT) throw tooMany();
    const { id: rpID, name: rpName } = relyingParty(settings);
    const user_handle = known[0]?.user_handle ?? randomBytes(32);
    const options = await generateRegistrationOptions({
      rpName,
      rpID,
      userName: user.user_name,
      userDisplayName: user.full_name,
      userID: new Uint8Array(user_handle),
      timeout: CHALLENGE_LIVES,
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        transports,
      })),
      // A passkey that works without typing a user name, and requires a PIN, a finger or a face.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const whose = { asked_by: tokenHash(token!), user_id: user.id, name, user_handle };
    await storeChallenge(db, options.challenge, whose, clock());
    return { data: { options: { ...options } } };
  },

  async addPasskey(call, context) {
    const { credential: sent } = await call.body();
    const { db, user, token, clock } = context;
    const made = await provenPasskey(context, sent);
    if (!made) throw new Refusal(400, coded('passkey.not_added'));
    const data = await db.transaction(async (tx) => {
      // Concurrent calls run one at a time, and a session ended by a new password is refused.
      const owner = await lockAccount(tx, user.id);
      if (!owner || !(await lockSession(tx, token!))) throw new Refusal(401, coded('request.session_ended'));
      if ((await passkeysOf(tx, user.id)).length >= LIMIT) throw tooMany();
      // With a second factor, the session has already given it.
      const with_factor = owner.second_factor_since !== null;
      const added = await insertPasskey(tx, { ...made, with_factor, user_id: user.id, created_at: clock() });
      if (!added) throw new Refusal(409, coded('passkey.known_already'));
      await tell(tx, context, 'passkey-added', { to: { owner }, facts: { passkey: added.name } });
      return presentPasskey(added);
    });
    return { data };
  },

  async renamePasskey(call, { db }) {
    const { name } = await call.body();
    const renamed = await renamePasskey(db, call.record.passkey_id, name);
    if (!renamed) throw Refusal.notFound('passkey');
    return { data: presentPasskey(renamed) };
  },

  async removePasskey(call, context) {
    const { db, user } = context;
    await db.transaction(async (tx) => {
      const removed = await deletePasskey(tx, call.record.passkey_id);
      if (!removed) throw Refusal.notFound('passkey');
      await tell(tx, context, 'passkey-removed', { to: { owner: user }, facts: { passkey: removed.name } });
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;

type New = Omit<Passkey, 'passkey_id' | 'user_id' | 'with_factor' | 'created_at' | 'last_used_at'>;

/**
 * Verifies the passkey that the browser created for this session's challenge; null when anything differs from
 * what was requested.
 */
async function provenPasskey(context: Context<'addPasskey'>, text: string): Promise<New | null> {
  const { db, user, token, clock, settings } = context;
  const sent = parseRegistration(text);
  const challenge = sent && challengeIn(sent.response.clientDataJSON);
  if (!challenge) return null;
  const begun = await takeChallenge(db, challenge, { askedBy: token!, user: user.id }, clock());
  if (!begun?.user_handle || begun.name === null) return null;
  const { id, origin } = relyingParty(settings);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  return {
    name: begun.name,
    user_handle: begun.user_handle,
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transportsIn(sent.response),
  };
}

const tooMany = () => new Refusal(409, coded('passkey.too_many', { limit: LIMIT }));

const presentPasskey = (passkey: Passkey): Data<'listPasskeys'>[number] => ({
  passkey_id: passkey.passkey_id,
  name: passkey.name,
  created_at: passkey.created_at,
  last_used_at: passkey.last_used_at,
});
