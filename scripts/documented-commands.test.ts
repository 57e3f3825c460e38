// Runs the commands of README.md, the guides and package.json the way readers do, in a fresh clone.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProjectCopy } from '../src/e2e/project-copy.ts';

// Builds or starts programs: slow next to other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = resolve(import.meta.dirname, '..');
const GUIDES = ['README.md', 'schemas/README.md', 'src/server/data/README.md', 'docs/**/*.md'];

type Trial = {
  /** Arguments after those in the guide. */
  words?: string[];
  env?: Record<string, string>;
  /** The output that proves that its modules have loaded and it is at work. */
  says: RegExp;
  /** The folder that it is run in, instead of the project's. */
  folder?: string;
  /** Its exit code; without one it is killed after that output. A stopped server exits with 0. */
  ends?: number | 'when stopped';
};

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const EMAIL = 'admin@example.org';
const BACKUP = join(folder, 'backup');

/** In this order, because later commands need the first one's database. */
const TRIALS: Record<string, Trial> = {
  'npm run dev': {
    env: { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'correct horse' },
    says: /Open http/,
    ends: 'when stopped',
  },
  'npm run admin -- set-password': {
    words: [EMAIL],
    env: { ADMIN_PASSWORD: 'another correct horse' },
    says: /has a new password/,
    ends: 0,
  },
  'npm run admin -- reset-second-factor': { words: [EMAIL], says: /has no second factor/, ends: 0 },
  'npm run admin -- verify-seals': { says: /0 broken/, ends: 0 },
  'npm run admin -- rotate-keys': { says: /signs links in mails/, ends: 0 },
  'npm run admin -- end-old-keys': { says: /alone is left/, ends: 0 },
  'npm run admin': { says: /npm run admin -- set-password EMAIL/, ends: 1 },
  'npm run demo:remove': { says: /0 demo accounts/, ends: 0 },
  'npm run backup': { words: ['--', BACKUP], says: /Backed up to .* rows/, ends: 0 },
  'npm run restore': {
    words: ['--', BACKUP],
    env: { DATA_DIR: join(folder, 'restored') },
    says: /Restored from .* rows/,
    ends: 0,
  },
  'npm run generate': { says: /\d+ files, \d+ written/, ends: 0 },
  'npm run schemas:check': { says: /documents, nothing wrong/, ends: 0 },
  'npm run schemas:diff': {
    says: /has changed since the last release|Counted in|No database was asked/,
    ends: 0,
  },
  'npm run schemas:revert': { says: /There is nothing to undo/, ends: 0 },
  'npm run translate:export': { words: ['fr'], says: /Wrote translations-fr\.csv: \d+ texts/, ends: 0 },
  'npm run translate:import': { words: ['translations-fr.csv'], says: /Took 0 translations/, ends: 0 },
  'npm run translate:confirm': { words: ['ar'], says: /\d+ outdated translations/, ends: 0 },
  'npm run workshop:pull': { says: /The files have everything that was published/, ends: 0 },
  'npm run workshop:push': {
    words: ['--', 'schemas/forms/new.json'],
    says: /new\.json is no definition/,
    ends: 1,
  },
  'npm run chaos': { words: ['--', '1'], says: /RUN/ },
  'npm run fuzz': { words: ['--', '1'], says: /RUN/ },
  'npm run bench': { words: ['--', 'definitions'], says: /── definitions/ },
  'npm run storybook': { words: ['--', '--smoke-test'], says: /Smoke tests passed/, ends: 0 },
  'npm run client:pack': { says: /Wrote dist\/education-marketplace-client-.*\.tgz/, ends: 0 },
  'npm run api:tools': { says: /Trying \d+ packages on generated/ },
  'npm run sbom': { says: /Wrote dist\/sbom\.cdx\.json: \d+ packages/, ends: 0 },
  // One folder shows that it works: a step of `npm test` checks the format of all files.
  'npm run format': { folder: 'schemas/forms', says: /Checked \d+ files/, ends: 0 },
  'node scripts/node.mjs scripts/variant-pictures.ts': { says: /Building storybook/ },
  'npx drizzle-kit generate': {
    words: ['--config', 'src/server/engine/db/drizzle.config.ts'],
    says: /No schema changes/,
    ends: 0,
  },
  'node scripts/node.mjs scripts/demo/draw-pictures.ts': {
    words: ['muscat-heights-school'],
    says: /Drew muscat-heights-school/,
    ends: 0,
  },
  // Between releases, English texts may be ahead of the Arabic ones. The last one, because what a release writes has the
  // others generate again.
  'npm run release': { says: /nothing wrong|is not in schemas\/messages/ },
};

