import { type MailText, mailText } from '../../engine/mail/mail-text.ts';
import { say } from '../../engine/messages/say.ts';
import { CODE_MINUTES, RESET_LINK_MINUTES } from './lifetimes.ts';
import { plainName } from './plain-name.ts';
import { screenAddress } from './screen-address.ts';

/** The subjects of mails that expire, with the minutes after which they do. */
export const expiringMails = (): [subject: string, minutes: number][] => [
  [say('mail.code_subject'), CODE_MINUTES],
  [say('mail.set_password'), RESET_LINK_MINUTES],
];

/** To an address that somebody has typed: a name is repeated only if it is plain, to tell whose code it is. */
export function codeMail(typedName: string, code: string, minutes: number): MailText {
  const name = plainName(typedName);
  return mailText(say('mail.code_subject'), name ?? say('mail.somebody'), [
    name === null ? say('mail.code_intro_unnamed') : say('mail.code_intro', { name }),
    { code },
    say('mail.code_limit', { minutes }),
    say('mail.code_ignore'),
  ]);
}

/** Tells the owner of an address that somebody has guessed at its codes. */
export function codesEndedMail(name: string): MailText {
  return mailText(say('mail.codes_ended_subject'), name, [
    say('mail.codes_ended_intro'),
    say('mail.codes_ended_next'),
  ]);
}

export function guessedMail(name: string, publicUrl: string): MailText {
  return mailText(say('mail.guessed_subject'), name, [
    say('mail.guessed_intro'),
    say('mail.guessed_advice'),
    { label: say('mail.set_password'), link: screenAddress(publicUrl, 'forgot-password') },
  ]);
}

export function takenAddressMail(name: string, publicUrl: string): MailText {
  return mailText(say('mail.taken_subject'), name, [
    say('mail.taken_intro'),
    { label: say('mail.sign_in'), link: screenAddress(publicUrl, 'login') },
    { label: say('mail.taken_password'), link: screenAddress(publicUrl, 'forgot-password') },
    say('mail.taken_ignore'),
  ]);
}

/** `ended`: the names of the passkeys that were removed. */
export function resetMail(
  name: string,
  link: string,
  minutes: number,
  ended: readonly string[] = [],
): MailText {
  return mailText(say('mail.set_password'), name, [
    ...(ended.length > 0 ? [say('mail.passkeys_ended', { passkeys: ended.join(', ') })] : []),
    say('mail.reset_intro'),
    { label: say('mail.set_password'), link },
    say('mail.reset_limit', { minutes }),
    say('mail.reset_ignore'),
  ]);
}

/** `passkeys`: the names of the account's passkeys, which still sign in. */
export function passwordChangedMail(
  name: string,
  publicUrl: string,
  passkeys: readonly string[],
  except?: 'this device',
): MailText {
  const devices = say(except ? 'mail.other_devices' : 'mail.all_devices');
  return mailText(say('mail.changed_subject'), name, [
    say('mail.changed_intro', { devices }),
    ...(passkeys.length > 0 ? [say('mail.passkeys_stay', { passkeys: passkeys.join(', ') })] : []),
    { label: say('mail.sign_in'), link: screenAddress(publicUrl, 'login') },
    say('mail.changed_warning'),
    { label: say('mail.set_password'), link: screenAddress(publicUrl, 'forgot-password') },
  ]);
}
