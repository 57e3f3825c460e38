import { events } from '../../../../generated/events.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { type MailContext, tell } from '../news/tell.ts';
import { CODE_MINUTES, RESET_LINK_MINUTES } from './lifetimes.ts';
import { openReset } from './password-reset-queries.ts';
import type { Account } from './user-queries.ts';

type Owner = Pick<Account, 'id' | 'user_name' | 'full_name' | 'language'>;

/** The subjects of mails whose links or codes expire, with their lifetime in minutes. */
export const expiringMails = (): [subject: string, minutes: number][] => [
  [subjectOf('verification-code'), CODE_MINUTES],
  [subjectOf('password-reset'), RESET_LINK_MINUTES],
];

const subjectOf = (event: 'verification-code' | 'password-reset') => String(events[event].mails![0]!.subject);

/**
 * Mails an account's owner a link for a new password; `ended`: the passkeys that were removed at the same
 * time.
 */
export async function tellReset(
  tx: Db,
  context: Pick<Context, 'clock' | 'mail' | 'settings'>,
  { id, user_name, full_name, language }: Owner,
  ended: readonly string[] = [],
): Promise<void> {
  const token = await openReset(tx, id, context.clock());
  await tell(tx, context, 'password-reset', {
    to: { owner: { id, user_name, full_name, language } },
    facts: { email: user_name, token, minutes: RESET_LINK_MINUTES, passkeys: joinNames(ended) },
  });
}

/** `passkeys`: the names of the account's passkeys, which still sign in. */
export async function tellPasswordChanged(
  tx: Db,
  posting: MailContext,
  { id, user_name, full_name, language }: Owner,
  passkeys: readonly string[],
  except?: 'this device',
): Promise<void> {
  await tell(tx, posting, 'password-changed', {
    to: { owner: { id, user_name, full_name, language } },
    facts: { passkeys: joinNames(passkeys), kept_device: except ? true : null },
  });
}

/** Joins names for a text; null for none. */
export const joinNames = (names: readonly string[]): string | null =>
  names.length ? names.join(', ') : null;
