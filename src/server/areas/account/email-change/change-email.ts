import { randomBytes } from 'node:crypto';
import { DAY, HOUR } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Context } from '../../../engine/http/handler.ts';
import { tell } from '../../news/tell.ts';
import { endWebhooksSince } from '../../news/webhook/webhook-queries.ts';
import { tellReset } from '../account-news.ts';
import { endKeysSince } from '../api-key/api-key-queries.ts';
import { moveMember } from '../membership-queries.ts';
import { endPasskeysSince } from '../passkey/passkey-queries.ts';
import { hashSecret } from '../password-hash.ts';
import { endResetsOf } from '../password-reset-queries.ts';
import { plainName } from '../plain-name.ts';
import { endRegistrations } from '../registration-queries.ts';
import { retentionOf } from '../retention.ts';
import { endFactor } from '../second-factor/second-factor-queries.ts';
import { endSessionsOf } from '../session-end-queries.ts';
import { type Account, findAccount, setPassword, updateUser } from '../user-queries.ts';
import { endEmailLinks, openEmailLink, takeEmailLink } from './email-link-queries.ts';

type Tools = Pick<Context, 'clock' | 'mail' | 'settings'>;
type Owner = Pick<Account, 'id' | 'user_name' | 'full_name' | 'language'>;

/**
 * Requests another address for an account: it changes once the mailed link is used. If another account has
 * the address, its owner is notified instead, and nobody else. If `by` is an Admin, the current address is
 * notified at once.
 */
export async function requestEmailChange(
  tx: Db,
  tools: Tools,
  { id, user_name, full_name, language }: Owner,
  email: string,
  by: { admin: true } | { sessionHash: Buffer | null },
): Promise<void> {
  const asked = 'admin' in by ? { by_admin: true } : { session_hash: by.sessionHash };
  const link = { kind: 'confirm' as const, user_id: id, user_name: email, ...asked };
  const token = await openEmailLink(tx, link, tools.clock());
  const taken = await findAccount(tx, email);
  // If the address is taken, the link is mailed to nobody but stays open like any other, so that the
  // requester
  // sees no difference.
  if (taken) {
    await tell(tx, tools, 'email-wanted', { to: { owner: taken }, facts: {} });
    return;
  }
  const hours = retentionOf('email_changes') / HOUR;
  await tell(tx, tools, 'email-to-confirm', {
    // Nobody has confirmed that the address is the account's.
    to: { address: { id, user_name: email, full_name: plainName(full_name), language } },
    facts: { token, hours },
  });
  if (!('admin' in by)) return;
  await tell(tx, tools, 'email-change-begun', {
    to: { owner: { id, user_name, full_name, language } },
    facts: { email },
  });
}

/**
 * Changes the account's address by a link, notifies the previous address, and ends all sessions but the
 * requesting one. Returns the account's id; null for an invalid link.
 *
 * @throws a violation of `users_user_name_unique` when the address was taken meanwhile
 */
export async function confirmEmailChange(tx: Db, tools: Tools, token: string): Promise<number | null> {
  const now = tools.clock();
  const taken = await takeEmailLink(tx, 'confirm', token, now);
  if (!taken) return null;
  const { link, owner } = taken;
  const { user_name: email, by_admin, session_hash } = link;
  await setAddress(tx, owner.id, email, session_hash, now);
  // A former owner who lost the mailbox must not regain the account by an older link.
  if (by_admin) await endEmailLinks(tx, owner.id, 'undo');
  const undo = { kind: 'undo' as const, user_id: owner.id, user_name: owner.user_name };
  await tell(tx, tools, 'email-changed', {
    to: { owner },
    facts: {
      email,
      undo_token: by_admin ? null : await openEmailLink(tx, undo, now),
      days: retentionOf('email_undos') / DAY,
    },
  });
  return owner.id;
}

/** The hash of an unknown password: whoever changed the address knew the previous one. */
export const unknownPassword = (): Promise<string> => hashSecret(randomBytes(32).toString('base64url'));

/**
 * Restores an account's previous address by a link. Whoever changed it knew the password, so it stops
 * working, all sessions end, and the owner gets a link for a new one. Returns the account's id; null for an
 * invalid link.
 *
 * @throws a violation of `users_user_name_unique` when the address was taken meanwhile
 */
export async function undoEmailChange(
  tx: Db,
  tools: Tools,
  token: string,
  passwordHash: string,
): Promise<number | null> {
  const now = tools.clock();
  const taken = await takeEmailLink(tx, 'undo', token, now);
  if (!taken) return null;
  const { link, owner } = taken;
  await setAddress(tx, owner.id, link.user_name, null, now);
  await setPassword(tx, owner.id, passwordHash, now);
  await endEmailLinks(tx, owner.id);
  // A thief's second factor would lock the owner out; it may have been set up before the address was changed.
  const since = new Date(link.created_at.getTime() - retentionOf('email_undos'));
  await endFactor(tx, owner.id, since);
  const passkeys = await endPasskeysSince(tx, owner.id, since);
  await endKeysSince(tx, owner.id, since);
  await endWebhooksSince(tx, owner.id, since);
  await tellReset(tx, tools, { ...owner, user_name: link.user_name }, passkeys);
  return owner.id;
}

async function setAddress(
  tx: Db,
  id: number,
  email: string,
  keptSession: Buffer | null,
  now: Date,
): Promise<void> {
  await updateUser(tx, id, { user_name: email }, now);
  await moveMember(tx, id, email);
  await endRegistrations(tx, email, id);
  await endResetsOf(tx, id);
  await endEmailLinks(tx, id, 'confirm');
  await endSessionsOf(tx, id, keptSession);
}
