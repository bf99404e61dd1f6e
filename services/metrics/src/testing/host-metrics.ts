import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { busModule, createInProcessBus, type EventBus } from "@envoi/events";
import { createClients, createRegistry, openSqlite } from "@envoi/platform";
import { type BlobStore, createDirectoryBlobStore } from "@envoi/store";
import { type HostedAnswer, hostService, recordingLog } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { type MetricsConfig, readMetricsConfig } from "../config.ts";
import { createMetrics } from "../service.ts";
import { readEvents } from "./read-events.ts";

/** A directory for one test, which can be shared by services that run one after the other. */
export async function newDataDirectory() {
  const path = await mkdtemp(join(tmpdir(), "envoi-metrics-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/**
 * The metrics service on its own port, with a real bus and a real BlobStore.
 *
 * @param faults.write - makes the BlobStore unavailable: each write and ping throws this error
 * @param faults.publish - makes the bus unavailable: each publication and ping throws this error
 */
export async function hostMetrics(
  directory: { path: string },
  faults: { write?: Error | undefined; publish?: Error | undefined } = {},
  config: Partial<MetricsConfig> = {},
) {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { log, logLines } = recordingLog("metrics");
  const database = await openSqlite({
    path: join(directory.path, "envoi.sqlite"),
    modules: [busModule],
    clock,
    threads: REUSED_THREADS,
  });
  const realBus = createInProcessBus({ database, log, pollMs: 20 });
  const realBlobs = createDirectoryBlobStore({ directory: join(directory.path, "blobs") });
  const bus: EventBus = {
    ...realBus,
    async publish(fact) {
      if (faults.publish !== undefined) throw faults.publish;
      return realBus.publish(fact);
    },
    async ping() {
      if (faults.publish !== undefined) throw faults.publish;
      await realBus.ping();
    },
  };
  const blobs: BlobStore = {
    ...realBlobs,
    async write(...args) {
      if (faults.write !== undefined) throw faults.write;
      return realBlobs.write(...args);
    },
    async ping() {
      if (faults.write !== undefined) throw faults.write;
      await realBlobs.ping();
    },
  };
  const registry = createRegistry();
  const service = createMetrics({
    bus,
    blobs,
    clients: createClients({ trustedProxies: 0, baseUrl: "http://localhost" }),
    clock,
    log,
    registry,
    config: { ...readMetricsConfig({}), flushSeconds: 1, ...config },
  });
  const hosted = await hostService(service, { log, registry });

  return {
    bus,
    logLines,
    send(
      body: string | Uint8Array<ArrayBuffer>,
      headers: Record<string, string> = {},
      method = "POST",
    ): Promise<HostedAnswer> {
      return hosted.ask(method, "/api/metrics", { headers, ...(method !== "GET" && { body }) });
    },
    /** The lines of all batches, with each event only once. */
    storedLines: () => readEvents(blobs),
    /** @param path - path on the private port */
    askPrivately: (path: string) => fetch(`http://127.0.0.1:${hosted.privatePort}${path}`),
    async metrics(): Promise<string> {
      return (await this.askPrivately("/metrics")).text();
    },
    advance(ms: number): void {
      aheadMs += ms;
    },
    async [Symbol.asyncDispose]() {
      await hosted[Symbol.asyncDispose]();
      await realBus[Symbol.asyncDispose]();
      await realBlobs[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

export type HostedMetrics = Awaited<ReturnType<typeof hostMetrics>>;
