import { type MailText, mailText } from '../../../engine/mail/mail-text.ts';
import { say } from '../../../engine/messages/say.ts';
import { plainName } from '../plain-name.ts';
import { screenAddress } from '../screen-address.ts';

/** To the new address, for confirmation. */
export function confirmEmailMail(name: string, publicUrl: string, token: string, hours: number): MailText {
  const link = screenAddress(publicUrl, 'confirm-email', { query: { token } });
  // Nobody has confirmed that the address is the account's.
  const greeted = plainName(name) ?? say('mail.somebody');
  return mailText(say('mail.confirm_email_subject'), greeted, [
    say('mail.confirm_email_intro'),
    { label: say('mail.confirm_email'), link },
    say('mail.confirm_email_limit', { hours }),
    say('mail.confirm_email_ignore'),
  ]);
}

/** To the owner of an address that another account requests. */
export function addressWantedMail(name: string, publicUrl: string): MailText {
  return mailText(say('mail.address_wanted_subject'), name, [
    say('mail.address_wanted_intro'),
    { label: say('mail.sign_in'), link: screenAddress(publicUrl, 'login') },
    say('mail.taken_ignore'),
  ]);
}

/** To the present address, when an Admin has requested another one. */
export function emailChangeBegunMail(name: string, email: string, publicUrl: string): MailText {
  return mailText(say('mail.change_begun_subject'), name, [
    say('mail.change_begun_intro', { email }),
    { label: say('mail.write_to_us'), link: screenAddress(publicUrl, 'contact') },
  ]);
}

/** To the former address; with a link to restore it, if there is one. */
export function emailChangedMail(
  name: string,
  email: string,
  publicUrl: string,
  undo: { token: string; days: number } | null,
): MailText {
  const way = undo
    ? [
        say('mail.email_changed_undo', { days: undo.days }),
        {
          label: say('mail.undo_email'),
          link: screenAddress(publicUrl, 'undo-email', { query: { token: undo.token } }),
        },
      ]
    : [
        say('mail.email_changed_write'),
        { label: say('mail.write_to_us'), link: screenAddress(publicUrl, 'contact') },
      ];
  return mailText(say('mail.email_changed_subject'), name, [
    say('mail.email_changed_intro', { email }),
    ...way,
  ]);
}
