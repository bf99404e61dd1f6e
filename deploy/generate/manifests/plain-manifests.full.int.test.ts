import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { kubernetesSecrets } from "@envoi/dev-stack";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { renderText } from "../chart/render.ts";
import { plainManifestFiles, plainManifests, staleFiles } from "../generated-files.ts";
import { ROOT } from "../root.ts";
import { objectsIn, RenderedChart } from "../testing/rendered-chart.ts";
import { listPods, listSecretKeys } from "../testing/workload.ts";

const FOLDER = join(ROOT, "deploy/k8s");
const OWN = ["kustomization.yaml", "namespace.yaml"];

let rendered: string;
beforeAll(async () => {
  const values = z.record(z.string(), z.unknown()).parse(parse(await readFile(join(FOLDER, "values.yaml"), "utf8")));
  rendered = await renderText(values);
});

test("the plain manifests are exactly what `npm run generate` writes", async () => {
  const manifests = plainManifests(rendered);
  const stale = await staleFiles(await plainManifestFiles());
  expect(stale.map(({ path }) => path)).toEqual([]);
  const present = await readdir(join(FOLDER, "base"));
  expect(present.sort()).toEqual([...manifests.keys(), ...OWN].sort());
});

test("kustomization.yaml names all plain manifests", async () => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(await readFile(join(FOLDER, "base/kustomization.yaml"), "utf8")));
  const files = [...plainManifests(rendered).keys(), "namespace.yaml"];
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
