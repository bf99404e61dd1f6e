import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { busModule, createInProcessBus, type EventBus } from "@envoi/events";
import { createRegistry, openSqlite } from "@envoi/platform";
import { type BlobStore, createDirectoryBlobStore } from "@envoi/store";
import { type HostedAnswer, hostService, recordingLog } from "@envoi/testkit";
import { createMetrics } from "./service.ts";

/** A folder for one test, kept while services come and go on it. */
export async function newDataDirectory() {
  const path = await mkdtemp(join(tmpdir(), "envoi-metrics-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/**
 * The metrics service on a port of its own, with a real bus and a real BlobStore.
 *
 * @param faults.write - thrown by each write of a Blob
 * @param faults.publish - thrown by each publication
 */
export async function hostMetrics(
  directory: { path: string },
  faults: { write?: Error | undefined; publish?: Error | undefined } = {},
) {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { log, logLines } = recordingLog("metrics");
  const database = await openSqlite({ path: join(directory.path, "envoi.sqlite"), modules: [busModule], clock });
  const realBus = createInProcessBus({ database, log, pollMs: 20 });
  const realBlobs = createDirectoryBlobStore({ directory: join(directory.path, "blobs") });
  const bus: EventBus = {
    ...realBus,
    async publish(fact) {
      if (faults.publish !== undefined) throw faults.publish;
      await realBus.publish(fact);
    },
  };
  const blobs: BlobStore = {
    ...realBlobs,
    async write(...args) {
      if (faults.write !== undefined) throw faults.write;
      return realBlobs.write(...args);
    },
  };
  const registry = createRegistry();
  const hosted = await hostService(createMetrics({ bus, blobs, clock, log, registry }), { log, registry });

  async function readBatch(entry: { key: Parameters<BlobStore["read"]>[0]; bytes: number }): Promise<string[]> {
    const body = await blobs.read(entry.key, { offset: 0, end: entry.bytes }, new AbortController().signal);
    if (body === null) return [];
    return gunzipSync(await buffer(body))
      .toString("utf8")
      .trimEnd()
      .split("\n");
  }

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
    /** Every line that is stored, one per event. */
    async storedLines(): Promise<string[]> {
      const lines: string[] = [];
      for await (const entry of blobs.list("")) lines.push(...(await readBatch(entry)));
      return lines;
    },
    async metrics(): Promise<string> {
      return (await fetch(`http://127.0.0.1:${hosted.privatePort}/metrics`)).text();
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
