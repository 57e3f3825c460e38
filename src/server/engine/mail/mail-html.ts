import { language } from '../../../language/run/value/language.ts';

/** The parts of a mail: a paragraph, one that a person wrote, facts, a quoted text, a link to a page, a code to copy. */
export type MailPiece =
  | string
  | { words: string }
  | { facts: readonly string[] }
  | { quote: string }
  | { link: string; label: string }
  | { code: string };

/** The reason for a mail, and the link to unsubscribe from its kind. */
export type MailFooter = { unsubscribe?: { reason: string; label: string; link: string } };

/**
 * The design tokens of `src/client/ui/styles/tokens.css` for mail programs: styles are inline, and nothing is
 * loaded.
 */
const FONT = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const STYLE = {
  page: `margin:0;padding:24px 12px;background:#fafafc;color:#161721;${FONT};font-size:16px;line-height:1.55`,
  sheet:
    'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e3e4ea;border-radius:12px;overflow:hidden',
  brand:
    'padding:20px 28px;background:#201e51;color:#ffffff;border-bottom:4px solid #e9aa47;font-size:18px;font-weight:650',
  body: 'padding:12px 28px 20px',
  title: 'margin:16px 0 8px;font-size:24px;line-height:1.25;font-weight:650;color:#161721',
  paragraph: 'margin:16px 0',
  facts: 'margin:16px 0;padding:14px 18px;background:#f5f6ff;border-radius:12px',
  fact: 'margin:4px 0',
  quote: 'margin:16px 0;padding:4px 16px;color:#3d3f4a',
  quoteStart: '3px solid #e9aa47',
  button:
    'display:inline-block;padding:12px 22px;background:#433f99;color:#ffffff;border-radius:6px;font-weight:650;text-decoration:none',
  link: 'color:#433f99;font-weight:650',
  code: 'margin:20px 0;font-size:30px;letter-spacing:6px;font-weight:650;color:#433f99',
  footer: 'max-width:560px;margin:16px auto 0;padding:0 28px;color:#535461;font-size:13px',
  quiet: 'color:#535461',
} as const;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
/** Isolated text becomes an element, since some mail programs do not know the marks. */
const inline = (text: string) =>
  escapeHtml(text).replace(/[\u2068\u2069]/g, (mark) => (mark === '\u2068' ? '<bdi>' : '</bdi>'));
const lines = (text: string) => inline(text).replaceAll('\n', '<br>');
const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/**
 * A mail as HTML, in the language of its reader: no tables, pictures, scripts or external resources. Its first
 * link becomes the button. Language and direction are repeated below the elements that mail programs drop.
 */
export function mailHtml(
  brand: string,
  title: string,
  pieces: readonly MailPiece[],
  { unsubscribe }: MailFooter,
): string {
  const first = pieces.find((piece) => typeof piece === 'object' && 'link' in piece);
  const { name, dir } = language();
  const spoken = `lang="${name}" dir="${dir}"`;
  const body = pieces.map((piece) => drawn(piece, piece === first)).join('');
  const footer = unsubscribe
    ? `<div ${spoken} style="${STYLE.footer}"><p>${inline(unsubscribe.reason)} <a style="${STYLE.quiet}" href="${escapeHtml(unsubscribe.link)}">${inline(unsubscribe.label)}</a></p></div>`
    : '';
  return [
    `<!doctype html><html ${spoken}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(withoutMarks(title))}</title></head>`,
    `<body style="${STYLE.page}"><div ${spoken} style="${STYLE.sheet}"><div style="${STYLE.brand}"><bdi>${escapeHtml(brand)}</bdi></div>`,
    `<div style="${STYLE.body}"><h1 style="${STYLE.title}">${inline(title)}</h1>${body}</div></div>`,
    `${footer}</body></html>`,
  ].join('');
}

function drawn(piece: MailPiece, isFirstLink: boolean): string {
  if (typeof piece === 'string') return `<p style="${STYLE.paragraph}">${lines(piece)}</p>`;
  if ('words' in piece) return `<p dir="auto" style="${STYLE.paragraph}">${lines(piece.words)}</p>`;
  if ('code' in piece) return `<p style="${STYLE.code}"><bdi dir="ltr">${escapeHtml(piece.code)}</bdi></p>`;
  if ('quote' in piece) {
    const start = language().dir === 'rtl' ? 'right' : 'left';
    const style = `${STYLE.quote};border-${start}:${STYLE.quoteStart}`;
    return `<blockquote dir="auto" style="${style}">${lines(piece.quote)}</blockquote>`;
  }
  if ('facts' in piece) {
    const facts = piece.facts.map((fact) => `<p style="${STYLE.fact}">${lines(fact)}</p>`).join('');
    return `<div style="${STYLE.facts}">${facts}</div>`;
  }
  const style = isFirstLink ? STYLE.button : STYLE.link;
  return `<p style="${STYLE.paragraph}"><a style="${style}" href="${escapeHtml(piece.link)}">${inline(piece.label)}</a></p>`;
}
