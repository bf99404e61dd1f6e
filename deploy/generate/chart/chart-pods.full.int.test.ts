import { DEPLOYED_SERVICES } from "@envoi/topology";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { listPods } from "../testing/workload.ts";

const podSpec = z.looseObject({
  containers: z.array(z.looseObject({ name: z.string() })),
  topologySpreadConstraints: z.array(z.looseObject({ labelSelector: z.unknown() })),
  terminationGracePeriodSeconds: z.int(),
});
const deployment = z.object({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()), annotations: z.record(z.string(), z.string()) }),
      spec: podSpec,
    }),
  }),
});
const service = z.looseObject({ metadata: z.looseObject({ name: z.string() }), spec: z.looseObject({}) });

const podOf = (rendered: RenderedChart, name: string) =>
  rendered.one("Deployment", `envoi-${name}`, deployment).spec.template;

const COMMON = {
  podLabels: { team: "files" },
  podAnnotations: { scraped: "yes", rolled: "today" },
  priorityClassName: "files",
  topologySpreadConstraints: [{ maxSkew: 2, topologyKey: "rack", whenUnsatisfiable: "DoNotSchedule" }],
  dnsPolicy: "None",
  dnsConfig: { nameservers: ["10.0.0.10"], options: [{ name: "ndots", value: "2" }] },
  livenessProbe: { periodSeconds: 20 },
  ipFamilyPolicy: "PreferDualStack",
  ipFamilies: ["IPv6", "IPv4"],
};
const OWN = {
  podLabels: { team: "downloads" },
  podAnnotations: { rolled: "yesterday" },
  priorityClassName: "downloads",
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: "topology.kubernetes.io/zone",
      whenUnsatisfiable: "DoNotSchedule",
      labelSelector: { matchLabels: { own: "yes" } },
    },
  ],
  dnsPolicy: "Default",
  dnsConfig: { searches: ["example.org"] },
  livenessProbe: { failureThreshold: 9 },
  startupProbe: { failureThreshold: 300 },
  terminationGracePeriodSeconds: 600,
  initContainers: [{ name: "wait", image: "busybox" }],
  sidecars: [{ name: "logs", image: "fluent-bit" }],
};

let rendered: RenderedChart;
beforeAll(async () => {
  rendered = await render({ ...TRIAL, ...COMMON, download: OWN });
});

test("every service has the common values for its pods, and its own label selects the pods to spread", () => {
  for (const name of DEPLOYED_SERVICES.filter((one) => one !== "download")) {
    const { metadata, spec } = podOf(rendered, name);
    expect(metadata, name).toMatchObject({ labels: COMMON.podLabels, annotations: COMMON.podAnnotations });
    const { priorityClassName, dnsPolicy, dnsConfig } = COMMON;
    expect(spec, name).toMatchObject({ priorityClassName, dnsPolicy, dnsConfig });
    expect(spec.topologySpreadConstraints, name).toMatchObject(COMMON.topologySpreadConstraints);
    expect(spec.topologySpreadConstraints[0]?.labelSelector, name).toEqual({
      matchLabels: {
        "app.kubernetes.io/name": "envoi",
        "app.kubernetes.io/instance": "envoi",
        "app.kubernetes.io/component": name,
      },
    });
    expect(spec.containers.map((container) => container.name)).toEqual([name]);
    expect(spec.containers[0]?.["livenessProbe"]).toMatchObject({ periodSeconds: 20, timeoutSeconds: 5 });
  }
});

