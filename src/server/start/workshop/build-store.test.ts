import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BuildStore } from './build-store.ts';

/** Answers orders at once and writes down what they build. */
const BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
process.on('message', ({ number, over, folder }) => {
  if (number === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '.archive', '');
  appendFileSync(process.argv[2] + '/built', over.text + ' ');
  process.send({ number });
});
`;

function newStore() {
  const root = mkdtempSync(join(tmpdir(), 'marketplace-builds-'));
  mkdirSync(join(root, 'scripts/workshop'), { recursive: true });
  writeFileSync(join(root, 'scripts/workshop/build-published.ts'), BUILDER);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'built'), '');
  const store = new BuildStore(root, root);
  onTestFinished(() => {
    store.stop();
    rmSync(root, { recursive: true });
  });
  return {
    store,
    builds: () => readFileSync(join(root, 'built'), 'utf8').split(' ').slice(0, -1),
    files: () => readdirSync(join(root, 'workshop')).filter((name) => /^[\da-f]{32}/.test(name)),
  };
}

const draft = (text: string) => new Map([['text', text]]);

it('builds no draft that has been typed over while its files were generated', async () => {
  const { store, builds } = newStore();
  const generated = Promise.withResolvers<Record<string, string>>();
  const generate = vi.fn(() => generated.promise);
  store.foresee(draft('first'), generate);
  await vi.waitFor(() => expect(generate).toHaveBeenCalled());
  store.foresee(draft('second'));
  generated.resolve({});
  await vi.waitFor(() => expect(builds()).toEqual(['second']));
});

it('keeps the builds of the last five drafts, and nothing of earlier ones', async () => {
  const { store, builds, files } = newStore();
  for (let count = 1; count <= 8; count++) {
    store.foresee(draft(`draft-${count}`));
    await vi.waitFor(() => expect(builds()).toHaveLength(count));
  }
  await vi.waitFor(() => expect(files()).toHaveLength(10));
});
