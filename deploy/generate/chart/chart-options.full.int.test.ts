import { DEPLOYED_SERVICES, TOPOLOGY } from "@envoi/topology";
import { expect, test } from "vitest";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { deployment, listPods, listSecretKeys } from "../testing/workload.ts";

const deployments = (rendered: RenderedChart) =>
  DEPLOYED_SERVICES.map((name) => ({ name, ...rendered.one("Deployment", `envoi-${name}`, deployment) }));

function variable(rendered: RenderedChart, name: string) {
  return deployments(rendered).map(({ name: service, spec }) => {
    const [{ env }] = spec.template.spec.containers;
    const found = env.find((one) => one.name === name);
    return [service, found?.value ?? found?.valueFrom?.secretKeyRef] as const;
  });
}

const everywhere = (variables: unknown) => DEPLOYED_SERVICES.map((name) => [name, variables]);

test("every workload that connects to a store trusts the private CA", async () => {
  const rendered = await render({ ...EXTERNAL, caSecret: "authority" });
  for (const { name, spec } of listPods(rendered)) {
    const [{ env, volumeMounts }] = spec.containers;
    const file = env.find((one) => one.name === "NODE_EXTRA_CA_CERTS")?.value ?? "";
    const mount = volumeMounts.find(({ mountPath }) => file.startsWith(`${mountPath}/`));
    const volume = spec.volumes.find((one) => one.name === mount?.name);
    expect(volume?.secret, name).toMatchObject({ secretName: "authority", items: [{ key: "ca.crt" }] });
  }
});

test("only the web app's origin gets the operator's branding, read-only", async () => {
  const volume = { configMap: { name: "branding" } };
  const rendered = await render({ ...EXTERNAL, branding: { volume } });
  const mounts = listPods(rendered).flatMap(({ name, spec }) => {
    const [{ env, volumeMounts }] = spec.containers;
    const directory = env.find((one) => one.name === "BRANDING_DIRECTORY")?.value;
    const mount = volumeMounts.find(({ mountPath }) => mountPath === directory);
    const source = spec.volumes.find((one) => one.name === mount?.name);
    return directory === undefined ? [] : [{ name, mount, source }];
  });
  expect(mounts).toEqual([
    {
      name: "envoi-web-origin",
      mount: { name: "branding", mountPath: "/etc/envoi/branding", readOnly: true },
      source: { name: "branding", ...volume },
    },
  ]);
});

test("services that connect to Sentinels get the Sentinels' password", async () => {
  const rendered = await render({ ...EXTERNAL, redis: { ...EXTERNAL.redis, sentinelSecret: "sentinels" } });
  const asking = DEPLOYED_SERVICES.map((name) => [
    name,
    TOPOLOGY[name].stores.includes("redis") ? { name: "sentinels", key: "password" } : undefined,
  ]);
  expect(variable(rendered, "REDIS_SENTINEL_PASSWORD")).toEqual(asking);
});

test("spans go to the configured collector, with headers from a Secret", async () => {
  const tracing = { endpoint: "http://collector.watchers:4318", headersSecret: "collector" };
  const rendered = await render({ ...TRIAL, tracing });
  expect(variable(rendered, "OTEL_EXPORTER_OTLP_ENDPOINT")).toEqual(everywhere(tracing.endpoint));
  expect(variable(rendered, "OTEL_EXPORTER_OTLP_HEADERS")).toEqual(everywhere({ name: "collector", key: "headers" }));
  const without = await render(TRIAL);
  expect(variable(without, "OTEL_EXPORTER_OTLP_ENDPOINT")).toEqual(everywhere(undefined));
});

test("custom labels apply to all pods and custom annotations to service pods, without changing selectors", async () => {
  const own = { podLabels: { team: "files" }, podAnnotations: { rolled: "today" } };
  const rules = { ...own, commonLabels: { team: "everyone" } };
  const [rendered, plain] = await Promise.all([render({ ...TRIAL, ...rules }), render(TRIAL)]);
  for (const { name, labels } of listPods(rendered)) expect(labels, name).toMatchObject(own.podLabels);
  for (const { spec } of deployments(rendered)) {
    expect(spec.template.metadata.annotations).toMatchObject(own.podAnnotations);
  }
  const selectors = (one: RenderedChart) => deployments(one).map(({ spec }) => spec.selector);
  expect(selectors(rendered)).toEqual(selectors(plain));
});

