import { createLog, createRegistry, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { BlobStoreError } from "@envoi/store";
import { expect, test, vi } from "vitest";
import { createFactHandler } from "./on-fact.ts";
import { createMetricsReporter } from "./reporter.ts";
import { beaconFact, metricEvent } from "./testing/beacon.ts";

const SIGNAL = new AbortController().signal;

function newHandler() {
  const registry = createRegistry();
  const log = createLog({ level: "silent", service: "metrics" });
  const report = createMetricsReporter({ clock: systemClock, log, registry });
  const store = vi.fn(async () => {});
  return {
    store,
    handle: createFactHandler({ store, report }),
    /** The lines of our own counters whose value is not zero. */
    async counted(): Promise<string[]> {
      const lines = (await registry.metrics()).split("\n");
      return lines
        .filter((line) => /^(facts_|fact_(up|down)loaded|client_events)/.test(line) && !line.endsWith(" 0"))
        .sort();
    },
  };
}

test("a beacon that is delivered three times is stored each time and counted once", async () => {
  const { handle, store, counted } = newHandler();
  const fact = beaconFact("a1", metricEvent(), metricEvent({ time: 7, event_properties: { status: "cancel" } }));
  for (let round = 0; round < 3; round += 1) await handle(fact, SIGNAL);
  expect(store.mock.calls).toEqual(Array(3).fill([fact, SIGNAL]));
  expect(await counted()).toEqual([
    'client_events_total{event="client_upload",platform="web",status="cancel"} 1',
    'client_events_total{event="client_upload",platform="web",status="ok"} 1',
    'facts_total{type="metrics.received"} 1',
  ]);
});

test("while the store is unavailable a beacon is neither acknowledged nor counted", async () => {
  const { handle, store, counted } = newHandler();
  store.mockRejectedValueOnce(new BlobStoreError("unavailable"));
  const fact = beaconFact("c3", metricEvent());
  await expect(handle(fact, SIGNAL)).rejects.toThrow(BlobStoreError);
  expect(await counted()).toEqual([]);
  await handle(fact, SIGNAL);
  expect(await counted()).toContain('facts_total{type="metrics.received"} 1');
});

test("each fact from another service is counted once, with its bytes", async () => {
  const { handle, store, counted } = newHandler();
  const base = { v: 1, atMs: 1, uploadId: "0123456789abcdef" as UploadId } as const;
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
  expect(store).not.toHaveBeenCalled();
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

test("an unknown status gets no label of its own", async () => {
  const { handle, counted } = newHandler();
  const events = ["made up", 7, null].map((status, time) => metricEvent({ time, event_properties: { status } }));
  await handle(beaconFact("d4", ...events, metricEvent({ event_properties: undefined })), SIGNAL);
  expect(await counted()).toContain('client_events_total{event="client_upload",platform="web",status="none"} 4');
});
