import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeKubernetesSecrets } from "@envoi/dev-stack";
import { findProgram } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, CHART, helm, kubectl, NAMESPACE, ROOT, TEST_VALUES, tryKubectl } from "./support/cluster.ts";
import { writeClusterSchemas } from "./support/cluster-schemas.ts";

/** Kinds of objects that other programs define. This cluster lacks their schemas. */
const FOREIGN_KINDS = ["ServiceMonitor", "PrometheusRule", "ScaledObject", "HTTPRoute"];
const DRY_NAMESPACE = "envoi-dry-run";

const set = (...values: string[]) => values.flatMap((value) => ["--set", value]);
const EXTERNAL = set(
  "baseUrl=https://send.example",
  "redis.urls={rediss://redis.example:6379}",
  "redis.existingSecret=redis-users",
  "redis.mode=cluster",
  "redis.waitReplicas=1",
  "nats.urls={tls://nats.example:4222}",
  "nats.existingSecret=nats-users",
  "nats.replicas=3",
  "s3.endpoint=https://s3.example",
  "s3.existingSecret=s3-users",
  "provision.existingSecret=store-admin",
);
const SCALED = ["uploadGateway", "download", "metadata", "filelist", "metrics", "janitor", "webOrigin"];
const SERVICES = [...SCALED, "operators"];

/** Chart values that produce different objects. */
const WAYS: Record<string, readonly string[]> = {
  "the tests' values": TEST_VALUES,
  "stores of others": EXTERNAL,
  "everything switched on": [
    ...EXTERNAL,
    ...set(
      ...SCALED.map((service) => `${service}.autoscaling.enabled=true`),
      "scaling.by=keda",
      "scaling.keda.prometheusAddress=http://prometheus.monitoring:9090",
      "gateway.enabled=true",
      "gateway.parentRefs[0].name=public",
      "extraHosts[0]=files.example",
      "monitoring.serviceMonitor.enabled=true",
      "monitoring.rules.enabled=true",
      "monitoring.dashboards.enabled=true",
      "tracing.endpoint=http://collector.monitoring:4318",
      "tracing.headersSecret=collector",
      "caSecret=authority",
      "auth.issuer=https://accounts.example",
      "auth.clientId=envoi",
      "uploadGateway.spool.storageClass=fast",
    ),
  ],
  "everything switched off": [
    ...EXTERNAL,
    ...set(
      ...SCALED.map((service) => `${service}.autoscaling.enabled=false`),
      ...SERVICES.map((service) => `${service}.podDisruptionBudget.enabled=false`),
      "ingress.enabled=false",
      "networkPolicy.enabled=false",
      "provision.enabled=false",
      "tests.enabled=false",
    ),
  ],
};

let directory: string;
let schemas: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-schemas-"));
  schemas = await writeClusterSchemas(directory);
  const labels = {
    "pod-security.kubernetes.io/enforce": "restricted",
    "pod-security.kubernetes.io/warn": "restricted",
  };
  await apply(JSON.stringify({ apiVersion: "v1", kind: "Namespace", metadata: { name: DRY_NAMESPACE, labels } }));
});
afterAll(async () => {
  await kubectl(["delete", "namespace", DRY_NAMESPACE, "--wait=false", "--ignore-not-found"]);
  await rm(directory, { recursive: true, force: true });
});

/** Manifests as rendered by the chart. */
function rendered(way: readonly string[]): Promise<string> {
  return helm(["template", "dry", CHART, "-n", DRY_NAMESPACE, ...way]);
}

/** Splits manifests into one text per object. */
function objectsIn(manifests: string): string[] {
  return manifests.split(/^---$/m).filter((text) => /^kind:/m.test(text));
}

const kindOf = (manifest: string) => /^kind: *(\S+)/m.exec(manifest)?.[1] ?? "";

const report = z.object({
  resources: z
    .array(z.object({ kind: z.string(), name: z.string(), status: z.string(), msg: z.string().default("") }))
    .default([]),
  summary: z.object({ valid: z.number(), invalid: z.number(), errors: z.number(), skipped: z.number() }),
});

