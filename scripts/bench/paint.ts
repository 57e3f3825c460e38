import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium as browserType } from 'playwright';
import { Account, applied } from '../../src/e2e/account.ts';
import { posted } from '../../src/e2e/posted.ts';
import { PROJECT, RunningServer } from '../../src/e2e/running-server.ts';
import { chromium } from '../chromium.ts';

const ROUNDS = 7;
const PATHS = ['/', '/about', '/pricing', '/jobs', '/login'];
/** Screens of signed-in users, by role, with an application. */
const SIGNED_IN = (application: number) =>
  [
    ['Candidate', '/candidate/dashboard'],
    ['Candidate', '/candidate/jobs'],
    ['Candidate', `/candidate/application/${application}/secondary-mathematics-teacher`],
    ['School', '/school/dashboard'],
    ['School', `/school/application/${application}/secondary-mathematics-teacher`],
    ['Admin', '/admin/countries'],
  ] as const;
const GOAL = { public: 1.05, signedIn: 1.6 };
/** The number of vacancies on the board: one page. */
export const JOBS = 20;
/** A phone on a slow network (design, section 10). */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
export const SLOWER = 4;
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };
/** Milliseconds after load to wait for a larger paint, and for all of a page that reads its data itself. */
const AFTER = 1500;
const COMPLETE = 5000;

type Paint = { first: number; largest: number; moved: number };
type Kind = 'drawn' | 'static';

/** Measures the largest contentful paint of pages against the same pictures as plain HTML and CSS. */
export async function measurePaint() {
  const server = await RunningServer.start();
  const browser = await browserType.launch({ ...chromium() });
  const school = await Account.withProfile(server, 'School');
  const jobs = await Promise.all(Array.from({ length: JOBS }, () => posted(school)));
  for (const path of [...PATHS, `/jobs/${jobs[0]}/secondary-mathematics-teacher`]) {
    const html = await (await fetch(server.url + path)).text();
    print(path, await compare(browser, server, path, html), GOAL.public);
  }
  const accounts = {
    School: school,
    Candidate: await Account.withProfile(server, 'Candidate'),
    Admin: await Account.admin(server),
  };
  for (const [role, path] of SIGNED_IN(await applied(accounts.Candidate, jobs[0]!))) {
    const account = accounts[role];
    const html = await shownBy(browser, server.url + path, account);
    print(path, await compare(browser, server, path, html, account), GOAL.signedIn);
  }
  await browser.close();
  await server.remove();
}

/** Visits a page of the product and the same HTML as a static page, in turn. */
async function compare(
  browser: Browser,
  server: RunningServer,
  path: string,
  html: string,
  account?: Account,
) {
  const control = await serveStatic(path, html, server.url);
  const { port } = control.address() as AddressInfo;
  const visits: Record<Kind, () => Promise<Paint>> = {
    drawn: () => visit(browser, server.url + path, account),
    static: () => visit(browser, `http://127.0.0.1:${port}${path}`),
  };
  const paints: Record<Kind, Paint[]> = { drawn: [], static: [] };
  // The first visits warm up both servers.
  for (const kind of ['drawn', 'static'] as const) await visits[kind]();
  // Alternating, so that a busy machine slows both.
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of round % 2 ? (['drawn', 'static'] as const) : (['static', 'drawn'] as const))
      paints[kind].push(await visits[kind]());
  control.close();
  return paints;
}

/** The HTML of a signed-in user's page once it is complete. */
async function shownBy(browser: Browser, url: string, account: Account): Promise<string> {
  const context = await browser.newContext(PHONE);
  await account.signInWithPages(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(COMPLETE);
  const html = await page.content();
  await context.close();
  return html;
}

function print(path: string, paints: Record<Kind, Paint[]>, goal: number) {
  const of = (kind: Kind, what: keyof Paint) => paints[kind].map((paint) => paint[what]);
  for (const kind of ['drawn', 'static'] as const) {
    const largest = of(kind, 'largest');
    console.log(
      `${path} ${kind}: first paint ${median(of(kind, 'first')).toFixed(0)} ms, largest ${median(largest).toFixed(0)} ms (${Math.min(...largest).toFixed(0)}–${Math.max(...largest).toFixed(0)}), moved ${Math.max(...of(kind, 'moved')).toFixed(4)}`,
    );
  }
  const ratio = median(of('drawn', 'largest').map((time, round) => time / of('static', 'largest')[round]!));
  console.log(`${path}: ${ratio.toFixed(2)} × static (goal ${goal})${ratio > goal ? ' MISSED' : ''}`);
}

export const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** Makes one first visit with an empty cache. */
async function visit(browser: Browser, url: string, account?: Account): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  await account?.signInWithPages(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { largest: 0, moved: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.moved += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(account ? COMPLETE : AFTER);
  const paint = await page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as { largest: number; moved: number }),
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return paint;
}

/** Serves the same page without scripts, and the build's files precompressed. */
async function serveStatic(path: string, drawn: string, original: string): Promise<Server> {
  const html = drawn.replace(/<(script|template)\b.*?<\/\1>|<link rel="modulepreload"[^>]*>/gs, '');
  const page = brotliCompressSync(html);
  const folder = join(PROJECT, 'dist/client');
  const types: Readonly<Record<string, string>> = {
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://here').pathname;
    if (asked === path) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        // As the product's: the browser opens such a page in a process of its own.
        'cross-origin-opener-policy': 'same-origin',
      });
      response.end(page);
      return;
    }
    const file = join(folder, asked);
    const packed = existsSync(`${file}.br`);
    if (!packed && !existsSync(file)) {
      // A stored picture.
      const answer = await fetch(original + request.url);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(packed && { 'content-encoding': 'br' }),
    });
    response.end(readFileSync(packed ? `${file}.br` : file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
