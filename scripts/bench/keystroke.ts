import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium as browserType } from 'playwright';
import { build } from 'vite';
import { chromium } from '../chromium.ts';
import { leanRjsf } from '../vite/lean-rjsf.ts';

/** The goal as a multiple of the control (design, section 10). */
const goal = 2;
const strokes = 150;
const rounds = 4;

const kinds = {
  hand: { text: 'hand-written, memoised', selector: 'input[name="school_name"]' },
  defined: { text: 'drawn by its definition', selector: 'input[name$=".school_name"]' },
} as const;

/** Milliseconds of a keystroke in the longest wizard step with 10 rows, against a form written by hand for it. */
export async function measureKeystrokes() {
  const folder = await buildPage();
  const server = serve(folder);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await browserType.launch({ ...chromium() });
  const times = { hand: [] as number[], defined: [] as number[] };
  // Turn about, so that a busy machine slows both.
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['hand', 'defined'] as const)
      times[kind].push(...(await typeInto(browser, port, kind)));
  }
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });

  for (const kind of ['hand', 'defined'] as const) {
    console.log(
      `${kinds[kind].text}: median ${median(times[kind]).toFixed(2)} ms, 95 % ${share(times[kind], 0.95).toFixed(2)} ms`,
    );
  }
  const ratio = median(times.defined) / median(times.hand);
  console.log(`keystroke: ${ratio.toFixed(2)} × (goal ${goal} ×)${ratio > goal ? ' MISSED' : ''}`);
}

async function typeInto(browser: Browser, port: number, kind: keyof typeof kinds): Promise<number[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`http://127.0.0.1:${port}/?kind=${kind}`);
  const { selector } = kinds[kind];
  await page.locator(selector).nth(4).waitFor();
  const times = await page.evaluate(
    ([where, count]) =>
      (window as unknown as { type: (a: string, b: number) => Promise<number[]> }).type(where, count),
    [selector, strokes] as const,
  );
  await page.close();
  // The first ones meet code that is not warm.
  return times.slice(20);
}

async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keystroke-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [react(), leanRjsf()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'keystroke/page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>',
  );
  return folder;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function serve(folder: string) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    try {
      const body = readFileSync(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
}

const median = (times: number[]) => share(times, 0.5);

const share = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
