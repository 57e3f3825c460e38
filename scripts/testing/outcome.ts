// The outcome of a step's individual tests: how many passed, and which failed with what message.

/** A failed test: its file, its name and its first error. */
export type Failure = { where: string; name: string; said: string };
export type Outcome = { passed: number; failures: Failure[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
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
      said: spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message ?? '',
    }));
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}
