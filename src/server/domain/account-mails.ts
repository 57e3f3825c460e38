/** What a mail says; the address comes from whoever posts it. */
export type MailText = { subject: string; text: string; html: string };

type Piece = string | { link: string; label: string } | { code: string };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** One source for the plain and the HTML part, so that they never say different things. */
function mailText(subject: string, name: string, pieces: Piece[]): MailText {
  const greeting = `Hello ${name.replace(/\s+/g, ' ')},`;
  const closing = 'Warm regards,\nThe recruitment team';
  const text = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'code' in piece ? `    ${piece.code}` : `${piece.label}:\n${piece.link}`;
  });
  const html = pieces.map((piece) => {
    if (typeof piece === 'string') return `<p>${escapeHtml(piece)}</p>`;
    return 'code' in piece
      ? `<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(piece.code)}</strong></p>`
      : `<p><a href="${escapeHtml(piece.link)}">${escapeHtml(piece.label)}</a></p>`;
  });
  return {
    subject,
    text: `${[greeting, ...text, closing].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5"><p>${escapeHtml(greeting)}</p>${html.join('')}<p>${escapeHtml(closing).replace('\n', '<br>')}</p></body></html>`,
  };
}

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

export function passwordChangedMail(name: string, publicUrl: string): MailText {
  return mailText('Your password was changed', name, [
    'The password of your account has just been changed, and all devices were signed out.',
    { label: 'Sign in', link: `${publicUrl}/login` },
    'If it was not you, please set a new password at once:',
    { label: 'Set a new password', link: `${publicUrl}/forgot-password` },
  ]);
}
