import sanitize from 'sanitize-html';

/** Everything else is dropped: its text stays, scripts and styles go with their content. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    div: 'p',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

/**
 * Characters beyond which a text is not taken apart, because a nest of tags takes longer than long in proportion.
 * Three times as many as any form takes.
 */
const LONGEST = 60_000;

/** The same text with nothing in it that could run, load or restyle. One too long for any form stays so, as plain text. */
export function sanitizeRichText(html: string): string {
  return html.length > LONGEST
    ? html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : asBrowsersWrite(sanitize(html, ALLOWED));
}

/** Byte for byte what the editor sent, where nothing had to go. */
function asBrowsersWrite(html: string): string {
  return html.replace(/<(br|hr) \/>/g, '<$1>').replaceAll('\u00a0', '&nbsp;');
}
