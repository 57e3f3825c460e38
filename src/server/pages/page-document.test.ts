import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LanguageName } from '../../language/run/value/language.ts';
import { DRAWN_PAGE_POLICY, OWN_PAGE_POLICY, PREPARED_PAGE_POLICY } from './inline-scripts.ts';
import { pageDocument, preparedDocument } from './page-document.ts';

const shell = `<!doctype html><html lang="en" dir="ltr"><head><title>Shell</title>
<link rel="preload" as="font" hreflang="ar" media="not all" href="/assets/arabic.woff2">
<script type="module" crossorigin src="/assets/core.js"></script>
<link rel="stylesheet" crossorigin href="/assets/core.css"></head>
<body><div id="root"></div><noscript>No.</noscript></body></html>`;
const files = {
  'src/a.tsx': { js: ['assets/a.js', 'assets/core.js'], css: ['assets/core.css', 'assets/a.css'] },
  'src/b.tsx': { js: ['assets/a.js'], css: ['assets/a.css'] },
};
const draw = (queries: unknown = undefined, language: LanguageName = 'en', from = shell) =>
  pageDocument(
    from,
    {
      language,
      head: '<title>$& Drawn</title>',
      body: '<div id="root"><p>$1 text</p></div>',
      state: { now: '2026-06-01T00:00:00Z', timeZone: 'UTC', screen: 'any', session: null, queries },
      modules: ['src/a.tsx', 'src/b.tsx', 'src/unknown.tsx'],
    },
    files,
  );
const countOf = (html: string, text: string) => html.split(text).length - 1;

it('embeds the rendered screen verbatim in the client’s HTML', () => {
  const html = draw();
  expect(html).toContain('<title>$& Drawn</title>');
  expect(html).toContain('<div id="root"><p>$1 text</p></div>');
  expect(html).not.toMatch(/Shell|noscript/);
});

it('has the language of its texts and that language’s direction', () => {
  expect(draw()).toContain('<html lang="en" dir="ltr">');
  expect(draw(undefined, 'ar')).toContain('<html lang="ar" dir="rtl">');
});

it('preloads the fonts of its language only', () => {
  expect(draw(undefined, 'ar')).toContain('<link rel="preload" as="font" href="/assets/arabic.woff2">');
  expect(draw()).not.toContain('arabic.woff2');
});

it('names each file once: styles before the content, scripts after it', () => {
  const html = draw();
  for (const file of ['a.css', 'core.css', 'a.js', 'core.js'])
    expect(countOf(html, `/assets/${file}"`), file).toBe(1);
  expect(html.indexOf('a.css')).toBeLessThan(html.indexOf('</head>'));
  expect(html.indexOf('core.js')).toBeGreaterThan(html.indexOf('$1 text'));
});

it('loads what only the import map of the shell names', () => {
  const map =
    '<script type="importmap">{"imports":{"/assets/b.js":"/assets/a.js","/b":"/assets/a.css"}}</script>';
  const withMap = shell.replace('<title>', `${map}<title>`);
  const drawn = draw(undefined, 'en', withMap);
  const prepared = preparedDocument(withMap, { modules: ['src/a.tsx'], reads: [] }, files, 'en');
  for (const html of [drawn, prepared]) {
    expect(html).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/a.js">/);
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
    expect(html.indexOf(map)).toBeGreaterThan(0);
    expect(html.indexOf(map)).toBeLessThan(html.search(/<script type="module"|<link rel="modulepreload"/));
  }
});

it('holds its scripts back in a template, its own before those that it imports', () => {
  const [, held] = /<template id="held-scripts">(.*?)<\/template>/s.exec(draw())!;
  const scripts = [...held!.matchAll(/<(?:script|link)[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.join()).toBe(held!.replace('</script>', ','));
  expect(scripts.map((tag) => /(?<=\/)\w+\.js/.exec(tag)?.[0])).toEqual(['core.js', 'a.js']);
});

it('escapes embedded data, so that it cannot end its element', () => {
  const html = draw({ text: '</script><script>alert(1)</script><!--' });
  expect(countOf(html, '<script')).toBe(countOf(draw(), '<script'));
  const [, state] = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(state!).queries).toEqual({ text: '</script><script>alert(1)</script><!--' });
});

it('contains only the inline script allowed by the policy, before all styles', () => {
  const scripts = [...draw().matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  expect(draw().indexOf('<script>')).toBeLessThan(draw().indexOf('stylesheet'));
  const hash = createHash('sha256').update(scripts[0]![1]!).digest('base64');
  expect(DRAWN_PAGE_POLICY).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(DRAWN_PAGE_POLICY).not.toMatch(/unsafe|\*/);
});

it('shows a user’s own page only after checking the session, before anything is painted', () => {
  const screen = { js: ['assets/any.js'], css: [] };
  const state = { now: '', timeZone: 'UTC', screen: 'any', session: null };
  const page = (more: object) =>
    pageDocument(
      shell,
      { language: 'en', head: '', body: '', modules: [], state: { ...state, ...more } },
      { 'generated/screens/any.js': screen },
    );
  const html = page({ own: 'abcdefghijkl' });
  const [, script] = /<script data-own="abcdefghijkl">(.*?)<\/script>/s.exec(html)!;
  expect(OWN_PAGE_POLICY).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
  expect(html.indexOf('data-own')).toBeLessThan(html.indexOf('stylesheet'));
  expect(html).not.toContain('"file"');
  expect(page({})).toContain('"file":"/assets/any.js"');
});

it('loads at once what a screen needs that the browser renders', () => {
  const html = preparedDocument(
    shell,
    { modules: ['src/a.tsx', 'src/b.tsx', 'src/unknown.tsx'], reads: ['/api/things?a=1&b="x"'] },
    files,
    'ar',
  );
  expect(html).toContain('<div id="root"></div>');
  for (const file of ['a.css', 'core.css', 'a.js', 'core.js'])
    expect(countOf(html, `/assets/${file}"`), file).toBe(1);
  expect(html).toContain(
    'data-language="ar" data-reads="[&quot;/api/things?a=1&amp;b=\\&quot;x\\&quot;&quot;]"',
  );
  const [, script] = /<script data-[^>]*>(.*?)<\/script>/s.exec(html)!;
  const hash = createHash('sha256').update(script!).digest('base64');
  expect(PREPARED_PAGE_POLICY).toContain(`'sha256-${hash}'`);
  // Styles would delay it.
  expect(html.indexOf('data-reads')).toBeLessThan(html.indexOf('stylesheet'));
});
