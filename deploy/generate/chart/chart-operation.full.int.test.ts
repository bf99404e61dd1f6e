import { expect, test } from "vitest";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { render } from "../testing/rendered-chart.ts";
import { deployment } from "../testing/workload.ts";
import { renderText } from "./render.ts";

const trigger = z.looseObject({ type: z.string(), metricType: z.string().optional(), metadata: z.looseObject({}) });
const scaledObject = z.looseObject({
  spec: z.looseObject({ triggers: z.array(trigger), fallback: z.looseObject({}) }),
});
const metric = z.looseObject({
  type: z.string(),
  resource: z.looseObject({ name: z.string() }).optional(),
  pods: z.looseObject({ metric: z.looseObject({ name: z.string() }) }).optional(),
});
const scaler = z.looseObject({ spec: z.looseObject({ metrics: z.array(metric) }) });
const annotated = z.looseObject({ metadata: z.looseObject({ annotations: z.record(z.string(), z.string()) }) });

test("a service can have its own drain time, and its pods' grace period covers it", async () => {
  const rendered = await render({ ...TRIAL, drainSeconds: 40, uploadGateway: { drainSeconds: 3_000 } });
  const readDrainTimes = (name: string) => {
    const { spec } = rendered.one("Deployment", `envoi-${name}`, deployment).spec.template;
    const drainSeconds = spec.containers[0].env.find((variable) => variable.name === "DRAIN_SECONDS")?.value;
    return { drainSeconds, isLongEnough: spec.terminationGracePeriodSeconds > Number(drainSeconds) + 20 };
  };
  expect(readDrainTimes("upload-gateway")).toEqual({ drainSeconds: "3000", isLongEnough: true });
  expect(readDrainTimes("download")).toEqual({ drainSeconds: "40", isLongEnough: true });
});

test("if the values name the stores' Secrets, two renderings differ only in the generated Secrets", async () => {
  const { requesterHash: _, ...values } = EXTERNAL;
  const [one, other] = await Promise.all([render(values), render(values)]);
  const withoutSecrets = ({ objects }: typeof one) => objects.filter(({ kind }) => kind !== "Secret");
  expect(withoutSecrets(other)).toEqual(withoutSecrets(one));
  expect(one.names("Secret").toSorted()).toEqual(["envoi-passwords", "envoi-requester-hash"]);
});

const KEDA = { by: "keda", keda: { prometheusAddress: "http://prometheus.monitoring:9090" } };

test("when KEDA is enabled, it takes over the CPU autoscaler under the same name", async () => {
  const [before, after] = await Promise.all([render(TRIAL), render({ ...TRIAL, scaling: KEDA })]);
  const config = z.looseObject({ horizontalPodAutoscalerConfig: z.looseObject({ name: z.string() }) });
  const scaled = annotated.extend({ spec: z.looseObject({ advanced: config }) });
  const { metadata, spec } = after.one("ScaledObject", "envoi-upload-gateway", scaled);
  expect(metadata.annotations["scaledobject.keda.sh/transfer-hpa-ownership"]).toBe("true");
  expect(before.names("HorizontalPodAutoscaler")).toContain(spec.advanced.horizontalPodAutoscalerConfig.name);
});

test.each([
  ["upload-gateway", 'sum(uploads_open{job="envoi/envoi"})', "200"],
  ["download", 'sum(downloads_open{job="envoi/envoi"})', "200"],
  ["metadata", 'sum(event_streams_open{job="envoi/envoi"})', "2000"],
  ["metrics", 'max(bus_pending_messages{job="envoi/envoi",consumer="metrics"})', "1000"],
])(
  "with KEDA, %s is scaled by CPU and by its own load, and keeps its pods while Prometheus does not respond",
  async (name, query, threshold) => {
    const authentication = { name: "prometheus", kind: "ClusterTriggerAuthentication", modes: "bearer" };
    const rendered = await render({ ...TRIAL, scaling: { ...KEDA, keda: { ...KEDA.keda, authentication } } });
    const { spec } = rendered.one("ScaledObject", `envoi-${name}`, scaledObject);
    const [cpu, load, ...others] = spec.triggers;
    expect(cpu).toMatchObject({ type: "cpu", metricType: "Utilization" });
    expect(load).toMatchObject({
      type: "prometheus",
      metadata: { query, threshold, authModes: "bearer", ignoreNullValues: "false" },
      authenticationRef: { name: "prometheus", kind: "ClusterTriggerAuthentication" },
    });
    expect(others).toEqual([]);
    expect(spec.fallback).toEqual({ failureThreshold: 3, replicas: 2, behavior: "currentReplicasIfHigher" });
  },
);

