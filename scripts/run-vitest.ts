import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs test files of a project with these environment variables; returns whether all passed. */
export function runVitest(
  project: 'unit' | 'api' | 'answers',
  files: string,
  settings: Record<string, string>,
): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'scripts/vitest.config.ts',
      '--project',
      project,
      files,
    ],
    { cwd: resolve(import.meta.dirname, '..'), stdio: 'inherit', env: { ...process.env, ...settings } },
  );
  return status === 0;
}

/** A script's argument as a whole number from 1; exits with a usage example if it is invalid. */
export function wholeNumber(usual: number, question: string, example: string): number {
  const number = Number(process.argv[2] ?? usual);
  if (Number.isInteger(number) && number >= 1) return number;
  console.error(`${question} A whole number from 1, such as: ${example}`);
  process.exit(2);
}
