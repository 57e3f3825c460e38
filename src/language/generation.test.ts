import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generate } from './generation.ts';
import { filesKept, filesOnDisk, filesWith } from './grammar/project-files.ts';

const library = filesKept(filesOnDisk(join(import.meta.dirname, './check/fixture')));
const LOANS = 'schemas/screens/loans.json';

it('generates nothing from definitions with a mistake', () => {
  const text = library.read(LOANS)!.replace('"Reader"', '"Readers"');
  const { findings, outputs } = generate(filesWith(library, { [LOANS]: text }));
  expect(findings).toHaveLength(1);
  expect(outputs).toBeUndefined();
});

it('generates everything while a document is merely unused', () => {
  const early = { 'schemas/labels/early.json': library.read('schemas/labels/kept.json')! };
  const { findings, outputs } = generate(filesWith(library, early));
  expect(findings).toMatchObject([{ message: 'nothing uses this label', isLeftOver: true }]);
  expect(outputs?.has('generated/documents/labels/early.json')).toBe(true);
});

it('gives programs documents without the reference to their grammar', () => {
  const { outputs } = generate(library);
  const document = JSON.parse(outputs!.get('generated/documents/screens/loans.json')!);
  const { $schema: _, ...said } = JSON.parse(library.read(LOANS)!);
  expect(document).toEqual(said);
});