/** Commands that other tests run, and those that need what a test lacks. */
const ELSEWHERE: Record<string, string> = {
  'npm start': 'src/e2e/one-edit.spec.ts',
  'npm test': 'runs this test',
  'npm run check': 'runs this test',
  'node scripts/node.mjs client.ts': 'src/server/testing/product/readme-client.api.test.ts',
  'npm run bench -- api': 'fills a market of 10,000 vacancies first',
  'npm run bench -- flood': 'fills a market of 100,000 vacancies first',
  'npm run bench -- publish': 'builds the product six times',
  'npm ci': 'asks the registry',
  'npm audit': 'asks the registry',
  'npm outdated': 'asks the registry',
};

const COMMAND =
  /\b(npm (?:ci|start|test|audit|outdated)|npm run [\w:]+(?: -- [a-z][a-z-]+)?|npx [a-z-]+ [a-z]+|node scripts\/node\.mjs \S+\.ts)\b/g;

/** The commands in a guide's code. */
function commandsIn(text: string): string[] {
  const code = [...text.matchAll(/^ {4}(.*)$|`([^`]+)`/gm)].map(([, line, span]) => line ?? span!);
  return code.flatMap((each) => [...each.replace(/\s+/g, ' ').matchAll(COMMAND)].map(([command]) => command));
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The program and arguments that npm or npx would start. */
function programOf(command: string): string[] {
  const [tool, first = '', name = '', ...words] = command.split(' ');
  if (tool === 'npx') return [join('node_modules/.bin', first), name, ...words];
  if (tool !== 'npm') return command.split(' ');
  const script = scripts[first === 'run' ? name : first]!;
  const [program = '', ...given] = script.split(' ');
  return [program === 'node' ? program : join(ROOT, 'node_modules/.bin', program), ...given, ...words];
}

describe('a documented command', () => {
  let clone: ProjectCopy;
  beforeAll(() => {
    clone = new ProjectCopy();
  });
  afterAll(() => {
    clone.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command until it has printed the expected output and exited as expected. */
  function run(command: string, { words = [], env, says, folder: inner = '', ends }: Trial): Promise<string> {
    const [program = '', ...args] = [...programOf(command), ...words].filter((word) => word !== '--');
    const { VITEST: _vitest, NODE_ENV: _mode, NODE_OPTIONS: _options, ...usual } = process.env;
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: join(clone.folder, inner),
      // A separate process group, so that its children end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...usual, PORT: '0', DEMO: '0', DATA_DIR: join(folder, 'data'), ...env },
    });
    let said = '';
    let isEnding = false;
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (isEnding || typeof ends === 'number' || !says.test(said)) return;
      isEnding = true;
      if (ends === 'when stopped') child.kill('SIGTERM');
      else process.kill(-child.pid!, 'SIGKILL');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return new Promise((done) => {
      child.on('close', (code) => {
        const wanted = ends === 'when stopped' ? 0 : ends;
        done(wanted === undefined || code === wanted ? said : `ended with ${code}:\n${said}`);
      });
    });
  }

  it('is run here or in another test', () => {
    const guides = globSync(GUIDES, { cwd: ROOT });
    const documented = guides.flatMap((file) => commandsIn(readFileSync(join(ROOT, file), 'utf8')));
    const offered = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    const tried = [...Object.keys(TRIALS), ...Object.keys(ELSEWHERE)];
    expect(documented.length).toBeGreaterThan(40);
    expect([...new Set([...documented, ...offered])].filter((command) => !tried.includes(command))).toEqual(
      [],
    );
  });

  it.each(Object.entries(TRIALS))('%s works in a fresh clone', async (command, trial) => {
    expect(await run(command, trial)).toMatch(trial.says);
  });
});
