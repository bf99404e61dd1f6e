import { expect, test } from "vitest";
import { findProblems, knownMetrics } from "../testing/known-metrics.ts";
import { listQueries, readDashboards } from "../testing/read-dashboards.ts";
import { parseSelectors } from "../testing/read-expression.ts";
import { readRules } from "../testing/read-rules.ts";

const dashboards = await readDashboards();

test("dashboards and their panels have unique ids", () => {
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  for (const { panels } of dashboards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test("every panel uses existing metrics and shows only the selected releases", async () => {
  const known = new Map(await knownMetrics());
  for (const { record } of (await readRules()).recordings) known.set(record, new Map());
  const selectors = listQueries(dashboards).flatMap(parseSelectors);
  expect(selectors.flatMap((selector) => findProblems(selector, known))).toEqual([]);
  const ofRelease = { label: "job", operator: "=~", value: "$job" };
  for (const { matchers } of selectors) expect(matchers).toContainEqual(ofRelease);
});

test("the dashboards show every product metric", async () => {
  const text = JSON.stringify(dashboards);
  const own = [...(await knownMetrics()).keys()].filter(
    (name) => !/^(process|nodejs|kubelet|kube|probe|certmanager)_|_sum$/.test(name),
  );
  const families = new Set(own.map((name) => name.replace(/_(bucket|count)$/, "")));
  expect([...families].filter((name) => !text.includes(name))).toEqual([]);
});
