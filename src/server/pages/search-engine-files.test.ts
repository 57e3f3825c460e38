import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { searchEngineFiles } from './search-engine-files.ts';

const TOTAL = 1234;

const serve = async (eachOf: string[], total = TOTAL) => {
  const app = Fastify();
  const pagesRead: number[] = [];
  const addressesOfRows: PageRenderer['addressesOfRows'] = async (_, { number, rows }) => {
    pagesRead.push(number);
    const from = (number - 1) * rows;
    const count = Math.max(0, Math.min(rows, total - from));
    const addresses = Array.from({ length: count }, (_, index) => ({
      path: `/things/${from + index + 1}/a&b`,
      changed: index === 0 ? '2026-06-01' : null,
    }));
    return { addresses, total };
  };
  const renderer: PageRenderer = {
    addressOf: async () => null,
    draw: async () => ({ is: 'redirect', url: '/' }),
    drawOwn: async () => null,
    needsOf: async () => ({ modules: [], reads: [] }),
    siteMap: () => ({ paths: ['/', '/about'], eachOf, closed: ['/closed/'] }),
    addressesOfRows,
  };
  searchEngineFiles(app, {
    renderer,
    origin: 'https://site.example',
    read: async () => ({}),
    clock: () => new Date('2026-06-01T00:00:00Z'),
  });
  const get = async (url: string) => (await app.inject(url)).body;
  return { app, get, pagesRead };
};

const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
/** Of pages that each have an address per language, the plain ones. */
const pagesIn = (text: string) => addressesIn(text).filter((address) => !address.includes('lang='));

it('tells search engines what to skip and where the site map is', async () => {
  const { get } = await serve([]);
  expect(await get('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /closed/\n\nSitemap: https://site.example/sitemap.xml\n',
  );
  expect(pagesIn(await get('/sitemap.xml'))).toEqual(['https://site.example/', 'https://site.example/about']);
});

it('lists the address of each language, and at each the others', async () => {
  const { get } = await serve([]);
  const map = await get('/sitemap.xml');
  expect(addressesIn(map)).toEqual(
    ['/', '/?lang=ar', '/about', '/about?lang=ar'].map((path) => `https://site.example${path}`),
  );
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://site.example${path}"/>`;
  expect(map.split(link('ar', '/about?lang=ar'))).toHaveLength(3);
  expect(map.split(link('en', '/about') + link('ar', '/about?lang=ar'))).toHaveLength(3);
  expect(map.split(link('x-default', '/about'))).toHaveLength(3);
});

it('splits a long list of pages into files of a thousand addresses', async () => {
  const { get } = await serve(['thing']);
  const files = addressesIn(await get('/sitemap.xml'));
  expect(files).toEqual(
    ['pages', 'thing/1', 'thing/2'].map((name) => `https://site.example/sitemaps/${name}.xml`),
  );
  expect(pagesIn(await get('/sitemaps/pages.xml'))).toHaveLength(2);
  const second = await get('/sitemaps/thing/2.xml');
  expect(pagesIn(second)).toHaveLength(TOTAL - 1000);
  expect(second).toContain(
    '<url><loc>https://site.example/things/1001/a&amp;b</loc><lastmod>2026-06-01</lastmod><xhtml:link',
  );
});

it('puts a short list into the site map itself', async () => {
  const { get } = await serve(['thing'], 120);
  const found = pagesIn(await get('/sitemap.xml'));
  expect(found).toHaveLength(122);
  expect(found.at(-1)).toBe('https://site.example/things/120/a&amp;b');
});

it('shares one read between concurrent requests', async () => {
  const { get, pagesRead } = await serve(['thing']);
  await Promise.all([1, 2, 3].map(() => get('/sitemaps/thing/1.xml')));
  expect(pagesRead).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it.each(['/sitemaps/other/1.xml', '/sitemaps/thing/0.xml', '/sitemaps/thing/one.xml'])(
  'does not serve %s',
  async (url) => {
    const { app } = await serve(['thing']);
    expect((await app.inject(url)).statusCode).not.toBe(200);
  },
);