test("with an adapter for metrics of pods, a service is scaled by CPU, by its load, and by the operator's own metrics", async () => {
  const own = { type: "Pods", pods: { metric: { name: "own" }, target: { type: "AverageValue", averageValue: "5" } } };
  const load = { uploads_open: 100, upload_connections_open: 300 };
  const rendered = await render({
    ...TRIAL,
    scaling: { by: "adapter" },
    uploadGateway: { autoscaling: { load, metrics: [own] } },
  });
  const { spec } = rendered.one("HorizontalPodAutoscaler", "envoi-upload-gateway", scaler);
  expect(spec.metrics.map((metric) => metric.resource?.name ?? metric.pods?.metric.name)).toEqual([
    "cpu",
    "upload_connections_open",
    "uploads_open",
    "own",
  ]);
  const filelist = rendered.one("HorizontalPodAutoscaler", "envoi-filelist", scaler);
  expect(filelist.spec.metrics.map(({ type }) => type)).toEqual(["Resource"]);
});

test("bodies may use the gateway's memory limit except for 256 MiB", async () => {
  const resources = { limits: { memory: "2Gi" } };
  const rendered = await render({ ...TRIAL, uploadGateway: { resources } });
  const variable = { name: "UPLOAD_MEMORY_BYTES", value: String(2 ** 31 - 2 ** 28) };
  const [{ env }] = rendered.one("Deployment", "envoi-upload-gateway", deployment).spec.template.spec.containers;
  expect(env).toContainEqual(variable);
});

test("a Service's annotations apply only to that Service", async () => {
  const annotations = { "cloud.example/health-check": "/readyz" };
  const rendered = await render({ ...TRIAL, download: { service: { annotations } } });
  expect(rendered.one("Service", "envoi-download", annotated).metadata.annotations).toEqual(annotations);
  expect(rendered.one("Service", "envoi-metadata", annotated).metadata.annotations).toEqual({});
});

test("an image is referenced by its digest if one is set", async () => {
  const tag = `sha256:${"0".repeat(64)}`;
  const rendered = await render({ ...TRIAL, download: { image: { tag } } });
  const { containers } = rendered.one("Deployment", "envoi-download", deployment).spec.template.spec;
  expect(containers[0].image).toBe(`ghcr.io/envoi/download@${tag}`);
});

const commanded = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({ containers: z.tuple([z.looseObject({ command: z.array(z.string()) })]) }),
    }),
  }),
});

test.each([
  ["1Gi", 1024 ** 3],
  ["300Mi", 300 * 1024 ** 2],
])("the bundled Redis leaves memory headroom in a pod with %s", async (memory, bytes) => {
  const bundled = { enabled: true, resources: { limits: { memory } } };
  const rendered = await render({ ...TRIAL, redis: { bundled } });
  const { command } = rendered.one("StatefulSet", "envoi-redis", commanded).spec.template.spec.containers[0];
  const most = Number(command[command.indexOf("--maxmemory") + 1]);
  expect(most).toBeGreaterThan(bytes / 2);
  expect(most).toBeLessThan(bytes * 0.7);
});

test.each([
  ["are removed after the configured time", 600, 600],
  ["are kept if no time is configured", "", undefined],
])("completed Jobs %s", async (_how, ttlSecondsAfterFinished, expected) => {
  const rendered = await render({ ...TRIAL, provision: { ttlSecondsAfterFinished } });
  const job = z.looseObject({ spec: z.looseObject({ ttlSecondsAfterFinished: z.int().optional() }) });
  const times = rendered.all("Job", job).map(({ spec }) => spec.ttlSecondsAfterFinished);
  expect(times).toEqual([expected]);
});

test("no pod prevents the cluster from removing its node", async () => {
  const rendered = await render(TRIAL);
  const emptyDirs = z.array(z.looseObject({ name: z.string(), emptyDir: z.unknown().optional() }));
  const pods = z.looseObject({
    spec: z.looseObject({ template: annotated.extend({ spec: z.looseObject({ volumes: emptyDirs }) }) }),
  });
  for (const { spec } of [...rendered.all("Deployment", pods), ...rendered.all("StatefulSet", pods)]) {
    const { metadata, spec: pod } = spec.template;
    const local = pod.volumes.filter(({ emptyDir }) => emptyDir !== undefined).map(({ name }) => name);
    expect(metadata.annotations["cluster-autoscaler.kubernetes.io/safe-to-evict-local-volumes"]?.split(",")).toEqual(
      local,
    );
  }
});

test.each(["http://10.0.0.1", "https://Send.example", "https://send_it.example", "http://[::1]:8080"])(
  "the chart rejects %s, which no Ingress accepts, unless the Ingress is disabled",
  async (baseUrl) => {
    await expect(renderText({ ...TRIAL, baseUrl })).rejects.toThrow(/baseUrl/);
    await expect(renderText({ ...TRIAL, baseUrl, ingress: { enabled: false } })).resolves.toContain(baseUrl);
  },
);
