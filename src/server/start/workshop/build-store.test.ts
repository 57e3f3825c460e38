import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../../engine/db/connect.ts';
import { BuildStore, type Over, type Shelf } from './build-store.ts';

/** Answers orders at once and writes down what they build: a file of its own, and one of the release. */
const BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
process.on('message', ({ number, over, folder }) => {
  if (number === undefined) return;
  mkdirSync(folder + '/dist/server', { recursive: true });
  writeFileSync(folder + '/dist/server/program.js', over.text);
  const head = Buffer.from(JSON.stringify([
    { path: 'dist/server/program.js', size: over.text.length },
    { path: 'package.json', size: -1 },
  ]));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  writeFileSync(folder + '.archive', gzipSync(Buffer.concat([length, head, Buffer.from(over.text)])));
  appendFileSync(process.argv[2] + '/built', over.text + ' ');
  process.send({ number });
});
`;

/** The database is a map here. */
function newShelf() {
  const kept = new Map<string, { archive: Buffer; is_foreseen: boolean }>();
  const shelf: Shelf = {
    readBuild: async (_db, digest) => kept.get(digest)?.archive ?? null,
    keepBuild: async (_db, { digest, is_foreseen }, archive) => {
      kept.set(digest, { archive, is_foreseen });
    },
    keepBuildAgain: async (_db, { digest, is_foreseen }) => {
      const one = kept.get(digest);
      if (one) one.is_foreseen &&= is_foreseen;
      return one !== undefined;
    },
  };
  return { shelf, kept };
}

const db = {} as Db;

function newStore({ shelf } = newShelf()) {
  const root = mkdtempSync(join(tmpdir(), 'marketplace-builds-'));
  mkdirSync(join(root, 'scripts/workshop'), { recursive: true });
  writeFileSync(join(root, 'scripts/workshop/build-published.ts'), BUILDER);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'built'), '');
  const store = new BuildStore(root, root, shelf);
  onTestFinished(() => {
    store.stop();
    rmSync(root, { recursive: true });
  });
  return {
    store,
    folderOf: (over: Over) => join(root, 'workshop', store.digestOf(over)),
    builds: () => readFileSync(join(root, 'built'), 'utf8').split(' ').slice(0, -1),
    files: () => readdirSync(join(root, 'workshop')).filter((name) => /^[\da-f]{32}/.test(name)),
  };
}

const draft = (text: string) => new Map([['text', text]]);

it('builds no draft that has been typed over while its files were generated', async () => {
  const { store, builds } = newStore();
  const generated = Promise.withResolvers<Record<string, string>>();
  const generate = vi.fn(() => generated.promise);
  store.foresee(db, draft('first'), generate);
  await vi.waitFor(() => expect(generate).toHaveBeenCalled());
  store.foresee(db, draft('second'));
  generated.resolve({});
  await vi.waitFor(() => expect(builds()).toEqual(['second']));
});

it('keeps the builds of the last five drafts, and nothing of earlier ones', async () => {
  const { store, builds, files } = newStore();
  for (let count = 1; count <= 8; count++) {
    store.foresee(db, draft(`draft-${count}`));
    await vi.waitFor(() => expect(builds()).toHaveLength(count));
  }
  await vi.waitFor(() => expect(files()).toHaveLength(10));
});

it('unpacks the build of a draft elsewhere before it is published, and keeps it once it is', async () => {
  const between = newShelf();
  const [author, other] = [newStore(between), newStore(between)];
  const edit = draft('edit');
  const digest = author.store.digestOf(edit);
  author.store.foresee(db, edit);
  await vi.waitFor(() => expect(between.kept.get(digest)).toMatchObject({ is_foreseen: true }));
  await other.store.fetch(db, digest);
  const folder = other.folderOf(edit);
  expect(readFileSync(join(folder, 'dist/server/program.js'), 'utf8')).toBe('edit');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"module"');
  expect(await other.store.have(db, edit)).toBe(folder);
  expect(other.builds()).toEqual([]);
  expect(between.kept.get(digest)).toMatchObject({ is_foreseen: false });
});

it('gives a published build away again that was dropped as a draft', async () => {
  const between = newShelf();
  const { store, builds } = newStore(between);
  const edit = draft('edit');
  store.foresee(db, edit);
  await vi.waitFor(() => expect(between.kept.size).toBe(1));
  between.kept.clear();
  await store.have(db, edit);
  expect(builds()).toEqual(['edit']);
  expect(between.kept.get(store.digestOf(edit))).toMatchObject({ is_foreseen: false });
});

it('fetches nothing that is gone', async () => {
  const { store, folderOf } = newStore();
  await store.fetch(db, store.digestOf(draft('gone')));
  expect(existsSync(folderOf(draft('gone')))).toBe(false);
});
