import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holeName } from '../holes/split-module.ts';
import { HoledBuild } from './holed-build.ts';

// With bundles that are written by hand, which takes no bundler.
const ROOT = resolve(import.meta.dirname, '../..');

const TEXTS = 'generated/server-texts.ts';

const textsSaying = (text: string) => `export const serverTexts = { "greeting": ${JSON.stringify(text)} };\n`;

/** The bundles of a project, of which only the server has texts; what it differs in from the release. */
async function bundles(over: ReadonlyMap<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'filled-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'dist/holes/client/index.html': '<p>Edited</p>',
    'dist/holes/client-names.json': '{ "index.html": "index.html" }',
    'dist/client/index.html': '<p>Edited</p>',
    'kept/server/program.js': `const texts = ${holeName(TEXTS, 0)}();`,
    'kept/pages/page-renderer.js': 'const edited = 1;',
    'kept/dist/server/program.js': 'const texts = ({});',
    'kept/dist/pages/page-renderer.js': 'const edited = 1;',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(ROOT, 'generated'), join(root, 'generated'));
  const release = (path: string) =>
    path === TEXTS
      ? textsSaying('Hello')
      : existsSync(join(ROOT, path))
        ? readFileSync(join(ROOT, path), 'utf8')
        : undefined;
  const build = await HoledBuild.of({
    ...{ root, client: join(root, 'dist/client'), kept: join(root, 'kept') },
    over: { texts: over, release },
  });
  const fill = async (texts: ReadonlyMap<string, string>) => {
    const folder = join(root, 'filled');
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
