import { expect, test } from "vitest";
import { createPlan } from "../plan.ts";
import { parseSettings } from "../settings.ts";
import { compareReports } from "./compare.ts";
import { mergeReports } from "./merge.ts";
import { createReport, createReportName, type K6Summary, type Report } from "./report.ts";

type Values = { made: number; failed?: number; p95: number; isSlow?: boolean; seconds?: number };

function createRun({ made, failed = 0, p95, isSlow = false, seconds = 20 }: Values): Report {
  const settings = parseSettings({ JOURNEYS: "metadata" });
  const plan = createPlan(settings);
  const metrics: K6Summary["metrics"] = {
    iterations: { values: { count: made, rate: made / seconds } },
    "busy{journey:metadata}": { values: { passes: 0, fails: made } },
    "failed_journeys{journey:metadata}": { values: { passes: failed, fails: made - failed } },
    "waited{journey:metadata}": { values: { med: 10, "p(95)": p95, "p(99)": p95, max: p95 } },
    http_reqs: { values: { count: 3 * made, rate: (3 * made) / seconds } },
  };
  for (const { metric, expression } of plan.thresholds) {
    const thresholds = {
      ...metrics[metric]?.thresholds,
      [expression]: { ok: !(isSlow && metric.startsWith("waited")) },
    };
    metrics[metric] = { values: metrics[metric]?.values ?? {}, thresholds };
  }
  return createReport({ metrics, state: { testRunDurationMs: seconds * 1_000 } }, { settings, plan });
}

test("two runs are compared figure by figure, with thresholds whose outcome changed", () => {
  const text = compareReports(
    createRun({ made: 200, p95: 100 }),
    createRun({ made: 200, failed: 50, p95: 150, isSlow: true }),
  );
  expect(text).toMatch(/metadata: p95, ms +100 +150 +\+50\.0 %/);
  expect(text).toMatch(/metadata: failed, % +0 +25 +new/);
  expect(text).toMatch(/waited\{journey:metadata} p\(95\)<=1000 +held +crossed/);
});

test("a comparison says in which settings the runs differ", () => {
  const text = compareReports(createRun({ made: 9, p95: 1, seconds: 3 }), createRun({ made: 9, p95: 1 }));
  expect(text).toContain("the runs differ in isComplete: false and true");
});

test("segments of a run are merged: counts add up, and percentiles are those of the slowest", () => {
  const merged = mergeReports([createRun({ made: 100, p95: 100 }), createRun({ made: 90, failed: 1, p95: 150 })]);
  expect(merged.journeys).toEqual([expect.objectContaining({ made: 190, failed: 1, p95Ms: 150, medianMs: 10 })]);
  expect(merged).toMatchObject({ iterations: 190, isPassed: true });
  expect(merged.k6).toContainEqual(
    expect.objectContaining({ metric: "http_reqs", values: { count: 570, rate: 28.5 } }),
  );
});

test("a merged run fails if a threshold was crossed in one segment", () => {
  const merged = mergeReports([createRun({ made: 100, p95: 1 }), createRun({ made: 100, p95: 9_000, isSlow: true })]);
  expect(merged.isPassed).toBe(false);
});

test("reports of different runs are not merged", () => {
  const run = createRun({ made: 1, p95: 1 });
  expect(() => mergeReports([run, { ...run, profile: "soak" }])).toThrow("the segments differ in profile");
  expect(() => mergeReports([run])).toThrow("two or more");
});

test("each run has a report file of its own", () => {
  expect(createReportName("smoke", new Date("2030-01-02T03:04:05.006Z"))).toBe("smoke-20300102T030405006Z");
});
