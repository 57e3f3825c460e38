import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Inputs, Stamp } from './fingerprint.ts';

// A read-only folder cannot be created for root, which ignores permissions.
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

let root: string;
let stamp: Stamp;
let inputs: Inputs;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marketplace-build-'));
  mkdirSync(join(root, 'src/inner'), { recursive: true });
  write('src/a.ts', 'a');
  write('src/inner/b.ts', 'b');
  write('lock.json', '1');
  stamp = new Stamp(root, 'part');
  inputs = { root, paths: ['src', 'lock.json'], includes: (path) => !path.endsWith('.test.ts') };
  stamp.set(inputs);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a part of the build', () => {
  it('is current when nothing changed, also in another process', () => {
    expect(stamp.isCurrent(inputs)).toBe(true);
    expect(new Stamp(root, 'part').isCurrent(inputs)).toBe(true);
    expect(new Stamp(root, 'never made').isCurrent(inputs)).toBe(false);
  });

  it.each<[string, () => void, boolean]>([
    ['a file was touched', () => utimesSync(join(root, 'src/a.ts'), 1, 1), true],
    ['a test was added', () => write('src/a.test.ts', 'x'), true],
    ['a file’s content changed', () => write('src/inner/b.ts', 'c'), false],
    ['a file was added', () => write('src/inner/c.ts', ''), false],
    ['a file was deleted', () => rmSync(join(root, 'src/a.ts')), false],
    ['the lock file changed', () => write('lock.json', '2'), false],
  ])('judges by content when %s', (_, change, expected) => {
    change();
    expect(stamp.isCurrent(inputs)).toBe(expected);
    expect(stamp.isCurrent(inputs)).toBe(expected);
  });

  it('is current on a read-only file system', () => {
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    const stampFile = join(root, '.cache/build/part.json');
    const text = readFileSync(stampFile, 'utf8');
    vi.mocked(writeFileSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    });
    expect(stamp.isCurrent(inputs)).toBe(true);
    expect(readFileSync(stampFile, 'utf8')).toBe(text);
  });

  it('is stale when a setting changed', () => {
    expect(stamp.isCurrent({ ...inputs, settings: 'https://elsewhere' })).toBe(false);
  });
});
