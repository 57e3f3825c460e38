// Takes the pictures in schemas/README.md, one for each variant of each block, from the story with all variants:
// node scripts/node.mjs scripts/variant-pictures.ts
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { chromium as browserType } from 'playwright';
import { variantsOfBlocks } from '../src/language/grammar/block-variants.ts';
import { chromium } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const built = join(root, '.cache/variant-stories');
const pictures = join(root, 'schemas/pictures');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const { status } = spawnSync(
  process.execPath,
  [join(root, 'scripts/storybook.ts'), 'build', '-o', built, '--quiet'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);

const server = createServer((request, response) => {
  const path = new URL(request.url!, 'http://localhost').pathname;
  try {
    const content = readFileSync(join(built, path));
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(content);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const browser = await browserType.launch(chromium());
const page = await browser.newPage({
  viewport: { width: 1200, height: 800 },
  deviceScaleFactor: 0.6,
  reducedMotion: 'reduce',
});
for (const [block, variants] of Object.entries(variantsOfBlocks())) {
  await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=blocks-every-variant--${block}`);
  for (const variant of variants) {
    const panel = page.locator(`#variant-${variant}`);
    await panel.waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await panel.screenshot({ path: join(pictures, `${block}-${variant}.png`) });
  }
}
await browser.close();
server.close();
