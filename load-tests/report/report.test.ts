import { expect, test } from "vitest";
import { LIMITS, nameLimit } from "../limits.ts";
import { createPlan, type Plan } from "../plan.ts";
import { parseSettings } from "../settings.ts";
import { formatHtml } from "./html.ts";
import { createReport, type K6Summary, type Report } from "./report.ts";
import { formatText } from "./text.ts";

type Metrics = K6Summary["metrics"];

/** A summary like k6's: every threshold has a verdict, and a threshold without samples counts as passed. */
function createSummary(plan: Plan, metrics: Metrics, seconds = plan.seconds): K6Summary {
  const judged: Metrics = {};
  for (const { metric, expression } of plan.thresholds) {
    const { values = {}, thresholds } = metrics[metric] ?? {};
    const isOk = thresholds?.[expression]?.ok ?? true;
    judged[metric] = { values, thresholds: { ...judged[metric]?.thresholds, [expression]: { ok: isOk } } };
  }
  return { metrics: { ...metrics, ...judged }, state: { testRunDurationMs: seconds * 1_000 } };
}

function report(variables: Record<string, string>, metrics: Metrics): Report {
  const settings = parseSettings({ JOURNEYS: "metadata", ...variables });
  const plan = createPlan(settings);
  return createReport(createSummary(plan, metrics), { settings, plan });
}

const MADE = {
  "busy{journey:metadata}": { values: { rate: 0.01, passes: 2, fails: 198 } },
  "limited{journey:metadata}": { values: { rate: 0.005, passes: 1, fails: 199 } },
  "failed_journeys{journey:metadata}": { values: { rate: 0, passes: 0, fails: 200 } },
};
const SLOW: Metrics = {
  ...MADE,
  iterations: { values: { count: 200, rate: 10 } },
  "waited{journey:metadata}": {
    values: { med: 12, "p(95)": 3_100, "p(99)": 3_200, max: 3_300 },
    thresholds: { "p(95)<=1000": { ok: false }, "p(95)<=3000": { ok: false } },
  },
};
const WRONG: Metrics = {
  "checks{journey:metadata}": { values: { rate: 0.5 }, thresholds: { "rate==1": { ok: false } } },
};

test("a crossed threshold fails the run, and is shown with its reason and value", () => {
  const { isPassed, thresholds } = report({}, SLOW);
  expect(isPassed).toBe(false);
  expect(thresholds.filter(({ outcome }) => outcome !== "held")).toEqual([
    expect.objectContaining({ expression: "p(95)<=1000", value: 3_100, outcome: "crossed" }),
  ]);
  expect(formatText(report({}, SLOW))).toMatch(/CROSSED\s+waited\{journey:metadata}\s+p\(95\)<=1000\s+3100/);
});

test("a run passes if no threshold was crossed", () => {
  expect(report({}, MADE).isPassed).toBe(true);
  expect(formatText(report({}, MADE))).toContain("8 of 8 thresholds held: passed");
});

test("a threshold without a verdict counts as crossed", () => {
  const settings = parseSettings({});
  const nothing = { metrics: {}, state: { testRunDurationMs: 0 } };
  const { thresholds, isPassed } = createReport(nothing, { settings, plan: createPlan(settings) });
  expect(new Set(thresholds.map(({ outcome }) => outcome))).toEqual(new Set(["crossed"]));
  expect(isPassed).toBe(false);
});

test("thresholds of a journey that did not run are reported as not run", () => {
  const rare = report({ PROFILE: "average", JOURNEYS: "metadata,limit" }, MADE);
  const ofLimit = rare.thresholds.filter(({ metric }) => metric.endsWith("{journey:limit}"));
  expect(ofLimit.map(({ outcome, value }) => [outcome, value])).toEqual(ofLimit.map(() => ["not run", null]));
  const text = formatText(rare);
  expect(text).toMatch(/^ {2}limit +not run$/m);
  expect(text).toMatch(/\d+ of \d+ thresholds held, 7 not run: passed/);
});

test("a search passes if it finds the server's limit, but not if a response is wrong", () => {
  const asked: Metrics = { asked_rate: { values: { max: 77.7 } } };
  const found = report({ PROFILE: "breakpoint" }, { ...SLOW, ...asked });
  expect(found).toMatchObject({ isPassed: true, reachedPerSecond: 77.7 });
  expect(formatText(found)).toContain("77.7 people per second");
  expect(report({ PROFILE: "breakpoint" }, { ...SLOW, ...WRONG }).isPassed).toBe(false);
});

