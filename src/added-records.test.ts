import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProjectCopy } from './e2e/project-copy.ts';
import { loadProject } from './language/compile/project.ts';
import { filesOnDisk, filesWith } from './language/grammar/project-files.ts';

// Generates a copy of the project, and runs tests in it: slow next to other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const FORM = {
  $schema: '../meta/form.schema.json',
  title: 'The process',
  schema: {
    type: 'object',
    required: ['how'],
    properties: {
      how: {
        title: 'How was the process?',
        type: 'string',
        'x-labels': { well: 'Well', badly: 'Badly' },
        'x-messages': { required: 'Choose one', enum: 'Choose one' },
      },
      comment: {
        title: 'Comment',
        type: 'string',
        maxLength: 500,
        'x-messages': { maxLength: 'Use at most 500 characters' },
      },
    },
  },
};

const REVIEW = {
  $schema: '../meta/record.schema.json',
  title: 'Process reviews',
  form: 'process',
  about: 'application',
  once: true,
  keep_days: 365,
  filters: ['how'],
  create: { Candidate: 'own application' },
  read: { Candidate: 'own record', School: 'record of own school', Admin: 'any' },
  change: { Candidate: 'own record' },
  delete: { Candidate: 'own record' },
};

const QUESTION = {
  $schema: '../meta/record.schema.json',
  title: 'Visitor questions',
  form: 'process',
  keep_days: 30,
  create: 'anybody',
  read: ['Admin'],
  delete: ['Admin'],
};

let copy: ProjectCopy;
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/node.mjs', ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
const write = (file: string, document: object) => copy.write(file, JSON.stringify(document, null, 2));

beforeAll(() => {
  copy = new ProjectCopy();
  write('schemas/forms/process.json', FORM);
});
afterAll(() => copy.remove());

it('refuses a kind whose words contradict each other', () => {
  const question = JSON.stringify({
    ...QUESTION,
    once: true,
    read: 'anybody',
    delete: { Admin: 'own profile' },
  });
  const files = filesWith(filesOnDisk(copy.folder), { 'schemas/records/visitor-question.json': question });
  const said = [...loadProject(files).findings.sorted()].map(({ message }) => message);
  expect(said).toEqual([
    expect.stringContaining('"own profile" is about candidate, and this about record'),
    'a visitor has no account to which a record could belong, and can only add one',
    'visitors cannot be told apart, so they can add several',
  ]);
});

it('stores, lists, exports and guards kinds that are one document each', () => {
  write('schemas/records/visitor-question.json', QUESTION);
  write('schemas/records/process-review.json', REVIEW);
  const { stdout, stderr, status } = run('scripts/generate.ts');
  expect(status, stdout + stderr).toBe(0);
  copy.write(
    'src/server/testing/added-kinds.api.test.ts',
    copy.read('src/server/testing/added-kinds.trial.ts'),
  );
  const tested = run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'scripts/vitest.config.ts', '--project', 'api', '--no-color'],
    'src/server/testing/added-kinds.api.test.ts',
  );
  expect(tested.status, tested.stdout + tested.stderr).toBe(0);
  expect(tested.stdout).toMatch(/Tests +6 passed/);
});
