import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PAGE_AT_FAILURE } from '../../src/e2e/page-at-failure.ts';
import { playwrightOutcome } from './outcome.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const FILES = {
  'sums.test.ts': `
    import { expect, it } from 'vitest';
    it('adds', () => expect(1 + 1).toBe(2));
    it('divides', () => expect(4 / 2, 'half of four').toBe(3));`,
  'absent.test.ts': `import './nothing.ts';`,
  'dies.test.ts': `import { it } from 'vitest'; it('ends its process', () => process.abort());`,
};

it('reports Vitest’s failed tests, files that failed to load, and crashed workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const file = join(folder, 'outcome.json');
  const reporter = join(import.meta.dirname, 'outcome-reporter.ts');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--globals', '--root', folder, `--reporter=${reporter}`], {
    env: { ...process.env, OUTCOME_FILE: file, NODE_PATH: join(ROOT, 'node_modules') },
  });
  const { passed, failures } = JSON.parse(readFileSync(file, 'utf8'));
  expect(passed).toBe(1);
  expect(failures).toHaveLength(3);
  expect(failures).toContainEqual({
    where: join(folder, 'sums.test.ts'),
    name: 'divides',
    said: expect.stringContaining('half of four'),
  });
  expect(failures).toContainEqual({
    where: join(folder, 'absent.test.ts'),
    name: 'the file',
    said: expect.stringContaining('nothing.ts'),
  });
  expect(failures).toContainEqual({
    where: '',
    name: 'outside of any test',
    said: expect.stringContaining('dies.test.ts'),
  });
});

it('finds failed browser tests in nested suites, and what their pages showed', () => {
  const attachments = [
    { name: 'trace', path: '/trace.zip' },
    { name: PAGE_AT_FAILURE, body: Buffer.from('/login\n- button "Login"').toString('base64') },
  ];
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'login.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not visible' }], attachments }] }],
  });
  const report = {
    stats: { expected: 1, flaky: 0 },
    suites: [{ specs: [spec('is shown', true)], suites: [{ specs: [spec('signs in', false)] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightOutcome(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [
      { where: 'login.spec.ts:7', name: 'signs in', said: 'not visible\n\n/login\n- button "Login"' },
      { where: '', name: 'the run', said: 'no browser' },
    ],
  });
});
