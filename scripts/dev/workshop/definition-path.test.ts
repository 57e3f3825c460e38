import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { definitionPath } from './definition-path.ts';

const root = mkdtempSync(join(tmpdir(), 'definitions-'));
for (const folder of ['schemas/forms/a', 'schemas/meta', 'outside'])
  mkdirSync(join(root, folder), { recursive: true });
for (const file of ['schemas/forms/a/1-b.json', 'schemas/meta/x.json', 'outside/y.json', 'schemas/notes.md'])
  writeFileSync(join(root, file), '{}');
symlinkSync(join(root, 'outside'), join(root, 'schemas/link'));
symlinkSync(join(root, 'outside/y.json'), join(root, 'schemas/y.json'));
afterAll(() => rmSync(root, { recursive: true }));

it('finds a definition', () => {
  expect(definitionPath(root, 'schemas/forms/a/1-b.json')).toBe(join(root, 'schemas/forms/a/1-b.json'));
});

it.each([
  undefined,
  '',
  'outside/y.json',
  '/etc/passwd.json',
  'schemas/../outside/y.json',
  'schemas/forms/../../outside/y.json',
  'schemas\\..\\outside\\y.json',
  'schemas/meta/x.json',
  'schemas/notes.md',
  'schemas/link/y.json',
  'schemas/y.json',
  'schemas/forms/a',
  'schemas/forms/new.json',
])('refuses %s', (file) => {
  expect(definitionPath(root, file)).toBeUndefined();
});