test("a journey's figures include only the users who made it", () => {
  expect(report({}, SLOW).journeys).toEqual([
    { journey: "metadata", made: 200, failed: 0, busy: 2, limited: 1, medianMs: 12, p95Ms: 3_100, p99Ms: 3_200 },
  ]);
});

test("failed journeys have a column of their own, and a rate that is almost 1 is not shown as 1", () => {
  const almost = {
    ...MADE,
    "failed_journeys{journey:metadata}": { values: { rate: 0.25, passes: 50, fails: 150 } },
    "checks{journey:metadata}": { values: { rate: 0.999996 }, thresholds: { "rate==1": { ok: false } } },
  };
  const text = formatText(report({}, almost));
  expect(text).toMatch(/^ {2}metadata +200 +50 \(25\.0 %\) +2 \(1\.00 %\) +1 \(0\.500 %\)/m);
  expect(text).toMatch(/CROSSED +checks\{journey:metadata} +rate==1 +0\.999996/);
});

test("the limits that the load reached are named by their settings", () => {
  const reached = { "limits_reached{limit:BEACONS_PER_MINUTE}": { values: { count: 7 } } };
  expect(report({}, { ...MADE, ...reached }).limits).toEqual([{ limit: "BEACONS_PER_MINUTE", journeys: 7 }]);
  expect(nameLimit('"beacons";q=120;w=60', "rate_limited")).toBe("BEACONS_PER_MINUTE");
  expect(nameLimit(null, "too_many_bytes")).toBe("UPLOAD_BYTES_PER_DAY_PER_NETWORK");
  expect(LIMITS).toContain(nameLimit(null, "rate_limited"));
});

test("k6's own metrics are reported, but not those by tag", () => {
  const own = {
    http_req_duration: { values: { med: 3.21 }, contains: "time" },
    "http_req_duration{name:x}": { values: { med: 1 } },
  };
  const made = report({}, { ...MADE, ...own });
  expect(made.k6).toEqual([{ metric: "http_req_duration", contains: "time", values: { med: 3.21 } }]);
  expect(formatText(made)).toMatch(/http_req_duration +3\.2 ms/);
});

test("an interrupted run is incomplete, and fails only if a threshold was crossed", () => {
  const settings = parseSettings({ PROFILE: "average" });
  const plan = createPlan(settings);
  const rare = { "iterations{journey:limit}": { values: { count: 0 }, thresholds: { "count>0": { ok: false } } } };
  const early = createReport(createSummary(plan, { ...MADE, ...rare }, 30), { settings, plan });
  expect(early).toMatchObject({ isComplete: false, isPassed: false, seconds: 30, plannedSeconds: 180 });
  expect(formatText(early)).toMatch(/30 s of 180: INCOMPLETE.*not run: INCOMPLETE$/ms);
  const wrong = createReport(createSummary(plan, { ...MADE, ...WRONG }, 30), { settings, plan });
  expect(formatText(wrong)).toMatch(/: FAILED$/m);
});

test("a run fails if a required journey did not run", () => {
  const nobody = { "iterations{journey:limit}": { values: { count: 0 }, thresholds: { "count>0": { ok: false } } } };
  const day = report({ PROFILE: "soak", JOURNEYS: "" }, { ...MADE, ...nobody });
  expect(day.isPassed).toBe(false);
  expect(formatText(day)).toMatch(/CROSSED +iterations\{journey:limit}/);
});

test("a page shows every threshold, and escapes markup in values", () => {
  const page = formatHtml({ ...report({}, SLOW), baseUrl: `http://localhost/<script>"&'` });
  expect(page).toContain("http://localhost/&lt;script&gt;&quot;&amp;&#39;");
  expect(page).not.toContain("<script>");
  expect(page.match(/<td class="(held|crossed)">/g)).toHaveLength(report({}, SLOW).thresholds.length);
});

test.each([
  [91, true],
  [89, false],
])("whether a server passes if its upload rate falls from 100 to %i: %s", (least, isPassed) => {
  const settings = parseSettings({ PROFILE: "overload" });
  const plan = createPlan(settings);
  // The second level of load lasts longer than the first.
  const counts = { "1": 100 * 0.15, "2": 100 * 0.19, "3": least * 0.19, after: 10 };
  const done = Object.entries(counts).map(([level, count]) => [
    `done_journeys{level:${level}}`,
    { values: { count: count * plan.seconds } },
  ]);
  const made = createReport(createSummary(plan, Object.fromEntries(done)), { settings, plan });
  expect(made.isPassed).toBe(isPassed);
  expect(made.goodput.slice(0, 3).map(({ perSecond }) => Math.round(perSecond))).toEqual([100, 100, least]);
  expect(formatText(made)).toMatch(new RegExp(`3 ×\\s+${least}\\.0`));
});
