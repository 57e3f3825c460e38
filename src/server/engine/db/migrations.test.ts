import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

// Builds or starts programs: slow compared with other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = resolve(import.meta.dirname, '../../../..');
const MIGRATIONS = join(import.meta.dirname, 'migrations');

const copy = mkdtempSync(join(tmpdir(), 'marketplace-migrations-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('keep only the latest snapshot, which the next migration starts from', () => {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const number = journal.entries.at(-1)!.tag.split('_')[0];
  expect(readdirSync(join(MIGRATIONS, 'meta')).sort()).toEqual([`${number}_snapshot.json`, '_journal.json']);
});

it('cover the whole schema: generating now would add nothing', () => {
  cpSync(MIGRATIONS, copy, { recursive: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      '--dialect=postgresql',
      '--schema=src/server/{engine/db,areas/*}/tables/*.ts',
      `--out=${relative(ROOT, copy)}`,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
  expect(readdirSync(copy)).toEqual(readdirSync(MIGRATIONS));
});
