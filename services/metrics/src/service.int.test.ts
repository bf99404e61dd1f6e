import { MAX_JSON_BYTES, type UploadId } from "@envoi/protocol";
import { BlobStoreError } from "@envoi/store";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createBeacon, metricEvent } from "./testing/beacon.ts";
import { type HostedMetrics, hostMetrics, newDataDirectory } from "./testing/host-metrics.ts";

let directory: Awaited<ReturnType<typeof newDataDirectory>>;
let hosted: HostedMetrics;
beforeAll(async () => {
  directory = await newDataDirectory();
  hosted = await hostMetrics(directory);
});
afterAll(async () => {
  await hosted[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

/** Long enough for real storage on a busy host. */
const PATIENCE = { timeout: 30_000 };

/** Waits until `count` stored lines contain the text. */
async function expectStored(from: HostedMetrics, text: string, count: number): Promise<void> {
  const matching = async () => (await from.storedLines()).filter((line) => line.includes(text));
  await vi.waitFor(async () => expect(await matching()).toHaveLength(count), PATIENCE);
}

test("a beacon receives OK, and its events are stored as one line each", async () => {
  const events = [metricEvent({ device_id: "first" }), metricEvent({ device_id: "first", time: 7 })];
  const answer = await hosted.send(JSON.stringify(createBeacon(...events)), { "Content-Type": "text/plain" });
  expect([answer.status, answer.text]).toEqual([200, "OK"]);
  await expectStored(hosted, '"device_id":"first"', 2);
});

test.each(["text/plain;charset=UTF-8", "application/json", "application/octet-stream", "x-made/up"])(
  "a beacon of type %s is accepted",
  async (contentType) => {
    const beacon = createBeacon(metricEvent({ device_id: `as ${contentType}` }));
    expect((await hosted.send(JSON.stringify(beacon), { "Content-Type": contentType })).status).toBe(200);
    await expectStored(hosted, `as ${contentType}`, 1);
  },
);

test("the events of a beacon that is sent ten times are stored once", async () => {
  const text = JSON.stringify(createBeacon(metricEvent({ device_id: "ten times" })));
  const answers = await Promise.all(Array.from({ length: 10 }, () => hosted.send(text)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await hosted.send(JSON.stringify(createBeacon(metricEvent({ device_id: "after them" }))));
  await expectStored(hosted, "after them", 1);
  await expectStored(hosted, "ten times", 1);
});

test("a beacon without events receives OK, and nothing is stored", async () => {
  const before = await hosted.storedLines();
  expect((await hosted.send(JSON.stringify(createBeacon()))).text).toBe("OK");
  expect(await hosted.storedLines()).toEqual(before);
});

describe("junk is rejected as bad_request", () => {
  const beacon = createBeacon(metricEvent());
  test.each([
    ["nothing", ""],
    ["malformed JSON", '{"now":'],
    ["text", "hello"],
    ["null", "null"],
    ["a list", JSON.stringify([beacon])],
    ["no events", JSON.stringify({ ...beacon, events: undefined })],
    ["a time that is text", JSON.stringify({ ...beacon, now: "now" })],
    ["a negative time", JSON.stringify({ ...beacon, session_id: -1 })],
    ["an unknown platform", JSON.stringify({ ...beacon, platform: "toaster" })],
    ["an unknown event", JSON.stringify({ ...beacon, events: [{ ...metricEvent(), event_type: "client_secret" }] })],
    ["101 events", JSON.stringify(createBeacon(...Array.from({ length: 101 }, () => metricEvent())))],
    ["unclosed brackets", "[".repeat(100_000)],
    ["deeply nested properties", `{"events":[{"event_properties":${'{"a":'.repeat(10_000)}1${"}".repeat(10_001)}]}`],
  ])("%s", async (_what, body) => {
    const answer = await hosted.send(body, { "Content-Type": "text/plain" });
    expect(answer.text).toBe('{"error":400,"code":"bad_request"}');
  });

  test("bytes that are not text", async () => {
    expect((await hosted.send(Uint8Array.of(0xff, 0xfe, 0x00, 0x80))).status).toBe(400);
  });

  test("a body in an unknown character set", async () => {
    const headers = { "Content-Type": "text/plain; charset=none" };
    expect((await hosted.send(JSON.stringify(beacon), headers)).status).toBe(400);
  });
});

test("a body over the limit is rejected as too_large", async () => {
  const answer = await hosted.send("x".repeat(MAX_JSON_BYTES + 1), { "Content-Type": "text/plain" });
  expect(answer.text).toBe('{"error":413,"code":"too_large"}');
});

test("other methods are rejected", async () => {
  const answer = await hosted.send("", {}, "GET");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("facts from other services are counted at /metrics, which is not public", async () => {
  const fact = { v: 1, atMs: 1, uploadId: "0123456789abcdef" as UploadId } as const;
  const uploaded = { ciphertextBytes: 39, downloadLimit: 1, timeLimitSeconds: 60 };
  await hosted.bus.publish({ ...fact, id: "up", type: "upload.completed", ...uploaded });
  await hosted.bus.publish({ ...fact, id: "down", type: "download.completed", downloads: 1, ciphertextBytes: 39 });
  await hosted.bus.publish({ ...fact, id: "gone", type: "upload.expired", downloads: 1 });
  await vi.waitFor(async () => {
    const metrics = await hosted.metrics();
    for (const line of [
      'facts_total{type="upload.completed"} 1',
      'facts_total{type="download.completed"} 1',
      'facts_total{type="upload.expired"} 1',
      "fact_uploaded_bytes_total 39",
      "fact_downloaded_bytes_total 39",
    ]) {
      expect(metrics).toContain(line);
    }
  }, PATIENCE);
});

test("no log line contains any part of a beacon", async () => {
  await hosted.send(
    JSON.stringify(createBeacon(metricEvent({ device_id: "telltale", event_properties: { referrer: "r" } }))),
  );
  await expectStored(hosted, "telltale", 1);
  expect(hosted.logLines.join("")).not.toContain("telltale");
});

test("a beacon that the bus does not accept still receives OK, and is stored and counted", async () => {
  await using other = await newDataDirectory();
  await using failing = await hostMetrics(other, { publish: new Error("disk I/O error at /var/lib") });
  const answer = await failing.send(JSON.stringify(createBeacon(metricEvent({ device_id: "around the bus" }))));
  expect(answer.text).toBe("OK");
  await expectStored(failing, "around the bus", 1);
  expect(await failing.metrics()).toContain('facts_total{type="metrics.received"} 1');
});

test("a beacon that neither the bus nor the blob store accepts is rejected, and the service stays ready", async () => {
  await using other = await newDataDirectory();
  const away = new BlobStoreError("unavailable");
  await using failing = await hostMetrics(other, { publish: new Error("disk I/O error at /var/lib"), write: away });
  const answer = await failing.send(JSON.stringify(createBeacon(metricEvent())));
  expect(answer.text).toBe('{"error":503,"code":"unavailable"}');
  expect((await failing.askPrivately("/readyz")).status).toBe(200);
});

test("I6: a confirmed beacon survives an unavailable blob store and the end of the process", async () => {
  await using other = await newDataDirectory();
  {
    await using failing = await hostMetrics(other, { write: new BlobStoreError("unavailable") });
    await failing.send(JSON.stringify(createBeacon(metricEvent({ device_id: "patient" }))));
    await vi.waitFor(() => expect(failing.logLines.join("")).toContain("metrics.received"), PATIENCE);
    expect(await failing.storedLines()).toEqual([]);
  }
  await using healed = await hostMetrics(other);
  healed.advance(600_000);
  await expectStored(healed, "patient", 1);
});

test("a client network's beacons per minute are limited, and the rejection states when to retry", async () => {
  await using own = await newDataDirectory();
  await using limited = await hostMetrics(own, {}, { beaconsPerMinute: 3 });
  const send = async () => {
    const { status, headers } = await limited.send(JSON.stringify(createBeacon(metricEvent())));
    return [status, headers.get("Retry-After") !== null];
  };
  const answers = [await send(), await send(), await send(), await send()];
  expect(answers).toEqual([...Array<unknown>(3).fill([200, false]), [429, true]]);
});

test("beacons are rejected while the storage is full", async () => {
  await using own = await newDataDirectory();
  const beacon = JSON.stringify(createBeacon(metricEvent()));
  {
    await using first = await hostMetrics(own);
    expect((await first.send(beacon)).status).toBe(200);
    await vi.waitFor(async () => expect(await first.storedLines()).toHaveLength(1), 30_000);
  }
  // A process measures the stored batches when it starts.
  await using full = await hostMetrics(own, {}, { maxBytes: 1 });
  expect((await full.send(beacon)).status).toBe(507);
});
