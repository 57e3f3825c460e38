import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const posixed = (path: string) => path.replaceAll('\\', '/');

const DECISIONS = globSync('docs/decisions/*.md', { cwd: ROOT }).map(posixed).sort();
const ARCHITECTURE = 'docs/architecture.md';
const DOCUMENTS = ['README.md', ARCHITECTURE, 'schemas/README.md', ...DECISIONS];

/** Every file and folder, including those generated before tests run. */
const paths = readdirSync(ROOT)
  .filter((name) => !['node_modules', '.git', '.cache', 'dist', 'data'].includes(name))
  .flatMap((name) => [name, ...globSync(`${name}/**`, { cwd: ROOT }).map(posixed)]);

/** Paths that exist only while the product runs, or after a reader creates them. */
const MADE_LATER = ['./data', 'data/mail/', 'client.ts'];
const FILE = /\.(tsx?|mjs|json|ya?ml|md|svg|html|css)$/;

const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4}.*$/gm, '');
const codeIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code!.split(/\s+/));

/** Returns the paths that a document names: its links, and code that looks like a path or a file. */
function placesIn(document: string, text: string): string[] {
  const links = [...withoutBlocks(text).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to]) =>
    posix.join(posix.dirname(document), to!),
  );
  const named = codeIn(text).filter(
    (word) => /^[\w.*<][\w.*<>/-]*$/.test(word) && (FILE.test(word) || word.includes('/')),
  );
  const madeThere = [...text.matchAll(/^```json file=(\S+)/gm)].map(([, file]) => file!);
  return [...links, ...named].filter((place) => ![...MADE_LATER, ...madeThere].includes(place));
}

/** A path may begin at any folder (`form-atoms.ts`); `<concept>` and `*` match any name. */
function isThere(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replaceAll(/<[^>]*>|\*/g, '*')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+');
  const whole = new RegExp(`(^|/)${pattern}$`);
  return paths.some((path) => whole.test(path));
}

describe('what the documentation names', () => {
  it.each(DOCUMENTS)('in %s is there', (document) => {
    expect(placesIn(document, textOf(document)).filter((place) => !isThere(place))).toEqual([]);
  });

  it.each([
    ['See `src/client/gone.ts`.', 'src/client/gone.ts'],
    ['See `gone.ts`.', 'gone.ts'],
    ['See `src/server/gone/`.', 'src/server/gone/'],
    ['See `src/server/<concept>/gone-operations.ts`.', 'src/server/<concept>/gone-operations.ts'],
    ['See [it](docs/gone.md).', 'docs/gone.md'],
  ])('would be missed in "%s"', (text, place) => {
    expect(placesIn('README.md', text).filter((one) => !isThere(one))).toEqual([place]);
  });

  it('in the drawing is there, under its own name', () => {
    const labels = [...textOf('docs/architecture.svg').matchAll(/data-path="([^"]+)">([^<]+)</g)];
    expect(labels.length).toBeGreaterThan(20);
    expect(
      labels.filter(([, path, label]) => !paths.includes(path!) || !path!.endsWith(`/${label}`)),
    ).toEqual([]);
  });

  it('names every room of src', () => {
    const named = new Set(
      [ARCHITECTURE, 'README.md'].flatMap((document) =>
        codeIn(textOf(document)).map((word) => word.replace(/^src\//, '').replace(/\/$|,$/g, '')),
      ),
    );
    const rooms = globSync('src/{*,client/*,language/*,server/*,server/areas/*,server/engine/*}', {
      cwd: ROOT,
      withFileTypes: true,
    })
      .filter((entry) => entry.isDirectory())
      .map((entry) => posixed(join(entry.parentPath, entry.name)).slice(posixed(join(ROOT, 'src/')).length));
    expect(rooms.length).toBeGreaterThan(30);
    expect(rooms.filter((room) => !named.has(room) && !named.has(posix.basename(room)))).toEqual([]);
  });
});

describe('a decision', () => {
  it.each(DECISIONS)('%s is dated, fits on one page and has all four sections', (file) => {
    const text = textOf(file);
    expect(text).toMatch(/^# .+\n\n20\d\d-\d\d-\d\d · (accepted|superseded)/);
    const sections = ['Context', 'Decision', 'Consequences', 'Code'];
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(sections);
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
  });

  it.each(DECISIONS)('%s is listed in the README under its title', (file) => {
    expect(textOf('README.md')).toContain(`- [${/^# (.+)/.exec(textOf(file))![1]}](${file})`);
  });
});
