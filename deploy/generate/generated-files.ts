import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openApiDocument } from "@envoi/protocol/openapi";
import { DEPLOYED_SERVICES, type EdgeOptions, edgeConfig } from "@envoi/topology";
import { parse } from "yaml";
import * as z from "zod";
import { chartReadme } from "./chart/chart-readme.ts";
import { chartServices, VALUES_KEYS } from "./chart/chart-services.ts";
import { chartValues } from "./chart/chart-values.ts";
import { chartValuesText, documentedValues } from "./chart/documented-values.ts";
import { toJsonSchema, withMeanings } from "./chart/json-schema.ts";
import { PRESETS, presetText } from "./chart/presets.ts";
import { renderText } from "./chart/render.ts";
import { METRICS_PAGE, metricsPage } from "./metrics/metrics-page.ts";
import { ROOT } from "./root.ts";
import { listSettings, settingNames } from "./setting-names.ts";

/** A generated file of the repository. `path` is relative to the root. */
export type GeneratedFile = { path: string; text: string };

const json = (path: string, value: unknown): GeneratedFile => ({ path, text: `${JSON.stringify(value, null, 2)}\n` });

/** Every generated file except the plain manifests, which need Helm. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const values = documentedValues(chartValuesText);
  return [
    json("docs/openapi.json", openApiDocument()),
    { path: METRICS_PAGE, text: await metricsPage() },
    // Each service receives the settings of all services, so it needs the names of all settings to recognise misspelt
    // ones.
    json("packages/platform/src/settings/setting-names.json", settingNames()),
    json("deploy/compose/caddy.json", composeEdgeConfig()),
    json("deploy/helm/files/services.json", chartServices(listSettings)),
    json("deploy/helm/values.schema.json", withMeanings(toJsonSchema(chartValues), values)),
    ...(Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((preset) => ({
      path: `deploy/helm/values-${preset}.yaml`,
      text: presetText(preset),
    })),
    { path: "deploy/helm/README.md", text: chartReadme(values, VALUES_KEYS) },
  ];
}

/** Lines that mark an object as managed by Helm. */
const HELM_LINES = /^ +(?:app\.kubernetes\.io\/managed-by: Helm|helm\.sh\/chart: .*)\n/gm;
const SOURCE = /^# Source: envoi\/templates\/(?<file>[\w-]+\.yaml)\n/;

/** The plain manifests that Helm renders, by template file. */
export function plainManifests(rendered: string): Map<string, string> {
  const files = new Map<string, string>();
  const documents = rendered.split(/^---\n/m).filter((document) => document.trim() !== "");
  for (const document of documents) {
    const file = SOURCE.exec(document)?.groups?.["file"];
    if (file === undefined) throw new Error(`no template is named in: ${document}`);
    const plain = `${document.replace(SOURCE, "").replaceAll(HELM_LINES, "").trim()}\n`;
    const before = files.get(file);
    files.set(file, before === undefined ? plain : `${before}---\n${plain}`);
  }
  return files;
}

/** Folders of plain manifests below `deploy/k8s`, with the values from which each is rendered. */
export const MANIFESTS = { base: "values.yaml", production: "values-production.yaml" } as const;
export type ManifestFolder = keyof typeof MANIFESTS;

/** @throws if Helm is missing, or with Helm's message if Helm rejects the chart */
export async function renderManifests(folder: ManifestFolder): Promise<string> {
  const text = await readFile(join(ROOT, "deploy/k8s", MANIFESTS[folder]), "utf8");
  return renderText(z.record(z.string(), z.unknown()).parse(parse(text)));
}

/** The files of both folders. @throws as `renderManifests` does */
export async function plainManifestFiles(): Promise<GeneratedFile[]> {
  const folders = Object.keys(MANIFESTS) as ManifestFolder[];
  const files = folders.map(async (folder) =>
    Array.from(plainManifests(await renderManifests(folder)), ([name, text]) => ({
      path: `deploy/k8s/${folder}/${name}`,
      text,
    })),
  );
  return (await Promise.all(files)).flat();
}

/** Files that are missing or out of date in the repository. */
export async function staleFiles(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  const present = await Promise.all(files.map(({ path }) => readFile(join(ROOT, path), "utf8").catch(() => null)));
  return files.filter(({ text }, index) => present[index] !== text);
}

function composeEdgeConfig(): object {
  const upstreams = DEPLOYED_SERVICES.map((name) => [name, { replicas: [`${name}:8080`], healthPort: 8_081 }]);
  return edgeConfig({
    listen: ":8080",
    upstreams: Object.fromEntries(upstreams) as EdgeOptions["upstreams"],
    keepsTraces: false,
    isTraced: false,
    adminSocket: null,
  });
}
