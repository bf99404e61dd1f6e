/** One test of a run. A test that ran in several projects is there several times. */
export interface TestOutcome {
  readonly title: string;
  /** With the titles of the groups it stands in, joined by spaces. */
  readonly fullName: string;
  readonly hasPassed: boolean;
}

export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly outcomes: readonly TestOutcome[];
}

interface JsonReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly fullName: string;
      readonly status: string;
    }[];
  }[];
}

/**
 * Reads the JSON report of vitest.
 *
 * A file that could not be loaded has no tests in the report; it counts as one that failed.
 *
 * @param hasSucceeded - whether vitest ended with 0; an error outside of every test is one failure more
 */
export function parseTestResults(json: string, hasSucceeded: boolean): TestResults {
  const report: JsonReport = JSON.parse(json);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const passed = count("passed");
  const failedTests = count("failed");
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = failedTests + brokenFiles;
  return {
    passed,
    failed: failed === 0 && !hasSucceeded ? 1 : failed,
    skipped: tests.length - passed - failedTests,
    outcomes: tests.map(({ title, fullName, status }) => ({ title, fullName, hasPassed: status === "passed" })),
  };
}
