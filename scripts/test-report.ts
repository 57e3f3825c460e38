// What the reports of single tests hold: how many went well, and which did not, with what they said.

/** A test that failed: where it stands, its name and the first error that it met. */
export type Failure = { where: string; name: string; said: string };
export type Outcome = { passed: number; failed: number; failures: Failure[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Of Vitest's JSON reporter. A file that could not be loaded has no tests: it is a failure of its own. */
export function vitestOutcome(text: string): Outcome {
  const report: VitestReport = JSON.parse(text);
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({ where: file.name, name: test.fullName, said: test.failureMessages[0] ?? '' }));
    return failed.length || file.status !== 'failed'
      ? failed
      : [{ where: file.name, name: 'the file', said: file.message }];
  });
  const withoutTests = failures.length - report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + Math.max(0, withoutTests),
    failures,
  };
}

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
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Of Playwright's JSON reporter. */
export function playwrightOutcome(text: string): Outcome {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(text);
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => ({ where: '', name: 'the run', said: message ?? '' })),
  ];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures };
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
