import { describe, expect, it } from 'vitest';
import type { Head } from '../../../generated/definitions.d.ts';
import { canonicalPath, type HeadFacts, headTags, jsonTag } from './page-head.ts';

const thing = { name: 'Bread & "Salt" </title><script>', id: 7, logo: '/storage/a.png', none: null };

const factsOf = (head: Partial<Head>): HeadFacts => ({
  head: { description: 'About {thing.name}', ...head },
  title: thing.name,
  siteName: 'Trial',
  scope: { thing, route: { id: '7' } },
  origin: 'https://site.example',
  path: '/things/7',
  language: 'en',
  screens: [{ name: 'thing', path: '/things/{id}/{slug}', access: 'public', layout: 'plain' }],
  labels: {},
});
const tagsOf = (head: Partial<Head>) => headTags(factsOf(head)).split(/(?<=>)(?=<(?:meta|link|script data))/);
const contentOf = (tags: string[], name: string) =>
  tags.find((tag) => tag.includes(`"${name}"`))?.match(/(?:content|href)="([^"]*)"/)?.[1];

describe('a page’s head', () => {
  it('contains description, title and address, and escapes their markup', () => {
    const tags = tagsOf({});
    expect(contentOf(tags, 'description')).toBe(
      'About Bread &amp; &quot;Salt&quot; &lt;/title&gt;&lt;script&gt;',
    );
    expect(contentOf(tags, 'og:title')).toBe('Bread &amp; &quot;Salt&quot; &lt;/title&gt;&lt;script&gt;');
    expect(contentOf(tags, 'og:site_name')).toBe('Trial');
    expect(contentOf(tags, 'canonical')).toBe('https://site.example/things/7');
    expect(tags.join('')).not.toMatch(/<script|<\/title/);
  });

  it('contains a screen’s canonical address, built from its own parameters', () => {
    const canonical = {
      screen: 'thing',
      params: { id: 'thing.id', slug: { value: 'thing.name', format: 'slug' as const } },
    };
    expect(contentOf(tagsOf({ canonical }), 'og:url')).toBe(
      `https://site.example${canonicalPath(factsOf({ canonical }))}`,
    );
    expect(canonicalPath(factsOf({ canonical }))).toMatch(/^\/things\/7\/bread/);
  });

  it('names the address of each language, the canonical one in its own', () => {
    const href = 'https://site.example/things/7';
    const tags = headTags({ ...factsOf({}), language: 'ar' });
    expect(tags).toContain(`rel="canonical" href="${href}?lang=ar"`);
    expect(tags).toContain(`property="og:url" content="${href}?lang=ar"`);
    expect(tags).toContain('property="og:locale" content="ar_AE"');
    expect([...tags.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...said]) => said)).toEqual([
      ['en', href],
      ['ar', `${href}?lang=ar`],
      ['x-default', href],
    ]);
  });

  it.each([
    ['a picture of this site', 'thing.logo', 'https://site.example/storage/a.png', 'summary_large_image'],
    [
      'a picture of another site',
      { const: 'https://b.example/c.png' },
      'https://b.example/c.png',
      'summary_large_image',
    ],
    ['no picture', 'thing.none', undefined, 'summary'],
  ])('shows %s', (_, image, address, card) => {
    const tags = tagsOf({ image });
    expect(contentOf(tags, 'og:image')).toBe(address);
    expect(contentOf(tags, 'twitter:card')).toBe(card);
  });

  it('describes a thing in schema.org’s vocabulary without absent values', () => {
    const tags = tagsOf({
      thing: {
        type: 'Product',
        name: 'thing.name',
        productID: 'thing.id',
        logo: 'thing.logo',
        color: 'thing.none',
        brand: { type: 'Brand', name: { text: 'Of {thing.id}' } },
        seller: { type: 'Organization', name: 'thing.none' },
        offers: { type: 'Offer', price: 'thing.none', priceCurrency: { const: 'SAR' } },
      },
    });
    const [, json] = /ld\+json">(.*)<\/script>$/.exec(tags.at(-1)!)!;
    expect(json).not.toContain('<');
    expect(JSON.parse(json!)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: thing.name,
      productID: 7,
      logo: 'https://site.example/storage/a.png',
      brand: { '@type': 'Brand', name: 'Of 7' },
    });
  });

  it.each(['</script>', '<!--', '<script>'])('escapes %s in a JSON script element', (text) => {
    const tag = jsonTag('id="x"', 'application/json', { text });
    expect(tag.match(/</g)).toHaveLength(2);
    expect(JSON.parse(/>(.*)</.exec(tag)![1]!)).toEqual({ text });
  });
});
