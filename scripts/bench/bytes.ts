import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as browserType } from 'playwright';
import { build } from 'vite';
import { Account } from '../../src/e2e/account.ts';
import { PROJECT, RunningServer } from '../../src/e2e/running-server.ts';
import { chromium } from '../chromium.ts';

type Role = 'Candidate' | 'School' | undefined;

/** The pages measured, who opens them, and the goal as a multiple of a bare React page (design, section 10). */
const PAGES: { name: string; path: string; role: Role; goal: number }[] = [
  { name: 'public page', path: '/', role: undefined, goal: 1.35 },
  { name: 'job list', path: '/candidate/jobs', role: 'Candidate', goal: 1.6 },
  { name: 'vacancy wizard', path: '/school/post-vacancy', role: 'School', goal: 2.0 },
];

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** gz bytes of JS and CSS that a page loads until it is quiet, against a bare React page built by the same Vite. */
export async function measureBytes() {
  const control = await bareReactPage();
  console.log(`bare React page: ${control} B gz`);
  const server = await RunningServer.start();
  const browser = await browserType.launch({ ...chromium() });
  for (const { name, path, role, goal } of PAGES) {
    const context = await browser.newContext({ baseURL: server.url });
    if (role) await Account.withProfile(server, role).then((account) => account.signIn(context));
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet') sizes.push(response.body().then(gzipped));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const ratio = total / control;
    console.log(
      `${name}: ${total} B gz, ${ratio.toFixed(2)} × (goal ${goal} ×)${ratio > goal ? ' MISSED' : ''}`,
    );
    await context.close();
  }
  await browser.close();
  await server.remove();
}

/** The control: react and react-dom drawing one paragraph. */
async function bareReactPage(): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'bare-react-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(
    join(root, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.js"></script>',
  );
  writeFileSync(
    join(root, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'Hello'));`,
  );
  await build({ root, logLevel: 'error', configFile: false, build: { outDir: 'dist' } });
  const assets = join(root, 'dist/assets');
  return readdirSync(assets).reduce((sum, file) => sum + gzipped(readFileSync(join(assets, file))), 0);
}
