import type { FastifyInstance } from 'fastify';
import {
  alternatives,
  type PageRenderer,
  type ReadOperation,
  type RowAddress,
} from '../../language/run/screen/drawn-page.ts';
import { Refusal } from '../engine/messages/refusal.ts';
import { coded } from '../engine/messages/say.ts';
import { BriefCache } from './brief-cache.ts';

type PublicSite = { renderer: PageRenderer; origin: string; read: ReadOperation; clock: () => Date };

/** Pages per file, and rows per read. */
const IN_FILE = 1000;
const AT_ONCE = 100;
/**
 * Seconds for which files are cached, here and by clients: closed vacancies stay listed no longer than that.
 */
const SECONDS_KEPT = 60;
const CACHED = `public, max-age=${SECONDS_KEPT}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);
const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;

/** Serves robots.txt and the site map. */
export function searchEngineFiles(app: FastifyInstance, { renderer, origin, read, clock }: PublicSite): void {
  const { paths, eachOf, closed } = renderer.siteMap();
  const kept = new BriefCache<string>(SECONDS_KEPT, 100);
  /** One entry for each language's address of a page, each of which lists them all. */
  const urls = ({ path, changed }: RowAddress) => {
    const lastmod = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    const links = alternatives(path).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + address)}"/>`,
    );
    const addresses = new Set(alternatives(path).map(([, address]) => address));
    return [...addresses].map(
      (address) => `<url><loc>${escaped(origin + address)}</loc>${lastmod}${links.join('')}</url>`,
    );
  };
  const pages = () =>
    xml(
      'urlset',
      paths.flatMap((path) => urls({ path, changed: null })),
    );

  /** All addresses if they fit into one file, otherwise an index of files. */
  const whole = async () => {
    const lists = await Promise.all(
      eachOf.map(async (screen) => {
        const { total } = await renderer.addressesOfRows(screen, { number: 1, rows: 1 }, read);
        return { screen, files: Math.ceil(total / IN_FILE), total };
      }),
    );
    if (lists.reduce((sum, { total }) => sum + total, paths.length) <= IN_FILE) {
      const found = await Promise.all(lists.map(({ screen }) => addresses(screen, 1)));
      return xml(
        'urlset',
        [...paths.map((path) => ({ path, changed: null })), ...found.flat()].flatMap(urls),
      );
    }
    const files = lists.flatMap(({ screen, files }) =>
      Array.from({ length: files }, (_, file) => `/sitemaps/${screen}/${file + 1}.xml`),
    );
    return xml(
      'sitemapindex',
      ['/sitemaps/pages.xml', ...files].map(
        (path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`,
      ),
    );
  };

  const addresses = async (screen: string, file: number) => {
    const found: RowAddress[] = [];
    for (let at = 0; at < IN_FILE / AT_ONCE; at++) {
      const number = ((file - 1) * IN_FILE) / AT_ONCE + at + 1;
      const { addresses } = await renderer.addressesOfRows(screen, { number, rows: AT_ONCE }, read);
      found.push(...addresses);
      if (addresses.length < AT_ONCE) break;
    }
    return found;
  };

  const file = (path: string, make: (params: Record<string, string>) => Promise<string>) =>
    app.get(path, async (request, reply) => {
      const text = await kept.get(request.url.split('?')[0]!, clock().getTime(), () =>
        make(request.params as Record<string, string>),
      );
      return reply.header('cache-control', CACHED).type('application/xml; charset=utf-8').send(text);
    });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  file('/sitemap.xml', whole);
  file('/sitemaps/pages.xml', async () => pages());
  file('/sitemaps/:screen/:file', async ({ screen = '', file: name = '' }) => {
    const number = Number(/^([1-9]\d{0,6})\.xml$/.exec(name)?.[1]);
    if (!eachOf.includes(screen) || !number) throw new Refusal(404, coded('request.not_found'));
    return xml('urlset', (await addresses(screen, number)).flatMap(urls));
  });
}
