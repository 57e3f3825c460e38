import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { Findings } from '../../src/language/grammar/findings.ts';
import { Stamp } from './fingerprint.ts';
import { KeptResult } from './kept-result.ts';

const FILES = {
  'schemas/a.json': '{ "text": "One" }',
  'schemas/b.json': '{ "text": "Two" }',
  'schemas/made.json': 'made',
  'other/c.json': '{}',
  'code/program.ts': '1',
};

let root: string;
let runs = 0;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Lists `schemas`, reads one file, one as a source, and one that is missing. */
function result(): string {
  const kept = new KeptResult<string>(root, 'trial', ['code'], /made\.json$/);
  const known = kept.read();
  if (known !== null) return known;
  runs += 1;
  const { files, keep } = kept.recording();
  const texts = [
    ...files.list('schemas'),
    files.read('schemas/a.json'),
    JSON.stringify(files.source('schemas/b.json', new Findings())?.value),
    files.read('schemas/made.json'),
    files.read('elsewhere/missing.json') ?? 'nothing',
  ];
  keep(texts.join(' '));
  return texts.join(' ');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  runs = 0;
});

it('keeps a result while nothing that it was made from changes', () => {
  const first = result();
  write('other/c.json', '{ "changed": true }');
  write('code/program.test.ts', 'a test');
  utimesSync(join(root, 'schemas/a.json'), 1, 1);
  expect(result()).toBe(first);
  expect(runs).toBe(1);
});

it('keeps a result when a build of the same name is recorded', () => {
  result();
  const inputs = { root, paths: ['code'] };
  const stamp = new Stamp(root, 'trial');
  stamp.set(inputs);
  result();
  expect(runs).toBe(1);
  expect(stamp.isCurrent(inputs)).toBe(true);
});

it.each<[string, () => void]>([
  ['a text is changed to one of the same length', () => write('schemas/a.json', '{ "text": "Uno" }')],
  ['a parsed text is changed', () => write('schemas/b.json', '{ "text": "Due" }')],
  ['a file is added to a folder', () => write('schemas/deep/d.json', '{}')],
  ['a file is deleted', () => rmSync(join(root, 'schemas/b.json'))],
  ['a missing file appears, even an empty one', () => write('elsewhere/missing.json', '')],
  ['the program changes', () => write('code/program.ts', '2')],
  ['the program gets another file', () => write('code/more.ts', '')],
  ['what was kept is damaged', () => write('.cache/kept/trial.json', '{ "program":')],
])('makes it again after %s', (_name, change) => {
  result();
  change();
  result();
  expect(runs).toBe(2);
  result();
  expect(runs).toBe(2);
});

it('does not depend on the files that it makes', () => {
  result();
  write('schemas/made.json', 'made anew');
  result();
  expect(runs).toBe(1);
});

it('counts a change during the run, whenever the text was read', () => {
  const kept = new KeptResult<string>(root, 'trial', ['code']);
  const { files, keep } = kept.recording();
  files.read('schemas/a.json');
  write('schemas/a.json', '{ "text": "Meanwhile" }');
  keep('old');
  expect(kept.read()).toBeNull();
});
