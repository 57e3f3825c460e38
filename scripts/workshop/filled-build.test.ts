import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holeName } from '../holes/split-module.ts';
import { HoledBuild } from './holed-build.ts';

const bundler = vi.hoisted(() => ({ meanwhile: () => {} }));

// Bundles are written by hand here.
vi.mock('../build/build-server.ts', () => ({
  bundleProgram: async () => new Map([['program.js', 'const own = 1;']]),
}));
vi.mock('../build/build-page-renderer.ts', () => ({
  bundlePageRenderer: async () => {
    bundler.meanwhile();
    return new Map([['page-renderer.js', 'const own = 1;']]);
  },
}));

const ROOT = resolve(import.meta.dirname, '../..');

const TEXTS = 'generated/server-texts.ts';

const textsSaying = (text: string) => `export const serverTexts = { "greeting": ${JSON.stringify(text)} };\n`;

const CLIENT = {
  'dist/holes/client/index.html': '<p>Edited</p>',
  'dist/holes/client-names.json': '{ "index.html": "index.html" }',
  'dist/client/index.html': '<p>Edited</p>',
};

const KEPT = {
  'kept/server/program.js': `const texts = ${holeName(TEXTS, 0)}();`,
  'kept/pages/page-renderer.js': 'const edited = 1;',
  'kept/dist/server/program.js': 'const texts = ({});',
  'kept/dist/pages/page-renderer.js': 'const edited = 1;',
};

const release = (path: string) => {
  if (path === TEXTS) return textsSaying('Hello');
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
};

/** A project with some files. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'filled-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(ROOT, 'generated'), join(root, 'generated'));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  write(CLIENT);
  return { root, client: join(root, 'dist/client'), kept: join(root, 'kept'), write };
}

/** Bundles of which only the server's have texts, and the texts that differ from the release's. */
async function bundles(over: ReadonlyMap<string, string>) {
  const { write, ...folders } = project();
  write(KEPT);
  const build = await HoledBuild.of({ ...folders, over: { texts: over, release } });
  const fill = async (texts: ReadonlyMap<string, string>) => {
    const folder = join(folders.root, 'filled');
    expect(await build.fill({ texts, release }, folder)).toBe(true);
    return (path: string) =>
      existsSync(join(folder, 'dist', path)) ? readFileSync(join(folder, 'dist', path), 'utf8') : undefined;
  };
  return { fill };
}

const EDIT = new Map([[TEXTS, textsSaying('Welcome')]]);

it('leaves out what the release has in the same way', async () => {
  const { fill } = await bundles(new Map());
  const filled = await fill(EDIT);
  expect(filled('server/program.js')).toContain('Welcome');
  expect(filled('pages/page-renderer.js')).toBeUndefined();
  expect(filled('client/index.html')).toBeUndefined();
});

it('writes what an earlier edit changed even if this one does not', async () => {
  const earlier = new Map([['schemas/site.json', '{}']]);
  const { fill } = await bundles(earlier);
  const filled = await fill(new Map([...earlier, ...EDIT]));
  expect(filled('server/program.js')).toContain('Welcome');
  expect(filled('pages/page-renderer.js')).toBe('const edited = 1;');
  expect(filled('client/index.html')).toBe('<p>Edited</p>');
});

it('takes the bundles of another process that was faster', async () => {
  const { write, ...folders } = project();
  bundler.meanwhile = () => write(KEPT);
  await HoledBuild.of({ ...folders, over: { texts: new Map(), release } });
  expect(readFileSync(join(folders.kept, 'pages/page-renderer.js'), 'utf8')).toBe('const edited = 1;');
  expect(readdirSync(folders.root).filter((name) => name.endsWith('.result'))).toEqual([]);
});
