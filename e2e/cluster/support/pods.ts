import { waitFor } from "@envoi/testkit";
import * as z from "zod";
import { kubectl, NAMESPACE, RELEASE, type RunOptions, read } from "./cluster.ts";

/** The chart's names for the services and the web origin. */
export const COMPONENTS = [
  "upload-gateway",
  "download",
  "metadata",
  "filelist",
  "metrics",
  "janitor",
  "operators",
  "web-origin",
] as const;
export type Component = (typeof COMPONENTS)[number];
export const STORES = ["redis", "nats", "seaweedfs"] as const;
export type Store = (typeof STORES)[number];

const podSchema = z
  .object({
    metadata: z.object({
      name: z.string(),
      uid: z.string(),
      labels: z.record(z.string(), z.string()).default({}),
      deletionTimestamp: z.string().optional(),
    }),
    status: z.object({
      phase: z.string(),
      podIP: z.string().default(""),
      conditions: z.array(z.object({ type: z.string(), status: z.string() })).default([]),
    }),
  })
  .transform(({ metadata, status }) => ({
    name: metadata.name,
    uid: metadata.uid,
    component: metadata.labels["app.kubernetes.io/component"] ?? "",
    ip: status.podIP,
    isEnding: metadata.deletionTimestamp !== undefined,
    isReady: status.conditions.some(({ type, status: is }) => type === "Ready" && is === "True"),
    phase: status.phase,
  }));
export type Pod = z.output<typeof podSchema>;

const podsSchema = z.object({ items: z.array(podSchema) });

const RELEASE_SELECTOR = `app.kubernetes.io/instance=${RELEASE}`;

/** All pods of the release or a component, including those still terminating. */
export async function readPods(component?: Component | Store): Promise<Pod[]> {
  const selector =
    component === undefined ? RELEASE_SELECTOR : `${RELEASE_SELECTOR},app.kubernetes.io/component=${component}`;
  const { items } = await read(podsSchema, ["pods", "-l", selector]);
  return items.filter(({ phase }) => phase !== "Succeeded" && phase !== "Failed");
}

/** Ready pods. */
export async function readServingPods(component: Component | Store): Promise<Pod[]> {
  return (await readPods(component)).filter(({ isReady, isEnding }) => isReady && !isEnding);
}

export function isService(component: string): component is Component {
  return (COMPONENTS as readonly string[]).includes(component);
}

const workloads = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string(), generation: z.number() }),
      spec: z.object({ replicas: z.number() }),
      status: z.object({
        observedGeneration: z.number().default(0),
        replicas: z.number().default(0),
        updatedReplicas: z.number().default(0),
        readyReplicas: z.number().default(0),
        availableReplicas: z.number().default(0),
      }),
    }),
  ),
});

/** Names of workloads that differ from their desired state, and of terminating pods. */
async function unsettled(): Promise<string[]> {
  const { items } = await read(workloads, ["deployments,statefulsets", "-l", RELEASE_SELECTOR]);
  const late = items.filter(({ metadata, spec, status }) => {
    const counts = [status.replicas, status.updatedReplicas, status.readyReplicas, status.availableReplicas];
    return status.observedGeneration < metadata.generation || counts.some((count) => count !== spec.replicas);
  });
  const ending = (await readPods()).filter(({ isEnding }) => isEnding);
  return [...late.map(({ metadata }) => metadata.name), ...ending.map(({ name }) => name)];
}

/** Waits until every pod of the release is ready, and none is terminating. */
export async function settled(seconds = 180): Promise<void> {
  await waitFor(unsettled, (names) => names.length === 0, seconds);
}

/** Waits until every ready pod has been replaced. */
export async function replaced(before: readonly Pod[], seconds = 180): Promise<void> {
  const old = new Set(before.map(({ uid }) => uid));
  const oldOnes = async () => (await readPods()).filter(({ uid, isEnding }) => old.has(uid) && !isEnding);
  await waitFor(
    async () => (await oldOnes()).map(({ name }) => name),
    (names) => names.length === 0,
    seconds,
  );
}

