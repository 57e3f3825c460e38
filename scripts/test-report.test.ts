import { describe, expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './test-report.ts';

const file = (status: string, assertionResults: object[] = [], message = '') => ({
  name: 'src/a.test.ts',
  status,
  message,
  assertionResults,
});
const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[]) =>
  vitestOutcome(JSON.stringify({ numPassedTests, numFailedTests, testResults }));

describe('the report of a run of tests', () => {
  it('names the tests that failed, with what they said', () => {
    const tests = [test('adds', 'passed'), test('divides', 'failed', ['expected 2 to be 3'])];
    expect(vitest(1, 1, [file('failed', tests)])).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ where: 'src/a.test.ts', name: 'divides', said: 'expected 2 to be 3' }],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(vitest(0, 0, [file('failed', [], 'no such module')])).toEqual({
      passed: 0,
      failed: 1,
      failures: [{ where: 'src/a.test.ts', name: 'the file', said: 'no such module' }],
    });
  });

  it('finds the browser tests that failed in suites within suites', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'login.spec.ts',
      line: 7,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'not visible' }] }] }],
    });
    const report = {
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      suites: [{ specs: [spec('is shown', true)], suites: [{ specs: [spec('signs in', false)] }] }],
      errors: [],
    };
    expect(playwrightOutcome(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ where: 'login.spec.ts:7', name: 'signs in', said: 'not visible' }],
    });
  });
});
