import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import {
  API,
  type Draft,
  type DrawQuestion,
  type SaveQuestion,
  type TranslatedQuestion,
} from '../../../src/workshop/workshop-api.ts';
import { grammarOf } from '../../workshop/grammar-of.ts';
import { definitionPath } from './definition-path.ts';
import { isOwn } from './is-own.ts';
import { Superseded, WorkshopThread } from './thread.ts';

/** The addresses of the workshop; modules of its own folder are Vite's. */
const WORKSHOP = /^\/workshop(?![\w-])/;
const FRAME = '/workshop/frame';

/** An answer that is none: its status and why. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Workshop = { plugin: Plugin; stop: () => Promise<void> };

/**
 * `/workshop`: every definition with its drawing and its source, which can be edited and saved. Development only: it
 * writes files, for pages of this very server alone.
 */
export function workshop(root: string): Workshop {
  // What is drawn while one types must not wait for a check of everything.
  const drawing = new WorkshopThread(root);
  const checking = new WorkshopThread(root);

  const readDraft = async (request: IncomingMessage): Promise<Draft> => {
    if (request.headers['content-type'] !== 'application/json') throw new Refusal(415, 'JSON is needed.');
    const draft = (await json(request)) as Draft;
    if (!definitionPath(root, draft.file) || typeof draft.text !== 'string')
      throw new Refusal(404, 'There is no such definition.');
    return draft;
  };
  const textOf = (file: unknown): string => {
    const path = definitionPath(root, file);
    if (!path) throw new Refusal(404, 'There is no such definition.');
    return readFileSync(path, 'utf8');
  };

  const languageIn = (language: string | null): string => {
    if (!/^[a-z]{2}$/.test(language ?? '') || language === 'en')
      throw new Refusal(404, 'A language is the two letters of its code, such as fr.');
    return language!;
  };
  const write = (path: string, text: string): void => {
    // Renamed into place, so that nobody reads half of it. Outside of schemas/, where each file is a document.
    const draft = join(root, '.cache', `workshop-${process.pid}`);
    writeFileSync(draft, text);
    mkdirSync(dirname(path), { recursive: true });
    renameSync(draft, path);
  };

  const answers: Record<string, (request: IncomingMessage, query: URLSearchParams) => unknown> = {
    'GET documents': () => drawing.ask('documents'),
    'GET grammar': () => grammarOf(root),
    'GET source': (_, query) => ({ text: textOf(query.get('file')) }),
    'GET translations': (_, query) => drawing.ask('translations', languageIn(query.get('language'))),
    'POST translated': async (request) => {
      if (request.headers['content-type'] !== 'application/json') throw new Refusal(415, 'JSON is needed.');
      const question = (await json(request)) as TranslatedQuestion;
      languageIn(question.language);
      const { refused, written } = await checking.ask('translated', question);
      if (refused) throw new Refusal(422, refused);
      for (const [file, text] of Object.entries(written)) write(join(root, file), text);
      return { saved: Object.keys(written)[0] };
    },
    'POST draw': async (request) => drawing.ask('draw', (await readDraft(request)) as DrawQuestion),
    'POST check': async (request) => checking.ask('check', await readDraft(request)),
    'POST meaning': async (request) => checking.ask('meaning', await readDraft(request)),
    'POST save': async (request) => {
      const { file, text, before } = (await readDraft(request)) as SaveQuestion;
      if (textOf(file) !== before)
        throw new Refusal(409, `${file} has changed since you opened it. Reload it to see how.`);
      write(definitionPath(root, file)!, text);
      return { saved: file };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    try {
      const handler = answers[`${request.method} ${url.pathname.slice(API.length + 1)}`];
      if (!isOwn(request)) throw new Refusal(403, 'Only pages of this server may ask.');
      if (!handler) throw new Refusal(404, 'There is no such address.');
      send(200, await handler(request, url.searchParams));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : error instanceof Superseded ? 409 : 500;
      send(status, { message: error instanceof Superseded ? 'superseded' : (error as Error).message });
    }
  }

  async function page(
    vite: ViteDevServer,
    response: ServerResponse,
    url: string,
    entry: string,
  ): Promise<void> {
    const source = `/@fs/${join(root, 'src/workshop', entry).replaceAll('\\', '/').replace(/^\//, '')}`;
    const html = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>Workshop · Education Marketplace</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${source}"></script>
  </body>
</html>
`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(await vite.transformIndexHtml(url, html));
  }

  return {
    plugin: {
      name: 'workshop',
      apply: 'serve',
      // Its packages are found before anybody opens it: what is found later reloads every open page.
      config: () => ({
        optimizeDeps: { entries: ['index.html', join(root, 'src/workshop/main.tsx')] },
      }),
      configureServer(vite) {
        vite.middlewares.use((request, response, next) => {
          const url = new URL(request.url ?? '/', 'http://here');
          if (!WORKSHOP.test(url.pathname)) return next();
          if (url.pathname.startsWith(`${API}/`)) return void answer(request, response, url);
          const entry = url.pathname === FRAME ? 'frame/main.tsx' : 'main.tsx';
          page(vite, response, url.pathname, entry).catch(next);
        });
      },
    },
    stop: async () => void (await Promise.all([drawing.stop(), checking.stop()])),
  };
}
