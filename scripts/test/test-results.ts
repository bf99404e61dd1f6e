/** One test of a run. A test that ran in several projects occurs several times. */
export interface TestOutcome {
  /** The titles of the test's groups and its own title, joined by spaces. */
  readonly fullName: string;
  readonly file: string;
  readonly durationMs: number;
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
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

/**
 * Reads the JSON report of vitest.
 *
 * A file that could not be loaded has no tests in the report; it counts as one failed test.
 *
 * @param hasSucceeded - whether vitest exited with 0; an error outside of tests is one more failure
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
    outcomes: report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration = 0 }) => ({
        fullName,
        file,
        durationMs: duration,
        hasPassed: status === "passed",
      })),
    ),
  };
}

/** Lines with the slowest tests, the slowest first. */
export function slowestTests(outcomes: readonly TestOutcome[], count: number): string[] {
  return outcomes
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, count)
    .map(({ durationMs, file, fullName }) => `${(durationMs / 1_000).toFixed(1).padStart(7)} s  ${file}: ${fullName}`);
}