test("a service's own values replace the common ones, or are added to them", () => {
  const { metadata, spec } = podOf(rendered, "download");
  expect(metadata.labels).toMatchObject({ ...OWN.podLabels, "app.kubernetes.io/component": "download" });
  expect(metadata.annotations).toMatchObject({ scraped: "yes", rolled: "yesterday" });
  const { priorityClassName, dnsPolicy, dnsConfig, terminationGracePeriodSeconds, initContainers } = OWN;
  expect(spec).toMatchObject({ priorityClassName, dnsPolicy, terminationGracePeriodSeconds, initContainers });
  expect(spec["dnsConfig"]).toEqual(dnsConfig);
  expect(spec.topologySpreadConstraints).toEqual(OWN.topologySpreadConstraints);
  const [first, second] = spec.containers;
  expect([first?.name, second]).toEqual(["download", OWN.sidecars[0]]);
  expect(first).toMatchObject({
    startupProbe: { httpGet: { path: "/livez", port: "private" }, periodSeconds: 1, failureThreshold: 300 },
    readinessProbe: { httpGet: { path: "/readyz", port: "private" }, failureThreshold: 6 },
    livenessProbe: { httpGet: { path: "/livez", port: "private" }, periodSeconds: 20, failureThreshold: 9 },
  });
});

test("priority and DNS also apply to the pods of stores and Jobs", async () => {
  const pods = listPods(await render({ ...TRIAL, ...COMMON })).filter(({ name }) =>
    /redis|nats|seaweedfs|provision/.test(name),
  );
  expect(pods).toHaveLength(4);
  const { priorityClassName, dnsPolicy, dnsConfig } = COMMON;
  for (const { name, spec } of pods) expect(spec, name).toMatchObject({ priorityClassName, dnsPolicy, dnsConfig });
});

test("the bundled SeaweedFS gets the key of its gRPC port from its Secret", async () => {
  const pods = listPods(await render(TRIAL)).filter(({ component }) => component === "seaweedfs");
  const keys = pods.flatMap(({ spec }) => spec.containers[0].env.filter(({ name }) => name.startsWith("WEED_JWT_")));
  const secretKeyRef = { name: "envoi-seaweedfs", key: "signing-key" };
  expect(keys).toEqual(
    ["WEED_JWT_FILER_SIGNING_KEY", "WEED_JWT_FILER_SIGNING_READ_KEY"].map((name) =>
      expect.objectContaining({ name, valueFrom: { secretKeyRef } }),
    ),
  );
});

test("all Services have the IP families, and all processes listen on both by default", async () => {
  const { ipFamilyPolicy, ipFamilies } = COMMON;
  const services = rendered.all("Service", service);
  expect(services).toHaveLength(DEPLOYED_SERVICES.length + 3);
  for (const { metadata, spec } of services) expect(spec, metadata.name).toMatchObject({ ipFamilyPolicy, ipFamilies });
  const plain = await render(TRIAL);
  for (const { spec } of plain.all("Service", service)) expect(spec).not.toHaveProperty("ipFamilyPolicy");
  const hosts = listPods(plain).flatMap(({ component, spec }) => {
    const variables = new Map(spec.containers[0].env.map((variable) => [variable.name, variable.value]));
    return variables.has("PRIVATE_HOST") ? [[component, variables.get("HOST"), variables.get("PRIVATE_HOST")]] : [];
  });
  expect(hosts.toSorted()).toEqual(DEPLOYED_SERVICES.map((name) => [name, "::", "::"]).toSorted());
});

test.each([
  [
    "a grace period that is shorter than the drain",
    { terminationGracePeriodSeconds: 100 },
    "terminationGracePeriodSeconds",
  ],
  ["a label of the chart", { podLabels: { "app.kubernetes.io/component": "x" } }, "download.podLabels.app"],
  ["an unknown time of a probe", { livenessProbe: { period: 3 } }, "period"],
  ["a path of a probe", { readinessProbe: { httpGet: { path: "/" } } }, "httpGet"],
  ["a container without an image", { sidecars: [{ name: "logs" }] }, "image"],
  [
    "a constraint without a key",
    { topologySpreadConstraints: [{ maxSkew: 1, whenUnsatisfiable: "DoNotSchedule" }] },
    "topologyKey",
  ],
  ["an unknown DNS setting", { dnsConfig: { servers: [] } }, "servers"],
])("%s is refused", async (_what, own, message) => {
  await expect(render({ ...TRIAL, download: own })).rejects.toThrow(message);
});
