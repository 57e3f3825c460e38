import type { Head, Thing, ValueMap } from '../../../generated/definitions.d.ts';
import { HEAD_MARK } from '../../language/run/screen/drawn-page.ts';
import { isPresent, type Scope, template, value } from '../../language/run/value/value-path.ts';
import { urlOf } from '../blocks/link/target.ts';
import type { ScreenEntry } from '../state/routes.ts';

export interface HeadFacts {
  head: Head;
  title: string;
  siteName: string;
  scope: Scope;
  origin: string;
  /** Where the page stands, if the head does not say it. */
  path: string;
  screens: readonly ScreenEntry[];
  maps: Readonly<Record<string, ValueMap>>;
}

/** The path of a screen's one address, as its head says it. */
export const canonicalPath = ({
  head,
  scope,
  screens,
  maps,
}: Omit<HeadFacts, 'title' | 'siteName' | 'origin' | 'path'>) =>
  urlOf(head.canonical, scope, { screens, maps });

/** What search engines and previews read, as tags for a document's head. */
export function headTags(facts: HeadFacts): string {
  const { head, title, siteName, scope, origin } = facts;
  const description = template(head.description, scope).trim();
  const url = origin + (canonicalPath(facts) ?? facts.path);
  const image = whole(value(head.image, scope), origin);
  const thing = head.thing && thingOf(head.thing, scope, origin);
  const named: [name: string, content: unknown][] = [
    ['description', description],
    ['twitter:card', image === undefined ? 'summary' : 'summary_large_image'],
  ];
  const cards: [property: string, content: unknown][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image],
  ];
  return [
    ...named.map(([name, content]) => tag('meta', { name, content })),
    tag('link', { rel: 'canonical', href: url }),
    ...cards
      .filter(([, content]) => isPresent(content))
      .map(([property, content]) => tag('meta', { property, content })),
    ...(thing
      ? [jsonTag(HEAD_MARK, 'application/ld+json', { '@context': 'https://schema.org', ...thing })]
      : []),
  ].join('');
}

/** For what no search engine is to keep. */
export const unlistedTag = () => tag('meta', { name: 'robots', content: 'noindex' });

/** Data in a document; nothing in it can end the element that it stands in. */
export const jsonTag = (attributes: string, type: string, data: unknown) =>
  `<script ${attributes} type="${type}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);

function tag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(String(text))}"`);
  return `<${name} ${HEAD_MARK}${written.join('')}>`;
}

/**
 * A thing in the words of schema.org; what is absent is left out, and so is a thing of which nothing is left but what is
 * said of it in any case: without an amount, a currency is no price.
 */
function thingOf(
  { type, ...facts }: Thing,
  scope: Scope,
  origin: string,
): Record<string, unknown> | undefined {
  const said = Object.entries(facts)
    .map(([name, fact]) => ({
      name,
      found: isThing(fact) ? thingOf(fact, scope, origin) : whole(value(fact, scope), origin),
      isFixed: isFixed(fact),
    }))
    .filter(({ found }) => isPresent(found));
  const counted = Object.values(facts).every(isFixed) ? said : said.filter((one) => !one.isFixed);
  if (counted.length === 0) return undefined;
  return { '@type': type, ...Object.fromEntries(said.map(({ name, found }) => [name, found])) };
}

const isFixed = (fact: Thing[string]) => typeof fact === 'object' && fact !== null && 'const' in fact;

const isThing = (fact: Thing[string]): fact is Thing =>
  typeof fact === 'object' && fact !== null && 'type' in fact;

/** An address on this site, with the site; any other value as it is. */
const whole = (found: unknown, origin: string) =>
  typeof found === 'string' && /^\/(?!\/)\S*$/.test(found) ? origin + found : (found ?? undefined);
