import { type MailText, mailText } from './mail-text.ts';

export function codeMail(name: string, code: string, minutes: number): MailText {
  return mailText('Your verification code', name, [
    'This is the code that verifies your e-mail address:',
    { code },
    `Please enter it within ${minutes} minutes. It works once.`,
    'If you did not ask for it, you can ignore this mail. Nobody can use your address without the code.',
  ]);
}

export function takenAddressMail(name: string, publicUrl: string): MailText {
  return mailText('You already have an account', name, [
    'Someone, probably you, has just tried to register with this e-mail address. You have an account already, so nothing was changed.',
    { label: 'Sign in', link: `${publicUrl}/login` },
    { label: 'Set a new password, if you have forgotten yours', link: `${publicUrl}/forgot-password` },
    'If it was not you, there is nothing you need to do.',
  ]);
}

export function resetMail(name: string, link: string, minutes: number): MailText {
  return mailText('Set a new password', name, [
    'You can set a new password with this link:',
    { label: 'Set a new password', link },
    `It works once, within ${minutes} minutes.`,
    'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
  ]);
}

/** `signedOut` says which devices were. */
export function passwordChangedMail(name: string, publicUrl: string, signedOut = 'all devices'): MailText {
  return mailText('Your password was changed', name, [
    `The password of your account has just been changed, and ${signedOut} were signed out.`,
    { label: 'Sign in', link: `${publicUrl}/login` },
    'If it was not you, please set a new password at once:',
    { label: 'Set a new password', link: `${publicUrl}/forgot-password` },
  ]);
}
