import { DEPLOYED_SERVICES, type DeployedService, TOPOLOGY } from "@envoi/topology";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { deployment, listPods } from "../testing/workload.ts";
import { toValuesKey } from "./chart-services.ts";

const CLOSE_SECONDS = 15;
const DRAIN_SECONDS = 40;

const named = z.looseObject({ metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }) });
const selecting = z.object({ matchLabels: z.record(z.string(), z.string()) });
const service = named.extend({
  spec: z.looseObject({
    selector: z.record(z.string(), z.string()),
    ports: z.array(z.looseObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});
const scaler = named.extend({
  apiVersion: z.string(),
  spec: z.looseObject({
    scaleTargetRef: z.looseObject({ name: z.string(), kind: z.string().optional() }),
    minReplicas: z.int().optional(),
    maxReplicas: z.int().optional(),
  }),
});
const budget = named.extend({
  spec: z.looseObject({
    selector: selecting,
    maxUnavailable: z.union([z.int(), z.string()]),
    unhealthyPodEvictionPolicy: z.string(),
  }),
});
const policy = named.extend({
  spec: z.looseObject({ podSelector: z.looseObject({}), policyTypes: z.array(z.string()) }),
});
const account = named.extend({ automountServiceAccountToken: z.boolean() });

/** All services except `operators`, which runs a single process because operators sign in there. */
const SCALED = DEPLOYED_SERVICES.filter((name) => name !== "operators");

let trial: RenderedChart;
let scaled: RenderedChart;
let still: RenderedChart;
beforeAll(async () => {
  const each = (values: object) => Object.fromEntries(SCALED.map((name) => [toValuesKey(name), values]));
  const keda = { prometheusAddress: "http://prometheus.monitoring:9090" };
  [trial, scaled, still] = await Promise.all([
    render({ ...TRIAL, drainSeconds: DRAIN_SECONDS }),
    render({
      ...TRIAL,
      ...each({ autoscaling: { enabled: true } }),
      scaling: { by: "keda", keda },
    }),
    render({ ...TRIAL, ...each({ replicas: 3, autoscaling: { enabled: false } }) }),
  ]);
});

function findDeployment(rendered: RenderedChart, name: DeployedService) {
  return rendered.one("Deployment", `envoi-${name}`, deployment);
}

describe.each(DEPLOYED_SERVICES)("%s", (name) => {
  test("has startup, readiness and liveness probes on its private port", () => {
    const [{ ports, startupProbe, readinessProbe, livenessProbe }] = findDeployment(trial, name).spec.template.spec
      .containers;
    const numbers = Object.fromEntries(ports.map((port) => [port.name, port.containerPort]));
    expect(numbers).toEqual({ http: 8_080, private: 8_081 });
    expect(startupProbe.httpGet.port).toBe("private");
    expect(readinessProbe.httpGet).toEqual({ path: "/readyz", port: "private" });
    expect(livenessProbe.httpGet).toEqual({ path: "/livez", port: "private" });
  });

  test("has a grace period that covers the pre-stop delay, transfers and shutdown", () => {
    const { containers, terminationGracePeriodSeconds } = findDeployment(trial, name).spec.template.spec;
    const [{ lifecycle, env }] = containers;
    const { seconds } = lifecycle.preStop.sleep;
    expect(env).toContainEqual({ name: "DRAIN_SECONDS", value: String(DRAIN_SECONDS) });
    expect(seconds).toBeGreaterThan(0);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + DRAIN_SECONDS + CLOSE_SECONDS);
  });

  test("sets the number of replicas only if it has no autoscaler", () => {
    const isScaled = SCALED.some((one) => one === name);
    const hasLoad = name !== "filelist" && name !== "web-origin";
    const kind = hasLoad ? "keda.sh/v1alpha1" : "autoscaling/v2";
    expect(findDeployment(still, name).spec.replicas).toBe(isScaled ? 3 : 1);
    expect("replicas" in findDeployment(scaled, name).spec).toBe(!isScaled);
    expect(still.names("HorizontalPodAutoscaler")).toEqual([]);
    const owners = [...scaled.all("HorizontalPodAutoscaler", scaler), ...scaled.all("ScaledObject", scaler)];
    const own = owners.filter(({ spec }) => spec.scaleTargetRef.name === `envoi-${name}`);
    expect(own.map(({ apiVersion }) => apiVersion)).toEqual(isScaled ? [kind] : []);
  });

  test("is rolled out with one extra pod at a time, and its pods are spread over nodes", () => {
    const { strategy, template } = findDeployment(trial, name).spec;
    expect(strategy).toEqual({ type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    const spread = template.spec.topologySpreadConstraints;
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      "kubernetes.io/hostname",
      "topology.kubernetes.io/zone",
    ]);
  });

  test("is selected by a Service, a disruption budget and a network policy", () => {
    const { spec } = findDeployment(trial, name);
    const { matchLabels } = spec.selector;
    expect(spec.template.metadata.labels).toMatchObject(matchLabels);
    const { spec: found } = trial.one("Service", `envoi-${name}`, service);
    expect(found.selector).toEqual(matchLabels);
    const ports = Object.fromEntries(found.ports.map((port) => [port.targetPort, port.port]));
    expect(ports).toEqual({ ...(TOPOLOGY[name].routes.length === 0 ? {} : { http: 8_080 }), private: 8_081 });
    expect(trial.one("PodDisruptionBudget", `envoi-${name}`, budget).spec).toMatchObject({
      selector: { matchLabels },
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: "AlwaysAllow",
    });
    expect(trial.one("NetworkPolicy", `envoi-${name}`, policy).spec).toMatchObject({
      podSelector: { matchLabels },
      policyTypes: ["Ingress", "Egress"],
    });
  });

  test("has its own ServiceAccount, without a token", () => {
    const { serviceAccountName, automountServiceAccountToken } = findDeployment(trial, name).spec.template.spec;
    expect(serviceAccountName).toBe(`envoi-${name}`);
    expect(automountServiceAccountToken).toBe(false);
    expect(trial.one("ServiceAccount", serviceAccountName, account).automountServiceAccountToken).toBe(false);
  });
});

test("every pod is allowed in a namespace with Pod Security `restricted`", () => {
  const pods = listPods(trial);
  expect(pods.length).toBeGreaterThan(DEPLOYED_SERVICES.length);
  for (const { name, spec } of pods) {
    expect(spec.securityContext, name).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    expect([spec["hostNetwork"], spec["hostPID"], spec["hostIPC"]], name).toEqual([undefined, undefined, undefined]);
    expect(
      spec.volumes.filter((volume) => "hostPath" in volume),
      name,
    ).toEqual([]);
    for (const { securityContext } of [...spec.containers, ...spec.initContainers]) {
      expect(securityContext, name).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
  }
});

test("every pod has a memory limit, no service links and no token", () => {
  for (const { name, spec } of listPods(trial)) {
    expect([spec.enableServiceLinks, spec.automountServiceAccountToken], name).toEqual([false, false]);
    for (const { resources } of spec.containers)
      expect(Object.keys(resources.requests), name).toEqual(["cpu", "memory"]);
  }
});

test("all pods of the release are denied connections that no policy allows", () => {
  const policies = trial.all("NetworkPolicy", policy);
  const all = policies.filter(({ spec }) => !("ingress" in spec) && !("egress" in spec));
  expect(all.map(({ spec }) => spec.policyTypes)).toEqual([["Ingress", "Egress"]]);
  const selectors = policies.map(({ spec }) => selecting.parse(spec.podSelector).matchLabels);
  for (const { name, component } of listPods(trial)) {
    const own = selectors.filter((selector) => selector["app.kubernetes.io/component"] === component);
    expect(own.length, name).toBe(1);
  }
});

test("the gateway scales down slowly, because its pods wait for uploads", () => {
  const { spec } = trial.one("HorizontalPodAutoscaler", "envoi-upload-gateway", scaler);
  expect(spec["behavior"]).toMatchObject({
    scaleDown: { stabilizationWindowSeconds: 300, policies: [{ type: "Pods", value: 1 }] },
  });
});

test("with external stores, the chart creates no Secret, volume or store", async () => {
  const external = await render(EXTERNAL);
  for (const kind of ["Secret", "StatefulSet", "PersistentVolumeClaim"]) expect(external.names(kind), kind).toEqual([]);
  expect(external.names("Deployment").sort()).toEqual(DEPLOYED_SERVICES.map((name) => `envoi-${name}`).sort());
});

test.each([
  ["envoi", "envoi-janitor"],
  ["my-envoi", "my-envoi-janitor"],
  ["files", "files-envoi-janitor"],
])("object names begin with the release name %s", async (release, janitor) => {
  expect((await render(TRIAL, { release })).names("Deployment")).toContain(janitor);
});

test("object names stay within Kubernetes' limit even with a long release name", async () => {
  const rendered = await render(TRIAL, { release: "a-release-with-a-name-as-long-as-helm-takes-of-53-cha" });
  for (const { kind, metadata } of rendered.objects) expect(metadata.name.length, kind).toBeLessThanOrEqual(63);
  // A StatefulSet's pods have a label, of up to 63 characters, with its name and a ten-character hash.
  for (const name of rendered.names("StatefulSet")) expect(name.length).toBeLessThanOrEqual(52);
  const all = rendered.objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(all).size).toBe(all.length);
});