test("a service can have extra variables and volumes and its own strategy, and all pods can have a priority", async () => {
  const extraEnv = [{ name: "HTTPS_PROXY", valueFrom: { secretKeyRef: { name: "proxy", key: "url" } } }];
  const [extraVolumes, extraVolumeMounts] = [
    [{ name: "tokens", projected: { sources: [{ serviceAccountToken: { path: "token", audience: "store" } }] } }],
    [{ name: "tokens", mountPath: "/var/run/tokens", readOnly: true }],
  ];
  const strategy = { type: "Recreate", rollingUpdate: null };
  const own = { extraEnv, extraVolumes, extraVolumeMounts, strategy };
  const rendered = await render({ ...TRIAL, priorityClassName: "files", download: own });
  const { spec } = rendered.one("Deployment", "envoi-download", z.looseObject({ spec: z.looseObject({}) }));
  expect(spec).toMatchObject({ strategy: { type: "Recreate" } });
  const { spec: pod } = rendered.one("Deployment", "envoi-download", deployment).spec.template;
  const [{ env, volumeMounts }] = z
    .tuple([z.looseObject({ env: z.array(z.unknown()), volumeMounts: z.array(z.unknown()) })])
    .parse(pod.containers);
  expect(env.at(-1)).toEqual(extraEnv[0]);
  expect(volumeMounts.at(-1)).toEqual(extraVolumeMounts[0]);
  expect(z.array(z.unknown()).parse(pod["volumes"]).at(-1)).toEqual(extraVolumes[0]);
  for (const { name, spec: each } of listPods(rendered)) expect(each["priorityClassName"], name).toBe("files");
});

test("if `podUser` is empty, no pod requests a user id, as OpenShift requires", async () => {
  const rendered = await render({ ...TRIAL, podUser: "" });
  for (const { name, spec } of listPods(rendered)) {
    expect(spec["securityContext"], name).toEqual({
      runAsNonRoot: true,
      fsGroupChangePolicy: "OnRootMismatch",
      seccompProfile: { type: "RuntimeDefault" },
    });
  }
});

test("all objects have the common labels, and the chart renders the operator's own objects", async () => {
  const extraObjects = [
    {
      apiVersion: "external-secrets.io/v1",
      kind: "ExternalSecret",
      metadata: { name: "{{ .Release.Name }}-s3" },
      spec: {},
    },
  ];
  const rendered = await render({ ...TRIAL, commonLabels: { team: "files" }, extraObjects });
  expect(rendered.names("ExternalSecret")).toEqual(["envoi-s3"]);
  for (const { kind, metadata } of rendered.objects.filter((one) => one.kind !== "ExternalSecret")) {
    expect(metadata.labels, `${kind} ${metadata.name}`).toMatchObject({ team: "files" });
  }
  for (const { name, labels } of listPods(rendered)) expect(labels, name).toMatchObject({ team: "files" });
});

test.each([
  ["creds", "NATS_CREDS", "creds"],
  ["nkey", "NATS_NKEY_SEED", "nkey-seed"],
])("a service can authenticate to NATS with %s", async (identity, name, key) => {
  const rendered = await render({ ...EXTERNAL, nats: { ...EXTERNAL.nats, identity } });
  const keys = listPods(rendered).flatMap(({ spec }) => listSecretKeys(spec));
  const proofs = keys.filter((one) => one.key.endsWith(`-${key}`)).map((one) => `${one.name} ${one.key}`);
  const users = DEPLOYED_SERVICES.filter((service) => TOPOLOGY[service].stores.some((store) => store === "nats"));
  expect(proofs.sort()).toEqual([...users.map((user) => `nats-users ${user}-${key}`), `provision nats-${key}`].sort());
  expect(keys.filter((one) => one.name === "nats-users" && one.key.endsWith("-password"))).toEqual([]);
  const { spec } = rendered.one("Deployment", "envoi-janitor", deployment).spec.template;
  expect(JSON.stringify(spec.containers)).toContain(name);
});

