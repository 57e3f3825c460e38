import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Failure, Outcome } from './outcome.ts';

/**
 * Writes Vitest's outcome as JSON to OUTCOME_FILE: failed tests, files that failed to load, and errors
 * outside tests, such as a crashed worker.
 */
// biome-ignore lint/style/noDefaultExport: Vitest requires a reporter to be the default export.
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures: Failure[] = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => failure(test.module.moduleId, test.fullName, test.result().errors)),
      ...modules
        .filter((module) => module.errors().length)
        .map((module) => failure(module.moduleId, 'the file', module.errors())),
      ...errors.map((error) => failure('', 'outside of any test', [error])),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const outcome: Outcome = { passed, failures };
    if (process.env.OUTCOME_FILE) writeFileSync(process.env.OUTCOME_FILE, JSON.stringify(outcome));
  }
}

function failure(where: string, name: string, errors: readonly SerializedError[] | undefined): Failure {
  const [error] = errors ?? [];
  return { where, name, said: [error?.message, error?.cause?.message].filter(Boolean).join('\n') };
}
