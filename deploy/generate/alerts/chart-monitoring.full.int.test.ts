import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ROOT } from "../root.ts";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { parseSelectors } from "../testing/read-expression.ts";
import { readRules } from "../testing/read-rules.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";

const DASHBOARDS = join(ROOT, "deploy/helm/dashboards");
const RUNBOOKS = join(ROOT, "docs/runbooks");
const PAGES = "https://docs.example/runbooks/";

const rule = z.object({
  alert: z.string().optional(),
  expr: z.string(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const labelled = z.object({ labels: z.record(z.string(), z.string()) });
const rules = z.object({
  metadata: labelled,
  spec: z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule) })) }),
});
const monitor = z.object({
  metadata: labelled,
  spec: z.object({
    serviceDiscoveryRole: z.string().optional(),
    namespaceSelector: z.object({ matchNames: z.array(z.string()) }),
    selector: z.object({
      matchLabels: z.record(z.string(), z.string()),
      matchExpressions: z.array(
        z.object({ key: z.string(), operator: z.literal("NotIn"), values: z.array(z.string()) }),
      ),
    }),
    endpoints: z.tuple([
      z.object({
        port: z.string(),
        interval: z.string(),
        relabelings: z.array(z.object({ targetLabel: z.string(), replacement: z.string().optional() })),
      }),
    ]),
  }),
});
const service = z.object({
  metadata: labelled,
  spec: z.object({ ports: z.array(z.object({ name: z.string() })) }),
});
const podMaker = z.object({
  spec: z.object({ template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }) }) }),
});
const probe = z.object({ metadata: labelled, spec: z.looseObject({}) });
const configMap = z.object({ metadata: labelled, data: z.record(z.string(), z.string()) });

const watched = {
  monitoring: {
    serviceMonitor: { enabled: true, interval: "15s", labels: { found: "monitor" } },
    rules: { enabled: true, labels: { found: "rules" } },
    dashboards: { enabled: true },
    runbooks: PAGES,
  },
};

let trial: RenderedChart;
let external: RenderedChart;
beforeAll(async () => {
  const elsewhere = { release: "files", namespace: "elsewhere" };
  trial = await render({ ...TRIAL, ...watched }, elsewhere);
  external = await render({ ...EXTERNAL, ...watched }, elsewhere);
});

const readRunbooks = async () =>
  Promise.all((await readdir(RUNBOOKS)).map((page) => readFile(join(RUNBOOKS, page), "utf8")));

const listRules = (rendered: RenderedChart) =>
  rendered.all("PrometheusRule", rules).flatMap(({ spec }) => spec.groups.flatMap((group) => group.rules));

test("creates no objects for disabled monitoring tools", async () => {
  const { objects } = await render(TRIAL);
  const kinds = new Set(objects.map(({ kind }) => kind));
  expect([kinds.has("ServiceMonitor"), kinds.has("PrometheusRule")]).toEqual([false, false]);
});

test("deploys all rules and links each alert to its runbook", async () => {
  const { alerts, recordings } = await readRules();
  const rendered = listRules(trial);
  expect(rendered).toHaveLength(alerts.length + recordings.length);
  const pages = rendered.flatMap(({ alert, annotations }) => (alert === undefined ? [] : [[alert, annotations]]));
  expect(pages).toEqual(
    expect.arrayContaining(
      alerts.map(({ alert, annotations }) => [alert, { ...annotations, runbook_url: `${PAGES}${alert}.md` }]),
    ),
  );
});

test("alerts have no runbook link if the runbook address is not set", async () => {
  const rendered = listRules(await render({ ...TRIAL, monitoring: { rules: { enabled: true } } }));
  expect(rendered.filter(({ alert }) => alert !== undefined)).not.toEqual([]);
  expect(rendered.filter(({ annotations }) => annotations !== undefined && "runbook_url" in annotations)).toEqual([]);
});

test("the rules select only the metrics of this release", () => {
  const matchers = listRules(trial).flatMap(({ expr }) =>
    parseSelectors(expr).flatMap((selector) => selector.matchers),
  );
  const places = matchers.filter(({ label }) => label === "job" || label === "namespace");
  expect(new Set(places.map(({ label, operator, value }) => `${label}${operator}${value}`))).toEqual(
    new Set(["job=elsewhere/files-envoi", "namespace=elsewhere"]),
  );
  const volumes = matchers.filter(({ label }) => label === "persistentvolumeclaim");
  const claims = ["redis", "nats", "seaweedfs"].map((store) => `data-files-envoi-${store}-0`);
  for (const { value } of volumes) expect(claims.filter((claim) => !new RegExp(`^${value}$`).test(claim))).toEqual([]);
  expect(volumes).not.toEqual([]);
});

test("monitors disks only if the stores are bundled", () => {
  const alerts = (rendered: RenderedChart) => listRules(rendered).map(({ alert }) => alert);
  expect(alerts(trial)).toContain("EnvoiStoreDiskFull");
  expect(alerts(external)).not.toContain("EnvoiStoreDiskFull");
});

