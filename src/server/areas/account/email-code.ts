import { randomInt } from 'node:crypto';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import type { Context } from '../../engine/http/handler.ts';
import { resetCount } from '../../engine/http/limits/rate-limit-queries.ts';
import { asCaller, tell } from '../news/tell.ts';
import { codeAttemptLimits } from './attempt-limits.ts';
import { CODE_MINUTES } from './lifetimes.ts';
import { hashWith } from './password-hash.ts';
import { plainName } from './plain-name.ts';
import { type Registration, saveCode } from './registration-queries.ts';
import { type Account, findAccount } from './user-queries.ts';

export type PreparedCode = { code: string; hash: string };

/**
 * Makes a code. Call it before the transaction, because hashing takes time; `salt` is shared by the address's
 * registrations.
 */
export async function prepareCode(salt: Buffer): Promise<PreparedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: await hashWith(code, salt) };
}

type MailContext = Pick<Context, 'mail' | 'clock' | 'settings' | 'address'>;

/** Lets the caller's network try the codes of an address anew. */
export const resetTries = (tx: Db, { address }: MailContext, user_name: string): Promise<void> =>
  resetCount(tx, codeAttemptLimits(user_name, address).ofNetwork.key);

/** Stores the code as the registration's only one, mails it, and resets the attempt count, like `tellCode`. */
export async function mailCode(
  tx: Db,
  context: MailContext,
  registration: Registration | Pick<Registration, 'user_name'>,
  { code, hash }: PreparedCode,
): Promise<void> {
  const { user_name } = registration;
  const reset = () => resetTries(tx, context, user_name);
  if (!('id' in registration)) return reset();
  const [, , owner] = await inOrder(
    reset,
    () => saveCode(tx, registration, hash, context.clock()),
    () => findAccount(tx, user_name),
  );
  await tellCode(tx, context, registration, code, owner);
}

/**
 * Mails a registration's code. If the address has an account, its owner is notified instead. In both cases the caller
 * has checked whether a mail may be sent, so that the answer does not reveal whether there is an account.
 */
export async function tellCode(
  tx: Db,
  context: MailContext,
  registration: Registration,
  code: string,
  owner: Account | null,
): Promise<void> {
  if (owner) {
    await tell(tx, context, 'address-registered-again', { to: { owner }, facts: {} });
    return;
  }
  // A stranger may have typed this address: the name that tells whose code it is is only repeated if plain.
  const full_name = plainName(registration.full_name);
  await tell(tx, context, 'verification-code', {
    to: { address: asCaller({ ...registration, full_name }) },
    facts: { name: full_name, code, minutes: CODE_MINUTES },
  });
}
