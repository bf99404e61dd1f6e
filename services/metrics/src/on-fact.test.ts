import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { createLog, createRegistry, systemClock } from "@envoi/platform";
import { type BlobStore, BlobStoreError, blobKey, createDirectoryBlobStore } from "@envoi/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beaconFact, metricEvent } from "./beacon.fixture.ts";
import { eventId } from "./beacon-ids.ts";
import { createMetricsEvents } from "./events.ts";
import { createFactHandler } from "./on-fact.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-metrics-"));
});
afterAll(() => rm(directory, { recursive: true }));

const SIGNAL = new AbortController().signal;

function newHandler(blobs: Pick<BlobStore, "write">) {
  const registry = createRegistry();
  const log = createLog({ level: "silent", service: "metrics" });
  const events = createMetricsEvents({ clock: systemClock, log, registry });
  const handle = createFactHandler({ blobs, events });
  return {
    handle,
    /** Lines of our own counters that are not zero. */
    async counted(): Promise<string[]> {
      const lines = (await registry.metrics()).split("\n");
      return lines
        .filter((line) => /^(facts_|fact_(up|down)loaded|client_events)/.test(line) && !line.endsWith(" 0"))
        .sort();
    },
  };
}

async function readLines(blobs: BlobStore, key: string): Promise<unknown[]> {
  const bytes = await blobs.size(blobKey(key));
  const body = await blobs.read(blobKey(key), { offset: 0, end: bytes ?? 0 }, SIGNAL);
  if (body === null) throw new Error(`no blob ${key}`);
  const lines = gunzipSync(await buffer(body))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list("")) keys.push(key);
  return keys.sort();
}

test("a beacon that comes three times is stored once and counted once", async () => {
  const blobs = createDirectoryBlobStore({ directory: join(directory, "once") });
  const { handle, counted } = newHandler(blobs);
  const [first, second] = [metricEvent(), metricEvent({ time: 7, event_properties: { status: "cancel" } })];
  const fact = beaconFact("a1", first, second);
  for (let round = 0; round < 3; round += 1) await handle(fact, SIGNAL);
  const key = "metrics/2026-11-21/04/a1.ndjson.gz";
  expect(await keysOf(blobs)).toEqual([key]);
  const { events: _, ...common } = fact.beacon;
  expect(await readLines(blobs, key)).toEqual([
    { id: eventId(fact.beacon, first), received_at: fact.atMs, ...common, ...first },
    { id: eventId(fact.beacon, second), received_at: fact.atMs, ...common, ...second },
  ]);
  expect(await counted()).toEqual([
    'client_events_total{event="client_upload",platform="web",status="cancel"} 1',
    'client_events_total{event="client_upload",platform="web",status="ok"} 1',
    'facts_total{type="metrics.received"} 1',
  ]);
});

test("a process that dies after storing and before acknowledging leaves one copy", async () => {
  const blobs = createDirectoryBlobStore({ directory: join(directory, "again") });
  const fact = beaconFact("b2", metricEvent());
  await newHandler(blobs).handle(fact, SIGNAL);
  await newHandler(blobs).handle(fact, SIGNAL);
  expect(await keysOf(blobs)).toHaveLength(1);
  expect(await readLines(blobs, "metrics/2026-11-21/04/b2.ndjson.gz")).toHaveLength(1);
});

test("while the store is away a beacon is neither acknowledged nor counted", async () => {
  const blobs = createDirectoryBlobStore({ directory: join(directory, "away") });
  let isAway = true;
  const { handle, counted } = newHandler({
    async write(...args) {
      if (isAway) throw new BlobStoreError("unavailable");
      return blobs.write(...args);
    },
  });
  const fact = beaconFact("c3", metricEvent());
  await expect(handle(fact, SIGNAL)).rejects.toThrow(BlobStoreError);
  expect(await counted()).toEqual([]);
  isAway = false;
  await handle(fact, SIGNAL);
  expect(await counted()).toContain('facts_total{type="metrics.received"} 1');
});

test("facts of the other services are counted with their bytes, each once", async () => {
  const { handle, counted } = newHandler(createDirectoryBlobStore({ directory: join(directory, "others") }));
  const base = { v: 1, atMs: 1, uploadId: "0123456789abcdef" } as const;
  const facts = [
    { ...base, id: "1", type: "upload.completed", ciphertextBytes: 100, downloadLimit: 2, timeLimitSeconds: 60 },
    { ...base, id: "2", type: "upload.changed", downloadLimit: 3, expiresAtMs: 9, passwordSet: false },
    { ...base, id: "3", type: "download.completed", downloads: 1, ciphertextBytes: 100 },
    { ...base, id: "4", type: "download.completed", downloads: 2, ciphertextBytes: 100 },
    { ...base, id: "5", type: "download.exhausted", downloads: 2 },
    { ...base, id: "6", type: "upload.expired", downloads: 0 },
    { ...base, id: "7", type: "upload.deleted", downloads: 0 },
  ] as const;
  for (const fact of [...facts, ...facts]) await handle(fact, SIGNAL);
  expect(await counted()).toEqual([
    "fact_downloaded_bytes_total 200",
    "fact_uploaded_bytes_total 100",
    'facts_total{type="download.completed"} 2',
    'facts_total{type="download.exhausted"} 1',
    'facts_total{type="upload.changed"} 1',
    'facts_total{type="upload.completed"} 1',
    'facts_total{type="upload.deleted"} 1',
    'facts_total{type="upload.expired"} 1',
  ]);
});

test("a status that a stranger made up gets no label of its own", async () => {
  const { handle, counted } = newHandler(createDirectoryBlobStore({ directory: join(directory, "labels") }));
  const events = ["made up", 7, null].map((status, time) => metricEvent({ time, event_properties: { status } }));
  await handle(beaconFact("d4", ...events, metricEvent({ event_properties: undefined })), SIGNAL);
  expect(await counted()).toContain('client_events_total{event="client_upload",platform="web",status="none"} 4');
});
