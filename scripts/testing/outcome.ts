// The outcome of a step's individual tests: how many passed, and which failed with what message.
import { PAGE_AT_FAILURE } from '../../src/e2e/page-at-failure.ts';

/** A failed test: its file, its name, its first error and what its pages showed. */
export type Failure = { where: string; name: string; said: string };
export type Outcome = { passed: number; failures: Failure[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: PlaywrightResult[] }[];
  }[];
};
type PlaywrightResult = {
  errors: { message?: string }[];
  /** `body` is in Base64. */
  attachments: { name: string; body?: string }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Parses the output of Playwright's JSON reporter. */
export function playwrightOutcome(text: string): Outcome {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(text);
  const ofTheRun = errors.map(({ message }) => ({ where: '', name: 'the run', said: message ?? '' }));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failuresOfSuite), ...ofTheRun],
  };
}

function failuresOfSuite(suite: PlaywrightSuite): Failure[] {
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      where: `${spec.file}:${spec.line}`,
      name: spec.title,
      said: saidOf(spec.tests.flatMap(({ results }) => results)),
    }));
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function saidOf(results: PlaywrightResult[]): string {
  const error = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
  const pages = results
    .flatMap(({ attachments }) => attachments)
    .filter(({ name }) => name === PAGE_AT_FAILURE)
    .map(({ body = '' }) => Buffer.from(body, 'base64').toString());
  return [error, ...pages].join('\n\n');
}
