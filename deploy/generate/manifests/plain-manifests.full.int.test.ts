import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { kubernetesSecrets } from "@envoi/dev-stack";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import {
  MANIFESTS,
  type ManifestFolder,
  plainManifestFiles,
  plainManifests,
  renderManifests,
  staleFiles,
} from "../generated-files.ts";
import { ROOT } from "../root.ts";
import { objectsIn, RenderedChart } from "../testing/rendered-chart.ts";
import { listPods, listSecretKeys } from "../testing/workload.ts";

const FOLDER = join(ROOT, "deploy/k8s");
const OWN = ["kustomization.yaml", "namespace.yaml"];

const FOLDERS = Object.keys(MANIFESTS) as ManifestFolder[];

let rendered: string;
let production: string;
beforeAll(async () => {
  [rendered, production] = await Promise.all([renderManifests("base"), renderManifests("production")]);
});
const textOf = (folder: ManifestFolder) => (folder === "base" ? rendered : production);

test.each(FOLDERS)("the plain manifests in %s are exactly what `npm run generate` writes", async (folder) => {
  const stale = await staleFiles(await plainManifestFiles());
  expect(stale.map(({ path }) => path)).toEqual([]);
  const present = await readdir(join(FOLDER, folder));
  expect(present.sort()).toEqual([...plainManifests(textOf(folder)).keys(), ...OWN].sort());
});

test.each(FOLDERS)("the kustomization.yaml in %s names all plain manifests", async (folder) => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(await readFile(join(FOLDER, folder, "kustomization.yaml"), "utf8")));
  const files = [...plainManifests(textOf(folder)).keys(), "namespace.yaml"];
  expect([...resources].sort()).toEqual(files.sort());
});

test("the kind overlay has one pod per service", async () => {
  const overlay = z
    .object({ replicas: z.array(z.object({ name: z.string(), count: z.literal(1) })) })
    .parse(parse(await readFile(join(FOLDER, "overlays/kind/kustomization.yaml"), "utf8")));
  const deployments = new RenderedChart(objectsIn(rendered)).names("Deployment");
  expect(overlay.replicas.map(({ name }) => name).sort()).toEqual(deployments.sort());
});

test("the plain manifests contain no password, and the generated Secrets contain every key that they use", () => {
  const objects = objectsIn(rendered);
  expect(objects.filter(({ kind }) => kind === "Secret")).toEqual([]);
  const asked = listPods(new RenderedChart(objects)).flatMap(({ spec }) => listSecretKeys(spec));
  const secrets = kubernetesSecrets((purpose) => purpose);
  const missing = asked.filter(({ name, key }) => {
    const keys = Object.keys(secrets[name] ?? {});
    return key === "*" ? keys.length === 0 : !keys.includes(key);
  });
  expect(missing).toEqual([]);
  expect([...new Set(asked.map(({ name }) => name))].sort()).toEqual(Object.keys(secrets).sort());
});
