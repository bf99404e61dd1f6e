import { describe, expect, it } from "vitest";
import { parseTestResults } from "./test-results.ts";

function report(...files: [status: string, ...tests: string[]][]): string {
  const testResults = files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((test) => ({ title: "title", fullName: "group title", status: test })),
  }));
  return JSON.stringify({ testResults });
}

describe("parseTestResults", () => {
  it("counts tests by outcome", () => {
    const json = report(["failed", "passed", "failed", "skipped"], ["passed", "passed", "todo", "pending"]);
    expect(parseTestResults(json, false)).toMatchObject({ passed: 2, failed: 1, skipped: 3 });
  });

  it("counts a file that could not be loaded as a failure", () => {
    expect(parseTestResults(report(["failed"], ["passed", "passed"]), false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("counts an error outside of tests as a failure", () => {
    expect(parseTestResults(report(["passed", "passed"]), false)).toMatchObject({ passed: 1, failed: 1 });
    expect(parseTestResults(report(["passed", "passed"]), true)).toMatchObject({ passed: 1, failed: 0 });
  });

  it("preserves full names", () => {
    const { outcomes } = parseTestResults(report(["passed", "passed", "failed"]), false);
    expect(outcomes).toMatchObject([
      { fullName: "group title", hasPassed: true },
      { fullName: "group title", hasPassed: false },
    ]);
  });
});
