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
import { rjsfThemeOnly } from '../vite/rjsf-theme-only.ts';

const strokes = 80;
const rounds = 4;

const kinds = {
  hand: { text: 'hand-written, memoised', selector: 'input[name="school_name"]' },
  defined: { text: 'drawn by its definition', selector: 'input[name$=".school_name"]' },
} as const;

type Kind = keyof typeof kinds;

/**
 * The cases, each with its goal as a multiple of the hand-written form, which does not validate (design,
 * section 10).
 */
const cases = [
  { text: 'keystroke', query: '', goal: 1.6 },
  { text: 'keystroke after a refused submit', query: '&refused', goal: 3 },
  { text: 'keystroke after it, its own error coming and going', query: '&refused&changing', goal: 2 },
] as const;

type Round = {
  /** Milliseconds until a keystroke is rendered, with the CPU throttled four times. */
  drawn: number[];
  /** Milliseconds of CPU time of a keystroke's scripts until idle. */
  script: number;
};

/** Measures a keystroke in the longest wizard step with 10 rows, against a hand-written form. */
export async function measureKeystrokes() {
  const folder = await buildPage();
  const server = serve(folder);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await browserType.launch({ ...chromium() });
  for (const { text, query, goal } of cases) {
    const done: Record<Kind, Round[]> = { hand: [], defined: [] };
    // Alternating, so that a busy machine slows both.
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['hand', 'defined'] as const)
        done[kind].push(await typeInto(browser, `http://127.0.0.1:${port}/?kind=${kind}${query}`, kind));
    }
    const [hand, defined] = (['hand', 'defined'] as const).map((kind) => {
      const times = done[kind].flatMap(({ drawn }) => drawn);
      const facts = { drawn: median(times), script: median(done[kind].map(({ script }) => script)) };
      console.log(
        `${text}, ${kinds[kind].text}: median ${facts.drawn.toFixed(2)} ms, 95 % ${share(times, 0.95).toFixed(2)} ms; script until quiet ${facts.script.toFixed(2)} ms`,
      );
      return facts;
    });
    const [drawn, script] = [defined!.drawn / hand!.drawn, defined!.script / hand!.script];
    const aim = ` (goal ${goal} ×)${drawn > goal ? ' MISSED' : ''}`;
    console.log(`${text}: ${drawn.toFixed(2)} ×${aim}; script until quiet ${script.toFixed(2)} ×`);
  }
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}

async function typeInto(browser: Browser, url: string, kind: Kind): Promise<Round> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  // CPU time, excluding time spent waiting for the CPU.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await page.goto(url);
  const { selector } = kinds[kind];
  await page.locator(selector).nth(4).waitFor();
  const typed = (count: number) =>
    page.evaluate(([where, strokes]) => window.type(where, strokes), [selector, count] as const);
  // The first keystrokes run cold code.
  await typed(20);
  const before = await scripted();
  const drawn = await typed(strokes);
  const script = ((await scripted()) - before) / strokes;
  await page.close();
  return { drawn, script };
}

async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keystroke-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [react(), rjsfThemeOnly()],
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
