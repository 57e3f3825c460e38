import { randomInt } from 'node:crypto';
import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { reset } from '../../engine/http/rate-limit-queries.ts';
import { tell } from '../news/tell.ts';
import { codeTries } from './attempt-limits.ts';
import { CODE_MINUTES } from './lifetimes.ts';
import { hashWith } from './password-hash.ts';
import { plainName } from './plain-name.ts';
import { type Registration, saveCode } from './registration-queries.ts';
import { findAccount } from './user-queries.ts';

export type PreparedCode = { code: string; hash: string };

/**
 * Makes a code. Call it before the transaction, because hashing takes time; `salt` is shared by the address's
 * registrations.
 */
export async function prepareCode(salt: Buffer): Promise<PreparedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: await hashWith(code, salt) };
}

/**
 * Stores the code as the registration's only one and mails it; the tries start anew. If the address has an account, its
 * owner is told that instead. The caller has checked in both cases whether a mail may be sent, so that the answer does
 * not tell whether there is an account.
 */
export async function mailCode(
  tx: Db,
  context: Pick<Context, 'mail' | 'clock' | 'settings' | 'address'>,
  registration: Registration | Pick<Registration, 'user_name'>,
  { code, hash }: PreparedCode,
): Promise<void> {
  const { user_name } = registration;
  await reset(tx, codeTries(user_name, context.address).ofNetwork.key);
  if (!('id' in registration)) return;
  await saveCode(tx, registration, hash, context.clock());
  const owner = await findAccount(tx, user_name);
  if (owner) {
    await tell(tx, context, 'address-registered-again', { to: { owner }, facts: {} });
    return;
  }
  // Somebody has typed this address: a name is repeated only if it is plain, to tell whose code it is.
  const full_name = plainName(registration.full_name);
  await tell(tx, context, 'verification-code', {
    to: { address: { id: registration.id, user_name, full_name } },
    facts: { name: full_name, code, minutes: CODE_MINUTES },
  });
}
