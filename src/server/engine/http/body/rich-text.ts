import sanitize from 'sanitize-html';

/**
 * The allowed elements. Others are dropped but their text is kept; scripts and styles are dropped with their
 * content.
 */
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
 * Longer texts are not parsed, because deeply nested tags take disproportionate time. Three times the longest
 * text of any form.
 */
export const MAX_RICH_TEXT = 60_000;
/**
 * Maximum tags, attributes and entities in all rich texts of one body: parsing takes time for each of them. A
 * text of 20,000 characters that is nothing but tags has 5,000; three long texts pasted from Word have fewer.
 */
const MOST_MARKS = 6_000;

/**
 * Returns a function that removes everything that could run, load or restyle from the rich texts of one body.
 * It returns null for a text that is too long for any form, or exceeds the markup allowed for the whole body.
 */
export function richTextCleaner(): (html: string) => string | null {
  let left = MOST_MARKS;
  return (html) => {
    if (html.length > MAX_RICH_TEXT) return null;
    left -= html.match(/[<=&]/g)?.length ?? 0;
    return left < 0 ? null : asBrowsersWrite(sanitize(html, ALLOWED));
  };
}

/**
 * Undoes differences in notation, so that text with nothing to remove stays byte for byte as the editor sent
 * it.
 */
function asBrowsersWrite(html: string): string {
  return html.replace(/<(br|hr) \/>/g, '<$1>').replaceAll('\u00a0', '&nbsp;');
}
