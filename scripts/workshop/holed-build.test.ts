import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { writeOutputs } from '../../src/language/compile/outputs.ts';
import { generate } from '../../src/language/generation.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import { buildClient } from '../build/build-client.ts';
import { IMPORTED } from '../build/imported-definitions.ts';
import { filesBelow } from '../holes/files-below.ts';
import { HoledBuild } from './holed-build.ts';
import { copyProject } from './project-copy.ts';

// Builds programs: slow next to other tests.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ROOT = resolve(import.meta.dirname, '../..');

const textIn = (root: string) => (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Edits of a definition: the file, what stands there, and what is to. */
type Edit = [file: string, from: string | RegExp, to: string];

/** The texts that differ from the project's with these edits. */
function edited(...edits: Edit[]): Map<string, string> {
  const over: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = over[file] ?? textIn(ROOT)(file)!;
    over[file] = text.replace(from, to);
    expect(over[file], file).not.toBe(text);
  }
  const { findings, outputs } = generate(filesWith(filesOnDisk(ROOT), over));
  expect(findings.filter(({ isLeftOver }) => !isLeftOver)).toEqual([]);
  return new Map([...Object.entries(over), ...outputs!]);
}

let folder: string;

/** Builds the project as it is with these texts. */
async function built(name: string, texts: ReadonlyMap<string, string>) {
  const root = join(folder, name);
  copyProject(ROOT, root);
  writeOutputs(root, new Map(texts), { changed: [...texts.keys()], surplus: [] });
  await buildClient(root);
  const [client, kept] = [join(root, 'dist/client'), join(root, 'dist/bundles')];
  return HoledBuild.of({ root, client, kept, over: { texts, release: textIn(ROOT) } });
}

let release: HoledBuild;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('PRECOMPRESS', 'quick');
  folder = mkdtempSync(join(tmpdir(), 'holed-'));
  release = await built('release', new Map());
  return () => rmSync(folder, { recursive: true, force: true });
});

/** What is edited most. */
const EDITS: Edit[] = [
  // A title, a limit and another field.
  ['schemas/forms/contact.json', '"title": "Subject"', '"title": "Über"'],
  ['schemas/forms/contact.json', '"maxLength": 150', '"maxLength": 160'],
  [
    'schemas/forms/contact.json',
    '"message": {',
    '"phone": { "title": "Phone", "type": "string", "maxLength": 30 }, "message": {',
  ],
  // A column, a message and a heading.
  [
    'schemas/tables/admin-audit.json',
    '"columns": [',
    '"columns": [{ "title": "Number", "value": "item.admin_action_id" }, ',
  ],
  ['schemas/messages/en.json', '"No jobs found."', '"No job was found."'],
  ['schemas/screens/contact.json', '"title": "Contact us"', '"title": "Write to us"'],
];

/** The files of a build, without comments that say where modules were. */
function filesOf(build: string): Record<string, string> {
  const texts = filesBelow(build).map((path) => {
    const text = readFileSync(join(build, path), 'latin1');
    return [path, path.startsWith('client/') ? text : text.replace(/^\/\/ \S+$\n/gm, '')] as const;
  });
  return Object.fromEntries(texts);
}

it('fills in what a build of the same texts is, byte for byte', async () => {
  const texts = edited(...EDITS);
  const [filled, whole] = [join(folder, 'filled'), join(folder, 'whole')];
  expect(await release.fill({ texts, release: textIn(ROOT) }, filled)).toBe(true);
  const other = await built('edited', texts);
  other.write(whole);
  const [one, two] = [filesOf(join(filled, 'dist')), filesOf(join(whole, 'dist'))];
  expect(Object.keys(one).sort()).toEqual(Object.keys(two).sort());
  expect(Object.keys(two).filter((path) => one[path] !== two[path])).toEqual([]);
  // And back again, over the edit's own bundles.
  const back = join(folder, 'back');
  expect(await other.fill({ texts: new Map(), release: textIn(ROOT) }, back)).toBe(true);
  const [before, again] = [filesOf(join(folder, 'release/dist/client')), filesOf(join(back, 'dist/client'))];
  expect(Object.keys(again).filter((path) => before[path] !== again[path])).toEqual([]);
  // Nothing is left of a hole.
  expect(Object.entries(one).filter(([, text]) => /\$(?:hole|arg|own)\$/.test(text))).toEqual([]);
});

it.each<[string, Edit]>([
  ['imports something else', ['generated/screens/contact.js', /^import/m, "import './about.js';\nimport"]],
  ['is in programs without a hole', ['schemas/site.json', '"SAR"', '"AED"']],
  ['says which screens there are', ['generated/screens.ts', '"/sign-up"', '"/sign-on"']],
  [
    'decides what is loaded together',
    ['generated/documents/screens/contact.json', '"search/contact"', '"search/unsubscribe"'],
  ],
])('leaves to the bundler what %s', async (_name, [file, from, to]) => {
  const text = textIn(ROOT)(file)!;
  const texts = new Map([[file, text.replace(from, to)]]);
  expect(texts.get(file)).not.toBe(text);
  const result = join(folder, 'unfilled');
  expect(await release.fill({ texts, release: textIn(ROOT) }, result)).toBe(false);
  expect(existsSync(result)).toBe(false);
});

it('knows the definitions that programs import themselves', () => {
  const imported = ['src/client', 'src/server', 'src/language/run'].flatMap((part) =>
    filesBelow(join(ROOT, part))
      .filter((path) => /(?<!\.test|\.stories)\.tsx?$/.test(path))
      .flatMap(
        (path) =>
          readFileSync(join(ROOT, part, path), 'utf8').match(/(?<=\.\.\/)schemas\/[^']+\.json(?=')/g) ?? [],
      ),
  );
  expect([...new Set(imported)].sort()).toEqual([...IMPORTED].sort());
});
