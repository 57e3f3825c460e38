// Runs all checks: `npm test`; `npm run check` skips those in a browser (--no-browser). Prints each step's
// outcome and, at the end, each failed test with its message and the total "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { memoryFolder } from './testing/memory-folder.ts';
import { type Failure, type Outcome, playwrightOutcome } from './testing/outcome.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
/** The folder for server logs, and for the secrets that they must not contain. */
const LOGS = join(CACHE, 'test-logs');
const TEMPORARY = memoryFolder();
/** Maximum length of a failed test's message in the closing list; the step prints the whole message. */
const LONGEST_MESSAGE = 8_000;
const withBrowser = !process.argv.includes('--no-browser');
const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

type Step = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** The step's niceness, from 0 to 19. */
  niceness?: number;
  /** A report of individual tests, so that the total counts tests, not steps. */
  report?: { file: string; read: (text: string) => Outcome };
};

const vitestReport = join(CACHE, 'vitest.json');
const playwrightReport = join(CACHE, 'playwright.json');

const vitest = (name: string, projects: string[], reportFile: string): Step => ({
  name,
  args: [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--config',
    join(ROOT, 'scripts/vitest.config.ts'),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    `--reporter=${join(ROOT, 'scripts/testing/outcome-reporter.ts')}`,
  ],
  env: { OUTCOME_FILE: reportFile },
  report: { file: reportFile, read: (text) => JSON.parse(text) },
});

/**
 * Steps that leave a CPU partly idle. They run in sequence alongside the API tests, which wait for their
 * database and for servers.
 */
const beside: Step[] = [
  { name: 'definitions', args: [join(ROOT, 'scripts/schemas-check.ts')] },
  // TypeScript 7 has no API, which generators need, but checks in half the CPU time; more checkers cost more of it.
  { name: 'types', args: [bin('typescript-7', 'lib', 'tsc.js'), '-p', ROOT, '--checkers', '1'] },
  { name: 'format and lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.'] },
  ...(withBrowser
    ? [
        { name: 'build', args: [join(ROOT, 'scripts/start.ts'), '--build-only'] },
        vitest('stories', ['storybook'], join(CACHE, 'stories.json')),
      ]
    : []),
  // A smoke test of the chaos script; `npm run chaos` is the real run.
  { name: 'ten seconds of chaos', args: [join(ROOT, 'scripts/chaos.ts'), '10'], niceness: 8 },
];

const unitAndApi = vitest(
  'unit and API tests',
  ['unit', 'unit-language', 'unit-server', 'api'],
  vitestReport,
);

const inTurn: Step[] = [
  ...(withBrowser
    ? [
        {
          name: 'browser tests',
          args: [bin('playwright', 'cli.js'), 'test', '-c', join(ROOT, 'src/e2e/playwright.config.ts')],
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
          report: { file: playwrightReport, read: playwrightOutcome },
        },
      ]
    : []),
  { name: 'logs hold no secret', args: [join(ROOT, 'scripts/logs/check-logs.ts')] },
];

/**
 * Runs a step and resolves to whether it succeeded. Its output is streamed, or passed to `say` at the end.
 */
function run(step: Step, say?: (said: string) => void): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, step.args, {
      cwd: ROOT,
      stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        TEST_LOGS: LOGS,
        ...(TEMPORARY && { TMPDIR: TEMPORARY }),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(ROOT, 'scripts/logs/witness.mjs'))}`,
        ...step.env,
      },
    });
    if (step.niceness && child.pid) setPriority(child.pid, step.niceness);
    let said = '';
    const hear = (chunk: string) => {
      said += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.on('close', (code) => {
      say?.(said);
      done(code === 0);
    });
  });
}

rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
let passed = 0;
let failed = 0;
const failedSteps: string[] = [];
const failures: Failure[] = [];

async function perform(step: Step, isHeard: boolean): Promise<void> {
  if (step.report) rmSync(step.report.file, { force: true });
  const started = performance.now();
  const title = `\n── ${step.name}`;
  if (isHeard) console.log(title);
  let said = '';
  const ok = await run(
    step,
    isHeard
      ? undefined
      : (all) => {
          said = all.trimEnd();
          console.log(`${title}\n${said}`);
        },
  );
  const outcome = step.report && outcomeOf(step.report);
  passed += outcome?.passed ?? (ok ? 1 : 0);
  failed += Math.max(outcome?.failures.length ?? 0, ok ? 0 : 1);
  if (!ok) failedSteps.push(step.name);
  failures.push(...(outcome?.failures ?? []));
  if (!ok && said && !outcome)
    failures.push({ where: step.name, name: '', said: said.slice(-LONGEST_MESSAGE) });
  console.log(
    `── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
}

async function performInTurn(steps: readonly Step[], isHeard: boolean): Promise<void> {
  for (const step of steps) await perform(step, isHeard);
}

// First, because all other steps read generated files.
await perform(
  { name: 'generated files are current', args: [join(ROOT, 'scripts/generate.ts'), '--check'] },
  true,
);
await Promise.all([perform(unitAndApi, true), performInTurn(beside, false)]);
await performInTurn(inTurn, true);
for (const { where, name, said } of failures) {
  const inWords = stripVTControlCharacters(said).slice(0, LONGEST_MESSAGE);
  console.log(`\n✗ ${[where.replace(`${ROOT}/`, ''), name].filter(Boolean).join(' › ')}\n${inWords}`);
}
if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length ? 1 : 0);

/** A step that ended without a report counts as one failure. */
function outcomeOf(report: NonNullable<Step['report']>): Outcome | undefined {
  try {
    return report.read(readFileSync(report.file, 'utf8'));
  } catch {
    return undefined;
  }
}
