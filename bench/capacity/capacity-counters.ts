import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { StackProcess } from "@envoi/dev-stack";
import { askRedis } from "@envoi/testkit";
import { measurePid } from "../measuring/measured-process.ts";

const MEBIBYTE = 1_048_576;
const TOKEN_SECONDS = 3_600;

/** Running totals, keyed by component and unit: `minio | CPU s`. */
export type Counters = ReadonlyMap<string, number>;

export function sumMetric(text: string, name: string, labels = /(?:)/): number {
  let sum = 0;
  for (const line of text.split("\n")) {
    const [, of = "", value = ""] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const isMeant = line.startsWith(`${name}{`) || line.startsWith(`${name} `);
    if (isMeant && labels.test(of)) sum += Number(value);
  }
  return sum;
}

/** The process name without its number: replicas' figures are summed under this name. */
function kindOf(processName: string): string {
  return processName.replace(/-\d+$/, "");
}

function add(counters: Map<string, number>, of: string, unit: string, value: number): void {
  const name = `${of} | ${unit}`;
  counters.set(name, (counters.get(name) ?? 0) + value);
}

async function countProcesses(stack: StackProcess, counters: Map<string, number>): Promise<void> {
  for (const { name, pid } of stack.processes()) {
    if (pid === null) continue;
    const of = kindOf(name);
    add(counters, of, "CPU s", await (await measurePid(pid)).cpuSeconds());
    const io = await readFile(`/proc/${pid}/io`, "utf8");
    const field = (field: string) => Number(new RegExp(`^${field}: (\\d+)$`, "m").exec(io)?.[1]) / MEBIBYTE;
    // All bytes read or written by system calls: connections, files, the page cache.
    add(counters, of, "MiB read and written", field("rchar") + field("wchar"));
    add(counters, of, "MiB to disk", field("write_bytes"));
    add(counters, of, "MiB from disk", field("read_bytes"));
  }
}

function infoField(text: string, name: string): number {
  return Number(new RegExp(`^${name}:(\\d+)`, "m").exec(text)?.[1] ?? Number.NaN);
}

/** A section of `INFO` from each master. Omits replicas, because they only repeat their master's writes. */
async function redisInfo({ servers: { redis } }: StackProcess, section = "everything"): Promise<string[]> {
  const servers = redis.urls.map((url) => ({ port: Number(new URL(url).port), password: redis.password }));
  const texts = await Promise.all(
    servers.map((server) => askRedis(server, (client) => client.info("replication", section))),
  );
  return texts.filter((text) => text.includes("role:master"));
}

async function countRedis(stack: StackProcess, counters: Map<string, number>): Promise<void> {
  for (const text of await redisInfo(stack)) {
    add(counters, "redis", "commands", infoField(text, "total_commands_processed"));
    const bytes = infoField(text, "total_net_input_bytes") + infoField(text, "total_net_output_bytes");
    add(counters, "redis", "MiB over the network", bytes / MEBIBYTE);
  }
}

/** Number of calls to each command so far on all masters, including calls from scripts. */
export async function redisCommands(stack: StackProcess): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const text of await redisInfo(stack, "commandstats")) {
    for (const [, name = "", calls] of text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)) {
      counts.set(name, (counts.get(name) ?? 0) + Number(calls));
    }
  }
  return counts;
}

/** Memory that Redis uses for the data, excluding connections and scripts. */
export async function redisDataBytes(stack: StackProcess): Promise<number> {
  const texts = await redisInfo(stack);
  return texts.reduce((sum, text) => sum + infoField(text, "used_memory_dataset"), 0);
}

/** The token that MinIO requires for its metrics, in the form that MinIO's client creates. */
function metricsToken(accessKeyId: string, secretAccessKey: string): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");
  const claims = { exp: Math.floor(Date.now() / 1_000) + TOKEN_SECONDS, sub: accessKeyId, iss: "prometheus" };
  const signed = `${part({ alg: "HS512", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha512", secretAccessKey).update(signed).digest("base64url")}`;
}

async function countMinio({ servers: { s3 } }: StackProcess, counters: Map<string, number>): Promise<void> {
  const headers = { Authorization: `Bearer ${metricsToken(s3.accessKeyId, s3.secretAccessKey)}` };
  const answer = await fetch(`${s3.endpoint}/minio/v2/metrics/cluster`, { headers });
  if (!answer.ok) throw new Error(`MinIO's metrics: ${answer.status}`);
  const text = await answer.text();
  add(counters, "minio", "calls", sumMetric(text, "minio_s3_requests_total"));
  const bytes = sumMetric(text, "minio_s3_traffic_received_bytes") + sumMetric(text, "minio_s3_traffic_sent_bytes");
  add(counters, "minio", "MiB over the network", bytes / MEBIBYTE);
}

/** Counts facts from the services' metrics, because NATS reports its own metrics only to its system account. */
async function countBus(stack: StackProcess, counters: Map<string, number>): Promise<void> {
  for (const service of ["upload-gateway", "download", "metadata", "janitor", "metrics"]) {
    const text = await stack.readMetrics(service);
    add(counters, "nats", "facts taken", sumMetric(text, "bus_publish_seconds_count", /outcome="taken"/));
    add(counters, "nats", "facts handed over", sumMetric(text, "bus_deliveries_total"));
  }
}

export async function readCounters(stack: StackProcess): Promise<Counters> {
  const counters = new Map<string, number>();
  await Promise.all([
    countProcesses(stack, counters),
    countRedis(stack, counters),
    countMinio(stack, counters),
    countBus(stack, counters),
  ]);
  return counters;
}
