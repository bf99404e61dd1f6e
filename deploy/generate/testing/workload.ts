import * as z from "zod";
import type { RenderedChart } from "./rendered-chart.ts";

const key = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: key.optional(), configMapKeyRef: key.optional() }).loose().optional(),
});
const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(variable).default([]),
  envFrom: z.array(z.unknown()).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() }).loose()).default([]),
  securityContext: z.looseObject({}),
  resources: z.object({ requests: z.record(z.string(), z.string()), limits: z.object({ memory: z.string() }).loose() }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })).default([]),
});
const items = z.array(z.looseObject({ key: z.string() })).optional();
const source = z.looseObject({ secret: z.looseObject({ name: z.string(), items }).optional() });
const volume = z.looseObject({
  name: z.string(),
  secret: z.looseObject({ secretName: z.string(), items }).optional(),
  projected: z.looseObject({ sources: z.array(source) }).optional(),
});

const podSpec = z.looseObject({
  automountServiceAccountToken: z.boolean(),
  enableServiceLinks: z.boolean(),
  securityContext: z.looseObject({}),
  containers: z.tuple([container]),
  initContainers: z.array(container).default([]),
  volumes: z.array(volume).default([]),
});
const template = z.object({
  metadata: z.object({
    labels: z.record(z.string(), z.string()),
    annotations: z.record(z.string(), z.string()).default({}),
  }),
  spec: podSpec,
});
const workload = z.object({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({ template }),
});
type PodSpec = z.infer<typeof podSpec>;

/** The Deployment of one of our services. */
export const deployment = workload.extend({
  spec: z.looseObject({
    replicas: z.int().optional(),
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    strategy: z.unknown(),
    template: template.extend({
      spec: podSpec.extend({
        serviceAccountName: z.string(),
        terminationGracePeriodSeconds: z.int(),
        topologySpreadConstraints: z.array(z.looseObject({ topologyKey: z.string(), whenUnsatisfiable: z.string() })),
        containers: z.tuple([
          container.extend({
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.int() }) }) }),
          }),
        ]),
      }),
    }),
  }),
});

const WORKLOADS = ["Deployment", "StatefulSet", "Job"];

/** The pod templates of all workloads. */
export function listPods(
  rendered: RenderedChart,
): { name: string; component: string; labels: Record<string, string>; spec: PodSpec }[] {
  return WORKLOADS.flatMap((kind) => rendered.all(kind, workload)).map(({ metadata, spec }) => ({
    name: metadata.name,
    component: spec.template.metadata.labels["app.kubernetes.io/component"] ?? "",
    labels: spec.template.metadata.labels,
    spec: spec.template.spec,
  }));
}

/** Secret keys that a pod receives as variables or files; `*` for a whole Secret. */
export function listSecretKeys({ containers, initContainers, volumes }: PodSpec): { name: string; key: string }[] {
  const asVariables = [...containers, ...initContainers].flatMap(({ env }) =>
    env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
  );
  const files = volumes.flatMap(({ secret, projected }) => [
    ...(secret === undefined ? [] : [{ name: secret.secretName, items: secret.items }]),
    ...(projected?.sources ?? []).flatMap((one) => one.secret ?? []),
  ]);
  const given = files.flatMap(({ name, items: some }) =>
    (some?.map(({ key }) => key) ?? ["*"]).map((key) => ({ name, key })),
  );
  return [...asVariables.map(({ name, key }) => ({ name, key })), ...given];
}