function checkSchemas(manifests: string): Promise<z.infer<typeof report>> {
  const args = [
    "-strict",
    "-output",
    "json",
    "-summary",
    "-skip",
    FOREIGN_KINDS.join(),
    "-schema-location",
    schemas,
    "-",
  ];
  return new Promise((resolve, reject) => {
    const child = execFile(findProgram("kubeconform"), args, (_error, stdout, stderr) => {
      if (stdout === "") reject(new Error(stderr));
      else resolve(report.parse(JSON.parse(stdout)));
    });
    child.stdin?.end(manifests);
  });
}

/** Checks that the cluster accepts these objects in a dry run without warnings. */
async function dryRun(manifests: string): Promise<void> {
  const known = objectsIn(manifests).filter((object) => !FOREIGN_KINDS.includes(kindOf(object)));
  const args = ["apply", "--dry-run=server", "--server-side", "--force-conflicts", "-n", DRY_NAMESPACE, "-f", "-"];
  const { code, stderr } = await tryKubectl(args, { input: known.join("\n---\n") });
  // Security warnings go to stderr.
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
}

describe.each(Object.entries(WAYS))("the chart with %s", (_name, way) => {
  it("has only fields that the cluster's own schemas define", async () => {
    const manifests = await rendered(way);
    const { resources, summary } = await checkSchemas(manifests);
    expect(resources).toEqual([]);
    const ofOthers = objectsIn(manifests).filter((object) => FOREIGN_KINDS.includes(kindOf(object)));
    expect(summary).toMatchObject({ invalid: 0, errors: 0, skipped: ofOthers.length });
    expect(summary.valid).toBeGreaterThan(SERVICES.length * 3);
  });

  it("is accepted by the cluster and meets the restricted security standard", async () => {
    await dryRun(await rendered(way));
  });
});

it("a field unknown to the schemas is rejected", async () => {
  const manifest = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "x" }, dat: {} };
  expect((await checkSchemas(JSON.stringify(manifest))).summary.invalid).toBe(1);
});

/** Moves objects to the dry-run namespace, and renames their namespace object, which already exists. */
function elsewhere(manifests: string): string {
  return manifests
    .replaceAll(new RegExp(`^( *)namespace: ${NAMESPACE}$`, "gm"), `$1namespace: ${DRY_NAMESPACE}`)
    .replace(
      new RegExp(`^(kind: Namespace\\nmetadata:\\n(?: .*\\n)*?  name: )${NAMESPACE}$`, "m"),
      `$1${DRY_NAMESPACE}-new`,
    );
}

it.each(["deploy/k8s/base", "deploy/k8s/overlays/kind", "deploy/k8s/overlays/production"])(
  "%s is accepted by the cluster",
  async (folder) => {
    const manifests = elsewhere(await kubectl(["kustomize", `${ROOT}${folder}`]));
    expect((await checkSchemas(manifests)).resources).toEqual([]);
    await dryRun(manifests);
  },
);

it("the command creates the Secrets named in the plain manifests, and the cluster accepts them", async () => {
  const secrets = await readFile(await writeKubernetesSecrets(join(directory, "secrets")), "utf8");
  expect((await checkSchemas(secrets)).resources).toEqual([]);
  await dryRun(secrets);
  const manifests = await kubectl(["kustomize", `${ROOT}deploy/k8s/base`]);
  const named = manifests.matchAll(/secretKeyRef:\n(?:\s+key: \S+\n)?\s+name: (\S+)|secretName: (\S+)/g);
  const made = objectsIn(secrets).map((text) => /name: (\S+)/.exec(text)?.[1]);
  expect(made).toEqual(expect.arrayContaining(Array.from(named, ([, byKey, byVolume]) => byKey ?? byVolume)));
  expect(made.filter((name) => !manifests.includes(`ame: ${name}\n`))).toEqual([]);
});