test("Prometheus finds each component once, with the label that the rules use", () => {
  const [found] = trial.all("ServiceMonitor", monitor);
  const { matchLabels, matchExpressions } = found?.spec.selector ?? { matchLabels: {}, matchExpressions: [] };
  const endpoint = found?.spec.endpoints[0];
  const chosen = trial
    .all("Service", service)
    .filter(
      ({ metadata: { labels }, spec }) =>
        Object.entries(matchLabels).every(([label, value]) => labels[label] === value) &&
        matchExpressions.every(({ key, values }) => !values.includes(labels[key] ?? "")) &&
        spec.ports.some(({ name }) => name === endpoint?.port),
    );
  const components = chosen.map(({ metadata }) => metadata.labels["app.kubernetes.io/component"]);
  expect(components.toSorted()).toEqual(
    ["download", "filelist", "janitor", "metadata", "metrics", "operators", "upload-gateway", "web-origin"].toSorted(),
  );
  expect(found?.spec.namespaceSelector.matchNames).toEqual(["elsewhere"]);
  expect(endpoint?.interval).toBe("15s");
  expect(endpoint?.relabelings).toMatchObject([
    { targetLabel: "job", replacement: "elsewhere/files-envoi" },
    { targetLabel: "component" },
  ]);
});

test("Prometheus also finds terminating pods, unless its operator does not support this", async () => {
  const serviceMonitor = { enabled: true, serviceDiscoveryRole: "" };
  const older = await render({ ...TRIAL, monitoring: { serviceMonitor } });
  const roles = [trial, older].flatMap((rendered) => rendered.all("ServiceMonitor", monitor));
  expect(roles.map(({ spec }) => spec.serviceDiscoveryRole)).toEqual(["EndpointSlice", undefined]);
});

test("monitoring objects have the labels by which Prometheus and Grafana find them", () => {
  expect(trial.all("ServiceMonitor", monitor).map(({ metadata }) => metadata.labels["found"])).toEqual(["monitor"]);
  for (const { metadata } of trial.all("PrometheusRule", rules)) expect(metadata.labels["found"]).toBe("rules");
});

test("the commands in the runbooks select pods and Jobs by labels that exist", async () => {
  const texts = await readRunbooks();
  const selectors = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/kubectl [^\n`|]*? -l (?:'([^']+)'|([^\s`]+))/g),
      ([, quoted, plain]) => quoted ?? plain ?? "",
    ),
  );
  const labels = selectors.flatMap((selector) =>
    Array.from(selector.matchAll(/(app\.kubernetes\.io\/[a-z-]+)(?:=| in \()([^)]+)/g), ([, label, values = ""]) =>
      values.split(",").map((value) => `${label}=${value}`),
    ).flat(),
  );
  const pods = trial.objects.flatMap(({ kind, ...object }) =>
    ["Deployment", "StatefulSet", "Job"].includes(kind) ? [podMaker.parse(object).spec.template.metadata.labels] : [],
  );
  const there = new Set(pods.flatMap((pod) => Object.entries(pod).map(([label, value]) => `${label}=${value}`)));
  expect(labels.length).toBeGreaterThan(selectors.length / 2);
  expect(labels.filter((label) => !label.endsWith("=COMPONENT") && !there.has(label))).toEqual([]);
});

test("values named in the runbooks exist in the chart", async () => {
  const values: unknown = parse(await readFile(join(ROOT, "deploy/helm/values.yaml"), "utf8"));
  const isThere = (path: string) =>
    path.split(".").reduce((at: unknown, key) => z.looseObject({}).safeParse(at).data?.[key], values) !== undefined;
  const words = (await readRunbooks()).flatMap((text) =>
    Array.from(text.matchAll(/(?<=[`, ])([a-z]\w*(?:\.[a-zA-Z]\w*)+)(?=[`=])/g), ([, name = ""]) => name),
  );
  const named = words.filter((word) => isThere(word.split(".")[0] ?? "") && !word.startsWith("config."));
  expect(named).toContain("janitor.replicas");
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test("a probe requests the public address, with a job of its own", async () => {
  const probed = await render(
    {
      ...TRIAL,
      monitoring: { probe: { enabled: true, prober: "blackbox.monitoring:9115", labels: { found: "probe" } } },
    },
    { release: "files", namespace: "elsewhere" },
  );
  const [found] = probed.all("Probe", probe);
  expect(found).toMatchObject({
    metadata: { labels: { found: "probe" } },
    spec: {
      jobName: "elsewhere/files-envoi/probe",
      prober: { url: "blackbox.monitoring:9115" },
      targets: { staticConfig: { static: [`${TRIAL.baseUrl}/__heartbeat__`] } },
    },
  });
  expect(trial.all("Probe", probe)).toEqual([]);
});

test("Grafana receives the dashboards unchanged", async () => {
  const names = await readdir(DASHBOARDS);
  const maps = trial.all("ConfigMap", configMap).filter(({ metadata }) => metadata.labels["grafana_dashboard"] === "1");
  const files = await Promise.all(
    names.map(async (name) => [`envoi-${name}`, JSON.parse(await readFile(join(DASHBOARDS, name), "utf8"))]),
  );
  const given = maps.flatMap(({ data }) => Object.entries(data).map(([name, text]) => [name, JSON.parse(text)]));
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(files));
});
