import type { Context } from '../../../engine/http/handler.ts';
import { mailText } from '../../../engine/mail/mail-text.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../screen-address.ts';

type Tools = Pick<Context, 'db' | 'mail' | 'settings'>;
type Owner = { id: number; user_name: string; full_name: string };

/** Mails the owner about a change of passkeys, in case somebody else made it. */
export async function mailPasskeyChange(
  { db: tx, mail, settings }: Tools,
  { id, user_name, full_name }: Owner,
  what: 'added' | 'removed',
  passkey: string,
): Promise<void> {
  const [subject, intro, warning] =
    what === 'added'
      ? [
          say('mail.passkey_added_subject'),
          say('mail.passkey_added_intro', { passkey }),
          say('mail.passkey_added_warning'),
        ]
      : [
          say('mail.passkey_removed_subject'),
          say('mail.passkey_removed_intro', { passkey }),
          say('mail.changed_warning'),
        ];
  const text = mailText(subject, full_name, [
    intro,
    warning,
    { label: say('mail.set_password'), link: screenAddress(settings.publicUrl, 'forgot-password') },
  ]);
  await mail.post(tx, { to: user_name, ...text, concerns: [id] });
}