test("without an S3 Secret, no workload gets S3 keys, and each ServiceAccount can have a role", async () => {
  const createRole = (name: string) => ({
    serviceAccount: { annotations: { "eks.amazonaws.com/role-arn": `arn:aws:iam::1:role/${name}` } },
  });
  const { existingSecret: _, ...s3 } = { ...EXTERNAL.s3, credentials: "default" };
  const values = {
    ...EXTERNAL,
    s3,
    uploadGateway: createRole("gateway"),
    provision: { ...EXTERNAL.provision, ...createRole("provision") },
  };
  const [rendered, plain] = await Promise.all([render(values), render(EXTERNAL)]);
  const keys = (one: RenderedChart) => listPods(one).flatMap(({ spec }) => listSecretKeys(spec).map(({ key }) => key));
  const isForS3 = (key: string) => key.includes("access-key");
  expect(keys(plain).filter(isForS3)).not.toEqual([]);
  expect(keys(rendered).filter(isForS3)).toEqual([]);
  expect(keys(rendered)).toEqual(keys(plain).filter((key) => !isForS3(key)));
  const annotated = rendered.objects.filter(({ kind, metadata: { annotations } }) => {
    return kind === "ServiceAccount" && Object.keys(annotations).length > 0;
  });
  expect(Object.fromEntries(annotated.map(({ metadata }) => [metadata.name, metadata.annotations]))).toEqual({
    "envoi-upload-gateway": createRole("gateway").serviceAccount.annotations,
    "envoi-provision": createRole("provision").serviceAccount.annotations,
  });
});

test("all images use the same registry and tag, unless a service sets its own", async () => {
  const rendered = await render({
    ...TRIAL,
    image: { registry: "registry.example/envoi", tag: "7", pullSecrets: ["pull"] },
    download: { image: { tag: "8" } },
  });
  const images = deployments(rendered).map(({ name, spec }) => [name, spec.template.spec.containers[0].image]);
  const expected = (name: string) => `registry.example/envoi/${name}:${name === "download" ? 8 : 7}`;
  expect(images).toEqual(DEPLOYED_SERVICES.map((name) => [name, expected(name)]));
  for (const { name, spec } of listPods(rendered)) expect(spec["imagePullSecrets"], name).toEqual([{ name: "pull" }]);
});

test("creates objects for Prometheus and Grafana only if the values enable them", async () => {
  const kinds = ["ServiceMonitor", "PrometheusRule"];
  const monitoring = { serviceMonitor: { enabled: true }, rules: { enabled: true }, dashboards: { enabled: true } };
  const [watched, plain] = await Promise.all([render({ ...TRIAL, monitoring }), render(TRIAL)]);
  for (const kind of kinds) {
    expect(watched.names(kind).length, kind).toBeGreaterThan(0);
    expect(plain.names(kind), kind).toEqual([]);
  }
  const dashboards = ({ objects }: RenderedChart) =>
    objects.filter(({ kind, metadata }) => kind === "ConfigMap" && metadata.labels["grafana_dashboard"] === "1");
  expect(dashboards(watched).length).toBeGreaterThan(0);
  expect(dashboards(plain)).toEqual([]);
});

test("SPOOL_BYTES is the configured size, and the spool volume is larger", async () => {
  const rendered = await render({ ...TRIAL, uploadGateway: { spool: { size: "3Gi" } } });
  const { spec } = rendered.one("Deployment", "envoi-upload-gateway", deployment).spec.template;
  const [{ env, volumeMounts }] = spec.containers;
  const variables = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  expect(variables["SPOOL_BYTES"]).toBe(String(3 * 2 ** 30));
  const mount = volumeMounts.find(({ mountPath }) => mountPath === variables["SPOOL_DIR"]);
  const volume = spec.volumes.find(({ name }) => name === mount?.name);
  const { sizeLimit } = z.object({ sizeLimit: z.string() }).parse(volume?.["emptyDir"]);
  expect(Number(sizeLimit)).toBeGreaterThan(3 * 2 ** 30);
});
