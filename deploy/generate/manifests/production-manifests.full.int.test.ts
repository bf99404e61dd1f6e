import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { renderManifests } from "../generated-files.ts";
import { ROOT } from "../root.ts";
import { objectsIn, RenderedChart } from "../testing/rendered-chart.ts";
import { deployment, listPods, listSecretKeys } from "../testing/workload.ts";

const OVERLAY = join(ROOT, "deploy/k8s/overlays/production");

const peers = z.array(z.looseObject({ ipBlock: z.object({ cidr: z.string() }).optional() }));
const rules = z.array(z.looseObject({ from: peers.optional(), to: peers.optional() })).default([]);
const policy = z.object({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ ingress: rules, egress: rules }),
});
const scaler = z.object({ spec: z.looseObject({ minReplicas: z.int() }) });
const target = z.object({
  select: z.object({ kind: z.string(), name: z.string().optional() }),
  reject: z.array(z.object({ name: z.string() })).default([]),
  fieldPaths: z.array(z.string()),
});
const overlay = z.object({
  images: z.array(z.object({ name: z.string() })),
  replacements: z.array(z.object({ source: z.object({ fieldPath: z.string() }), targets: z.array(target) })),
});

/** Networks for documentation, in place of those of the stores. */
const NETWORKS: Readonly<Record<string, string>> = {
  "192.0.2.0/24": "data.redisNetwork",
  "198.51.100.0/24": "data.natsNetwork",
  "203.0.113.0/24": "data.s3Network",
};
/** Variables of the stores that have an address in `values-production.yaml`. */
const VARIABLES: Readonly<Record<string, string>> = {
  BASE_URL: "data.baseUrl",
  REDIS_CLUSTER_URLS: "data.redisUrls",
  NATS_URLS: "data.natsUrls",
  S3_ENDPOINT: "data.s3Endpoint",
  S3_REGION: "data.s3Region",
  S3_BUCKET: "data.s3Bucket",
};

let rendered: RenderedChart;
let site: z.infer<typeof overlay>;
beforeAll(async () => {
  rendered = new RenderedChart(objectsIn(await renderManifests("production")));
  site = overlay.parse(parse(await readFile(join(OVERLAY, "kustomization.yaml"), "utf8")));
});

test("contains no store, no volume and no Secret", () => {
  for (const kind of ["StatefulSet", "PersistentVolumeClaim", "Secret"]) expect(rendered.names(kind)).toEqual([]);
  const secrets = new Set(listPods(rendered).flatMap(({ spec }) => listSecretKeys(spec).map(({ name }) => name)));
  expect([...secrets].toSorted()).toEqual(
    ["envoi-nats-users", "envoi-provision", "envoi-redis-users", "envoi-requester-hash", "envoi-s3-users"].toSorted(),
  );
});

test("each service has a pod in each of three zones, except the operators' service", () => {
  for (const name of DEPLOYED_SERVICES) {
    const { spec } = rendered.one("Deployment", `envoi-${name}`, deployment);
    expect(spec.template.spec.topologySpreadConstraints, name).toContainEqual(
      expect.objectContaining({
        topologyKey: "topology.kubernetes.io/zone",
        whenUnsatisfiable: "DoNotSchedule",
        minDomains: 3,
      }),
    );
    const isScaled = rendered.names("HorizontalPodAutoscaler").includes(`envoi-${name}`);
    const replicas = isScaled
      ? rendered.one("HorizontalPodAutoscaler", `envoi-${name}`, scaler).spec.minReplicas
      : spec.replicas;
    expect(replicas, name).toBe(name === "operators" ? 1 : 3);
  }
});

test("network policies name the peers of every connection", () => {
  const policies = rendered.all("NetworkPolicy", policy);
  expect(policies.length).toBeGreaterThan(DEPLOYED_SERVICES.length);
  for (const { metadata, spec } of policies) {
    for (const { from } of spec.ingress) expect(from?.length, metadata.name).toBeGreaterThan(0);
    for (const { to } of spec.egress) expect(to?.length, metadata.name).toBeGreaterThan(0);
  }
});

test("the overlay replaces every network of a store", () => {
  const placed = rendered.all("NetworkPolicy", policy).flatMap(({ metadata, spec }) =>
    spec.egress.flatMap(({ to = [] }, i) =>
      to.flatMap(({ ipBlock }, j) => {
        const source = NETWORKS[ipBlock?.cidr ?? ""];
        return source === undefined ? [] : [`${source} ${metadata.name} spec.egress.${i}.to.${j}.ipBlock.cidr`];
      }),
    ),
  );
  const replaced = site.replacements.flatMap(({ source, targets }) =>
    targets.flatMap(({ select, fieldPaths }) =>
      select.kind === "NetworkPolicy" ? fieldPaths.map((path) => `${source.fieldPath} ${select.name} ${path}`) : [],
    ),
  );
  expect(placed.length).toBeGreaterThan(0);
  expect(replaced.toSorted()).toEqual(placed.toSorted());
});

test.each(Object.entries(VARIABLES))("the overlay replaces %s wherever it is set", (variable, source) => {
  const targets = site.replacements.find((one) => one.source.fieldPath === source)?.targets ?? [];
  const path = `spec.template.spec.containers.*.env.[name=${variable}].value`;
  for (const { name, component, spec } of listPods(rendered)) {
    const kind = component === "provision" ? "Job" : "Deployment";
    const isReplaced = targets.some(
      ({ select, reject, fieldPaths }) =>
        select.kind === kind && fieldPaths.includes(path) && !reject.some((one) => one.name === name),
    );
    expect(isReplaced, name).toBe(spec.containers[0].env.some((one) => one.name === variable));
  }
});

test("the overlay names the images of all services", () => {
  const images = listPods(rendered).map(({ spec }) => spec.containers[0].image.replace(/:[^:]*$/, ""));
  expect(site.images.map(({ name }) => name).toSorted()).toEqual([...new Set(images)].toSorted());
});