/** The Deployment of a service that has this key in the chart's values, such as `uploadGateway`. */
export function deploymentOf(key: string): string {
  return `${RELEASE}-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Desired number of replicas of each Deployment of the release. */
export async function replicaCounts(): Promise<Record<string, number>> {
  const { items } = await read(workloads, ["deployments", "-l", RELEASE_SELECTOR]);
  return Object.fromEntries(items.map(({ metadata, spec }) => [metadata.name, spec.replicas]));
}

/** Runs a Node script in a pod that has it. @returns its output */
export function runInPod(
  pod: string,
  script: string,
  args: readonly string[] = [],
  { namespace = NAMESPACE, ...options }: RunOptions & { namespace?: string } = {},
): Promise<string> {
  const command = ["node", "--input-type=module", "-", ...args];
  return kubectl(["exec", "-i", "-n", namespace, pod, "--", ...command], { ...options, input: script });
}

const READ_METRICS = `process.stdout.write(await (await fetch("http://127.0.0.1:8081/metrics")).text())`;

/** A pod's metrics in Prometheus text format. */
export function readMetrics(pod: string): Promise<string> {
  return runInPod(pod, READ_METRICS);
}

/** Parses the samples in a metrics response: a map from each name with its labels to its value. */
export function samplesIn(page: string): Map<string, number> {
  const lines = page.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

/** Sum of a metric over all series whose labels contain this text. */
export function sumMetric(page: string, metric: string, label = ""): number {
  const samples = [...samplesIn(page)].filter(
    ([name]) => (name === metric || name.startsWith(`${metric}{`)) && name.includes(label),
  );
  return samples.reduce((sum, [, value]) => sum + value, 0);
}

const secretsSchema = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string() }),
      data: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const environmentSchema = z.object({
  spec: z.object({
    containers: z.array(
      z.object({
        env: z
          .array(
            z.object({
              name: z.string(),
              value: z.string().optional(),
              valueFrom: z
                .object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }).optional() })
                .optional(),
            }),
          )
          .default([]),
      }),
    ),
  }),
});

/** The environment of a pod's first container, including values from Secrets. */
export async function readEnvironment(pod: string): Promise<Record<string, string>> {
  const { items } = await read(secretsSchema, ["secrets"]);
  const secrets = new Map(items.map(({ metadata, data }) => [metadata.name, data]));
  const { spec } = await read(environmentSchema, ["pod", pod]);
  const found: Record<string, string> = {};
  for (const { name, value, valueFrom } of spec.containers[0]?.env ?? []) {
    const reference = valueFrom?.secretKeyRef;
    const hidden = reference === undefined ? undefined : secrets.get(reference.name)?.[reference.key];
    const told = hidden === undefined ? value : Buffer.from(hidden, "base64").toString();
    if (told !== undefined) found[name] = told;
  }
  return found;
}

/** Accepts any connection, to make the pod reachable. */
const LISTENING = `import { createServer } from "node:http"; createServer((_, response) => response.end()).listen(8080)`;

/** The manifest of a foreign pod that has Node. */
export function strangerManifest(
  name: string,
  namespace: string,
  image: string,
  { labels = {}, script = LISTENING }: { labels?: Record<string, string>; script?: string } = {},
): string {
  return JSON.stringify({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name, namespace, labels },
    spec: {
      automountServiceAccountToken: false,
      terminationGracePeriodSeconds: 0,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
      containers: [
        {
          name: "stranger",
          image,
          command: ["node", "--input-type=module", "-e", script],
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ["ALL"] } },
        },
      ],
    },
  });
}

/** Waits until a pod is ready. */
export async function podReady(name: string, namespace = NAMESPACE, seconds = 60): Promise<void> {
  await kubectl(["wait", "-n", namespace, "--for=condition=Ready", `pod/${name}`, `--timeout=${seconds}s`], {
    seconds: seconds + 10,
  });
}
