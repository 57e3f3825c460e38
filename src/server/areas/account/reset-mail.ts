import type { Db } from '../../engine/db/connect.ts';
import type { Context } from '../../engine/http/handler.ts';
import { resetMail } from './account-mails.ts';
import { RESET_LINK_MINUTES } from './lifetimes.ts';
import { openReset } from './password-reset-queries.ts';
import { screenAddress } from './screen-address.ts';
import type { Account } from './user-queries.ts';

/** Mails an account's owner a link for a new password; `ended`: the passkeys that were removed with it. */
export async function mailResetTo(
  tx: Db,
  { clock, mail, settings }: Pick<Context, 'clock' | 'mail' | 'settings'>,
  { id, user_name, full_name }: Pick<Account, 'id' | 'user_name' | 'full_name'>,
  ended: readonly string[] = [],
): Promise<void> {
  const token = await openReset(tx, id, clock());
  const link = screenAddress(settings.publicUrl, 'reset-password', { query: { email: user_name, token } });
  await mail.post(tx, {
    type: 'link',
    to: user_name,
    ...resetMail(full_name, link, RESET_LINK_MINUTES, ended),
    concerns: [id],
  });
}
