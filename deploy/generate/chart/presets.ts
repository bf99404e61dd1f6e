import { stringify } from "yaml";
import { capacityPage, computeCores, exampleLoad, readExample, readMemory } from "./cost-model.ts";

/** The sizes of sites for which the chart has values, with the column of the example in docs/capacity.md. */
export const PRESETS = { small: "10×", medium: "100×", large: "1,000×" } as const;
type Preset = keyof typeof PRESETS;

/** Load of a replica in the busiest hour: a Node process does most of its work on one core. */
const CORES_PER_REPLICA = 0.5;
/** Fewer uploads per gateway mean that fewer break off if one crashes. */
const UPLOADS_PER_GATEWAY = 500;
const MIN_REPLICAS = 2;
/** Replicas beyond the busiest hour. */
const SPARE = 2;
/** MAX_OPEN_UPLOADS: each gateway has memory for so many. */
const MAX_OPEN_UPLOADS = 1_000;
/** What a gateway's limit leaves for the process itself, and the bodies without a declared length that it accepts besides. */
const GATEWAY_OVERHEAD_MIB = 256;
const BODIES_WITHOUT_LENGTH = 16;
const TARGET_PERCENT = 60;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/** Services whose load the cost model knows, with the memory of an open transfer. The others keep the chart's defaults. */
const SIZED = {
  uploadGateway: "upload-gateway",
  download: "download",
  metadata: "metadata",
  metrics: "metrics",
  janitor: "janitor",
} as const;

function memoryOfIdleService(page: string): number {
  return readMemory(page, "idle service") + readMemory(page, "uncollected garbage, in a service that transfers bodies");
}

/** Requests and limits of a gateway with its share of the open uploads. */
function gatewayMemory(page: string, openUploads: number) {
  const perUpload = readMemory(page, "open upload with declared length (all Envoi clients)");
  const withoutLength = readMemory(page, "open upload without declared length, within UPLOAD_MEMORY_BYTES");
  const most = GATEWAY_OVERHEAD_MIB + MAX_OPEN_UPLOADS * perUpload + BODIES_WITHOUT_LENGTH * withoutLength;
  return {
    request: roundUp(memoryOfIdleService(page) + openUploads * perUpload, 64),
    limit: roundUp(most, 256),
  };
}

/** Values for one service: replicas, and what each requests. */
function sizeService(page: string, key: keyof typeof SIZED, scale: string) {
  const cores = computeCores(page, SIZED[key], exampleLoad(page, scale));
  const open = key === "uploadGateway" ? readExample(page, "open uploads at 1 Mbit/s", scale) : 0;
  const busy = Math.max(Math.ceil(cores / CORES_PER_REPLICA), Math.ceil(open / UPLOADS_PER_GATEWAY), 1);
  const minReplicas = Math.max(MIN_REPLICAS, Math.ceil(busy / SPARE));
  const maxReplicas = Math.max(minReplicas, busy) * SPARE;
  const replicas = Math.max(MIN_REPLICAS, busy);
  // At the load of the busiest hour, a replica uses the autoscaler's target.
  const cpu = `${roundUp(((cores / replicas) * 1_000 * 100) / TARGET_PERCENT, 50)}m`;
  const memory =
    key === "uploadGateway"
      ? gatewayMemory(page, open / replicas)
      : { request: roundUp(memoryOfIdleService(page), 64), limit: 512 };
  const autoscaling = {
    minReplicas,
    maxReplicas,
    targetCPUUtilizationPercentage: TARGET_PERCENT,
    ...(key === "uploadGateway" && { load: { uploads_open: UPLOADS_PER_GATEWAY } }),
  };
  return {
    ...(key === "janitor" ? { replicas } : { autoscaling }),
    resources: { requests: { cpu, memory: `${memory.request}Mi` }, limits: { memory: `${memory.limit}Mi` } },
  };
}

/** Values of a preset. */
export function computePreset(preset: Preset, page = capacityPage) {
  const keys = Object.keys(SIZED) as (keyof typeof SIZED)[];
  return Object.fromEntries(keys.map((key) => [key, sizeService(page, key, PRESETS[preset])]));
}

/** What the site's stores need, which the chart does not deploy. */
function describeStores(page: string, scale: string): string[] {
  const load = exampleLoad(page, scale);
  const cores = (name: string) => Number(computeCores(page, name, load).toPrecision(2));
  return ["Redis", "NATS", "MinIO", "edge"].map((name) => `${name} ${cores(name)}`);
}

/** The text of `values-<preset>.yaml`. */
export function presetText(preset: Preset, page = capacityPage): string {
  const scale = PRESETS[preset];
  const { uploads, gibUp } = exampleLoad(page, scale);
  const hour = `${uploads.toLocaleString("en")} uploads (${Math.round(gibUp).toLocaleString("en")} GiB)`;
  const lines = [
    `Values for a site with up to ${hour} in its busiest hour, each downloaded twice: the column ${scale} of the example`,
    "in docs/capacity.md, from which `npm run generate` writes this file. Add your own values:",
    `  helm install envoi deploy/helm -n envoi -f deploy/helm/values-${preset}.yaml -f values.yaml`,
    `The stores are not included. In that hour, they use these cores: ${describeStores(page, scale).join(", ")}.`,
  ];
  return `${lines.map((line) => `# ${line}\n`).join("")}${stringify(computePreset(preset, page), { lineWidth: 0 })}`;
}
