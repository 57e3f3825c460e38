import type { Head, Thing, ValueLabels } from '../../../generated/definitions.d.ts';
import { LANGUAGES } from '../../../generated/language-facts.ts';
import { addressIn, alternatives, HEAD_MARK } from '../../language/run/screen/drawn-page.ts';
import type { LanguageName } from '../../language/run/value/language.ts';
import { isPresent, type Scope, template, value } from '../../language/run/value/value-path.ts';
import { urlOf } from '../engine/link/target.ts';
import type { ScreenEntry } from '../state/routes.ts';

export interface HeadFacts {
  head: Head;
  title: string;
  siteName: string;
  scope: Scope;
  origin: string;
  /** The page's path, unless the head overrides it. */
  path: string;
  language: LanguageName;
  screens: readonly ScreenEntry[];
  labels: Readonly<Record<string, ValueLabels>>;
}

/** Returns the path of a screen's canonical address, as its head defines it. */
export const canonicalPath = ({
  head,
  scope,
  screens,
  labels,
}: Omit<HeadFacts, 'title' | 'siteName' | 'origin' | 'path' | 'language'>) =>
  urlOf(head.canonical, scope, { screens, labels });

/** Returns the head tags for search engines and link previews. */
export function headTags(facts: HeadFacts): string {
  const { head, title, siteName, scope, origin } = facts;
  const description = template(head.description, scope).trim();
  const path = canonicalPath(facts) ?? facts.path;
  const url = origin + addressIn(facts.language, path);
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
    ['og:locale', LANGUAGES[facts.language].locale.replace('-', '_')],
    ['og:image', image],
  ];
  return [
    ...named.map(([name, content]) => tag('meta', { name, content })),
    tag('link', { rel: 'canonical', href: url }),
    ...alternatives(path).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href: origin + href }),
    ),
    ...cards
      .filter(([, content]) => isPresent(content))
      .map(([property, content]) => tag('meta', { property, content })),
    ...(thing
      ? [jsonTag(HEAD_MARK, 'application/ld+json', { '@context': 'https://schema.org', ...thing })]
      : []),
  ].join('');
}

/** The tag for pages that search engines must not index. */
export const unlistedTag = () => tag('meta', { name: 'robots', content: 'noindex' });

/** A script element with JSON; nothing in the data can close the element. */
export const jsonTag = (attributes: string, type: string, data: unknown) =>
  `<script ${attributes} type="${type}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);

function tag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(String(text))}"`);
  return `<${name} ${HEAD_MARK}${written.join('')}>`;
}

/**
 * A thing in schema.org's vocabulary without absent values; omitted when only constants remain: a currency
 * without an amount is no price.
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

const isFixed = (fact: Thing[string]) =>
  typeof fact === 'object' &&
  fact !== null &&
  ('const' in fact || ('text' in fact && !String(fact.text).includes('{')));

const isThing = (fact: Thing[string]): fact is Thing =>
  typeof fact === 'object' && fact !== null && 'type' in fact;

/** Completes an address of this site with the origin; any other value stays. */
const whole = (found: unknown, origin: string) =>
  typeof found === 'string' && /^\/(?!\/)\S*$/.test(found) ? origin + found : (found ?? undefined);
