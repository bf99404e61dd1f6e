import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { ROOT } from "../root.ts";
import { faultOf, knownMetrics } from "../testing/known-metrics.ts";
import { selectorsOf } from "../testing/read-expression.ts";
import { readRules } from "../testing/read-rules.ts";
import { DASHBOARDS } from "./dashboards.ts";
import { grafanaDashboard } from "./grafana.ts";

const FOLDER = join(ROOT, "deploy/helm/dashboards");

const panel = z.discriminatedUnion("type", [
  z.object({ type: z.literal("row"), id: z.number(), title: z.string().min(1) }),
  z.object({
    type: z.enum(["timeseries", "stat"]),
    id: z.number(),
    title: z.string().min(1),
    description: z.string().min(1),
    datasource: z.object({ uid: z.literal(`\${datasource}`) }),
    gridPos: z.object({ x: z.number(), w: z.number() }).refine(({ x, w }) => x + w <= 24),
    fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }),
    targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().min(1) })).min(1),
  }),
]);
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.literal(39),
  panels: z.array(panel),
});

const dashboards = DASHBOARDS.map((one) => dashboard.parse(grafanaDashboard(one)));

test("dashboards and their panels have unique ids", async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual(DASHBOARDS.map(({ name }) => `${name}.json`));
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  for (const { panels } of dashboards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test("every panel uses existing metrics, of the selected releases", async () => {
  const known = new Map(await knownMetrics());
  for (const { record } of (await readRules()).recordings) known.set(record, new Map());
  const panels = dashboards.flatMap((one) => one.panels).filter((one) => one.type !== "row");
  const selectors = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => selectorsOf(expr)));
  expect(selectors.flatMap((selector) => faultOf(selector, known))).toEqual([]);
  const ofRelease = { label: "job", operator: "=~", value: "$job" };
  for (const { matchers } of selectors) expect(matchers).toContainEqual(ofRelease);
});

test("the dashboards show every metric of the product", async () => {
  const text = JSON.stringify(dashboards);
  const own = [...(await knownMetrics()).keys()].filter((name) => !/^(process|nodejs|kubelet)_|_sum$/.test(name));
  const families = new Set(own.map((name) => name.replace(/_(bucket|count)$/, "")));
  expect([...families].filter((name) => !text.includes(name))).toEqual([]);
});
