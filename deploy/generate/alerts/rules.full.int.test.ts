import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { inputSeries, scenarios } from "../testing/alert-scenarios.ts";
import type { Scenario } from "../testing/healthy-series.ts";
import { listQueries, readDashboards } from "../testing/read-dashboards.ts";
import { ruleFiles } from "../testing/read-rules.ts";
import { readRunbooks } from "../testing/read-runbooks.ts";

const execute = promisify(execFile);
const promtool = async (...args: string[]): Promise<string> => {
  const { stdout } = await execute(findProgram("promtool"), args);
  return stdout;
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "envoi rules "));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("Prometheus accepts the rules", async () => {
  await expect(promtool("check", "rules", "--lint=all", "--lint-fatal", ...(await ruleFiles()))).resolves.toContain(
    "SUCCESS",
  );
});

test.each([
  ["dashboard", async () => listQueries(await readDashboards())],
  ["runbook", async () => (await readRunbooks()).flatMap(({ queries }) => queries)],
])("every %s query is valid", async (what, list) => {
  const queries = await list();
  const rules = queries.map((expr, index) => ({
    record: `query:${index}`,
    // In a dashboard, Grafana replaces these variables.
    expr: expr.replaceAll("$__rate_interval", "2m").replaceAll("$__range", "6h"),
  }));
  const file = join(folder, `${what}.yaml`);
  await writeFile(file, stringify({ groups: [{ name: what, rules }] }));
  await expect(promtool("check", "rules", file)).resolves.toContain(`SUCCESS: ${queries.length} rules found`);
});

/** Creates a test for promtool: at the given time, exactly the given alerts fire. */
async function unitTest(scenario: Scenario): Promise<string> {
  const { title, at, interval = "1m", file = "", fires } = scenario;
  const firing = fires.map((alert) => {
    const [name, severity] = alert.split(" ");
    return { labels: `{alertname="${name}",severity="${severity}"}`, value: 1 };
  });
  return stringify({
    rule_files: (await ruleFiles()).filter((path) => path.endsWith(file)),
    evaluation_interval: interval,
    tests: [
      {
        name: title,
        interval,
        input_series: inputSeries(scenario),
        promql_expr_test: [
          {
            expr: 'group by (alertname, severity) (ALERTS{alertstate="firing"})',
            eval_time: at,
            exp_samples: firing,
          },
        ],
      },
    ],
  });
}

test.each(scenarios.map((scenario) => [scenario.title, scenario.fires.join(", ") || "nothing", scenario] as const))(
  "when %s: %s",
  async (title, _fires, scenario) => {
    const file = join(folder, `${title}.yaml`);
    await writeFile(file, await unitTest(scenario));
    await expect(promtool("test", "rules", file)).resolves.toContain("SUCCESS");
  },
);

test("the rules sum the findings of all janitors", async () => {
  const file = join(folder, "shares.yaml");
  const found = {
    exp_labels: { severity: "critical", job: "envoi" },
    exp_annotations: {
      summary: "3 visible files have lost their bodies.",
      description: "The last sweep found Uploads without their blobs. Their links lead to an error.",
    },
  };
  const tests = [
    {
      name: "shares",
      interval: "1m",
      input_series: [
        { series: 'janitor_missing_blobs{job="envoi",instance="a"}', values: "1x10" },
        { series: 'janitor_missing_blobs{job="envoi",instance="b"}', values: "2x10" },
      ],
      alert_rule_test: [{ eval_time: "5m", alertname: "EnvoiBlobsMissing", exp_alerts: [found] }],
    },
  ];
  await writeFile(file, stringify({ rule_files: await ruleFiles(), evaluation_interval: "1m", tests }));
  await expect(promtool("test", "rules", file)).resolves.toContain("SUCCESS");
});

test("an expected alert that does not fire fails the test", async () => {
  const file = join(folder, "wrong.yaml");
  await writeFile(file, await unitTest({ title: "wrong", at: "10m", set: {}, fires: ["EnvoiBlobsMissing critical"] }));
  await expect(promtool("test", "rules", file)).rejects.toThrow();
});
