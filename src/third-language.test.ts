import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProjectCopy } from './e2e/project-copy.ts';
import type { AskedPage, PageRenderer } from './language/run/screen/drawn-page.ts';

// Generates and builds a copy of the project: slow next to other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** All that a translator has written so far: no code and no other definition names Urdu. */
const URDU = {
  $schema: '../meta/messages.schema.json',
  'account.email_taken': 'یہ ای میل پتہ اب کسی اور کھاتے کا ہے۔',
  '= Login': 'لاگ اِن',
  '= About us': 'ہمارے بارے میں',
};

/** What the server of the copy does for a reader of Urdu. */
const SERVER = `
import { mailHtml } from './src/server/engine/mail/mail-html.ts';
import { chosenLanguage, inLanguage, preferredLanguage } from './src/server/engine/messages/call-language.ts';
import { say } from './src/server/engine/messages/say.ts';
import { pageDocument } from './src/server/pages/page-document.ts';
const shell = '<html><head><link hreflang="ar" href="/arabic.woff2"><title></title></head></html>';
const language = preferredLanguage('ur-PK,ur;q=0.9,en;q=0.8');
inLanguage(language, () => console.log(JSON.stringify({
  account: chosenLanguage(),
  said: say('account.email_taken'),
  lacking: say('account.common_password'),
  mail: mailHtml('Brand', 'Title', [], {}),
  page: pageDocument(shell, { language, head: '', body: '', state: {}, modules: [] }, {}),
})));
`;

const BUILD = `
import { buildPageRenderer } from './scripts/build/build-page-renderer.ts';
await buildPageRenderer(import.meta.dirname);
`;

let copy: ProjectCopy;
let renderer: PageRenderer;
let server: Record<'account' | 'said' | 'lacking' | 'mail' | 'page', string>;

const run = (...words: string[]) =>
  execFileSync(process.execPath, ['scripts/node.mjs', ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

beforeAll(async () => {
  copy = new ProjectCopy();
  copy.write('schemas/messages/ur.json', JSON.stringify(URDU, null, 2));
  run('scripts/generate.ts');
  copy.write('ask-server.ts', SERVER);
  server = JSON.parse(run('ask-server.ts'));
  copy.write('build-pages.ts', BUILD);
  run('build-pages.ts');
  const built = join(copy.folder, 'dist/pages/page-renderer.js');
  ({ renderer } = (await import(/* @vite-ignore */ pathToFileURL(built).href)) as { renderer: PageRenderer });
});
afterAll(() => copy.remove());

async function drawn(language: string): Promise<{ head: string; body: string }> {
  const page = await renderer.draw({
    address: '/about',
    role: null,
    language: language as AskedPage['language'],
    isLanguageNamed: false,
    origin: 'https://site.example',
    now: new Date('2026-06-01T20:51:00Z'),
    timeZone: 'Asia/Riyadh',
    read: async () => ({ data: [] }),
  });
  if (page.is !== 'page') throw new Error(page.is);
  return page;
}

it('offers a language whose file is the only thing added', async () => {
  const { head, body } = await drawn('en');
  expect(body).toMatch(/<a [^>]*href="\/about\?lang=ur"[^>]*lang="ur"[^>]*>[^/]*اردو/);
  expect(head).toContain('hreflang="ur" href="https://site.example/about?lang=ur"');
  const { components } = JSON.parse(copy.read('generated/openapi.json'));
  expect(components.schemas.User.properties.language.enum).toEqual(['en', 'ar', 'ur', null]);
});

it('draws its pages, in English where a text is missing', async () => {
  const { head, body } = await drawn('ur');
  expect(head).toMatch(/<title>ہمارے بارے میں · /);
  expect(body).toContain('لاگ اِن');
  expect(body).toContain('Our story');
  // The browser marks these with lang="en".
  const [, fallbacks] = copy.read('generated/languages/ur.ts').split(/^(?:fallbacks|screens):/m);
  expect(fallbacks).toContain('"Our story"');
});

it('answers, mails and declares pages in it', () => {
  expect(server.account).toBe('ur');
  expect(server.said).toBe(URDU['account.email_taken']);
  expect(server.lacking).toMatch(/^[^\u0600-\u06ff]+$/);
  expect(server.mail).toContain('<html lang="ur" dir="rtl">');
  expect(server.page).toContain('<html lang="ur" dir="rtl">');
  expect(server.page, 'the font of its script').toContain('href="/arabic.woff2"');
});

it('passes the check, which lists what it lacks', () => {
  const said = run('scripts/schemas-check.ts');
  expect(said).toMatch(/\d+ documents, nothing wrong/);
});
