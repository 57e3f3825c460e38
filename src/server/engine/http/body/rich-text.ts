import sanitize from 'sanitize-html';

/** The allowed elements. Others are dropped but their text stays; scripts and styles go with their content. */
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
 * Longer texts are not parsed, because deeply nested tags take disproportionate time. Three times as many characters as
 * any form takes.
 */
export const LONGEST_RICH_TEXT = 60_000;
/** With more tags, a text is too long for every form once they are escaped. */
const MOST_TAGS = 5_000;

/** Removes everything that could run, load or restyle. A text that is too long for any form stays so, as plain text. */
export function sanitizeRichText(html: string): string {
  return html.length > LONGEST_RICH_TEXT || html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1
    ? html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : asBrowsersWrite(sanitize(html, ALLOWED));
}

/**
 * Undoes differences of notation, so that a text without anything to remove stays byte for byte as the editor sent it.
 */
function asBrowsersWrite(html: string): string {
  return html.replace(/<(br|hr) \/>/g, '<$1>').replaceAll('\u00a0', '&nbsp;');
}
