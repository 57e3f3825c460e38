import { DOMParser, DOMSerializer, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    // Headings start at the second level, because the page has the first.
    attrs: { level: { default: 2 } },
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
      tag,
      attrs: { level: tag < 'h3' ? 2 : 3 },
    })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href^="http"]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
    toDOM: (mark) => [
      'a',
      { href: mark.attrs.href, rel: 'noopener noreferrer nofollow', target: '_blank' },
      0,
    ],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything copied in a `b` that is not bold.
      {
        tag: 'b',
        getAttrs: (element) => (styleOf(element, /(^|;)\s*font-weight:\s*(normal|[1-4]00)/) ? false : null),
      },
      {
        tag: 'span',
        getAttrs: (element) => (styleOf(element, /(^|;)\s*font-weight:\s*(bold|[6-9]00)/) ? null : false),
      },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { tag: 'span', getAttrs: (element) => (styleOf(element, /font-style:\s*italic/) ? null : false) },
    ],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

/** Whether the style of a pasted element matches; see `withInertStyles`. */
function styleOf(element: HTMLElement, pattern: RegExp): boolean {
  return pattern.test(element.dataset.style ?? '');
}

/**
 * Renames the style attributes of pasted HTML and drops its style sheets: the content security policy
 * forbids both, but the attributes say what is bold.
 */
export const withInertStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'));

/** The elements that rich text may have. Any other pasted element is reduced to them. */
export const textSchema = new Schema({ nodes, marks });

export function readHtml(html: string): Node {
  // An inert document: it fetches no images and runs no scripts.
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(textSchema).parse(page.body);
}

/** Returns the text as HTML; empty when there is none. */
export function writeHtml(doc: Node): string {
  if (doc.textContent.trim() === '') return '';
  const page = document.implementation.createHTMLDocument();
  const fragment = DOMSerializer.fromSchema(textSchema).serializeFragment(doc.content, { document: page });
  page.body.append(fragment);
  return page.body.innerHTML;
}
