/** What a mail says; the address comes from whoever posts it. */
export type MailText = { subject: string; text: string; html: string };

type Piece = string | { link: string; label: string } | { code: string };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** One source for the plain and the HTML part, so that they never say different things. */
export function mailText(subject: string, name: string, pieces: Piece[]): MailText {
  const greeting = `Hello ${name.replace(/\s+/g, ' ')},`;
  const closing = 'Warm regards,\nThe recruitment team';
  const text = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'code' in piece ? `    ${piece.code}` : `${piece.label}:\n${piece.link}`;
  });
  const html = pieces.map((piece) => {
    if (typeof piece === 'string') return `<p>${escapeHtml(piece).replaceAll('\n', '<br>')}</p>`;
    return 'code' in piece
      ? `<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(piece.code)}</strong></p>`
      : `<p><a href="${escapeHtml(piece.link)}">${escapeHtml(piece.label)}</a></p>`;
  });
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${[greeting, ...text, closing].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5"><p>${escapeHtml(greeting)}</p>${html.join('')}<p>${escapeHtml(closing).replaceAll('\n', '<br>')}</p></body></html>`,
  };
}
