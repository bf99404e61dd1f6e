import { expect, test } from "vitest";
import { withTables } from "./metrics-page.ts";
import { type ServiceMetric, serviceMetrics } from "./service-metrics.ts";

const METRICS = await serviceMetrics();

const METRIC: ServiceMetric = {
  name: "uploads_open",
  type: "gauge",
  help: "Open uploads",
  labelValues: { state: ["new", "old"] },
  services: ["download"],
};
const PAGE = `By hand.

<!-- metrics of download: written by \`npm run generate\` -->
| something old |
<!-- end -->
`;

test("writes tables between their markers and preserves handwritten text", () => {
  expect(withTables(PAGE, [METRIC])).toBe(`By hand.

<!-- metrics of download: written by \`npm run generate\` -->

| metric | type | labels and their values | meaning |
| --- | --- | --- | --- |
| \`uploads_open\` | gauge | \`state\`: \`new\` \`old\` | Open uploads |

<!-- end -->
`);
});

test("throws if a metric belongs to no table of the page", () => {
  expect(() => withTables(PAGE, [{ ...METRIC, services: ["janitor"] }])).toThrow("janitor");
});

test("the metrics include rare routes, store operations and outcomes", () => {
  const metrics = new Map(METRICS.map((metric) => [metric.name, metric]));
  const readLabelValues = (name: string, label: string) => metrics.get(name)?.labelValues[label];
  expect(readLabelValues("http_request_duration_seconds", "route")).toEqual(
    expect.arrayContaining(["/api/report/:id", "/api/done/:id", "/api/metrics", "/{*path}", "other"]),
  );
  expect(readLabelValues("store_operation_seconds", "operation")).toEqual(
    expect.arrayContaining(["restore", "writeList"]),
  );
  expect(readLabelValues("store_operation_seconds", "store")).toEqual(["uploads", "blobs"]);
  expect(readLabelValues("janitor_failures_total", "step")).toContain("sweep");
});

test("every label of every metric has values", () => {
  const empty = METRICS.flatMap(({ name, labelValues }) =>
    Object.entries(labelValues).flatMap(([label, values]) => (values.length === 0 ? [`${name} ${label}`] : [])),
  );
  expect(empty).toEqual([]);
});
