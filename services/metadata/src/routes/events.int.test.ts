import { MAX_WATCHED_UPLOADS, type Notice } from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { type HostedMetadata, hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { type ReadEvents, readEvents } from "../testing/read-events.ts";

const WRONG = "f".repeat(20);
const UNKNOWN = "0123456789abcdef";
const WAIT = { timeout: 15_000 };

async function host(settings: Record<string, string> = {}, changed: Parameters<typeof hostMetadata>[1] = {}) {
  const hosted = await hostMetadata(settings, changed);
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  return hosted;
}

type OwnedUpload = { id: string; ownerToken: string };
async function subscribe(
  hosted: HostedMetadata,
  uploads: readonly OwnedUpload[],
  headers: Record<string, string> = {},
) {
  const body = { uploads: uploads.map(({ id, ownerToken }) => ({ id, ownerToken })) };
  const stream = await readEvents(hosted.port, body, headers);
  onTestFinished(stream.close);
  return stream;
}

async function untilHeard(stream: ReadEvents, count: number) {
  await vi.waitFor(() => expect(stream.heard.length).toBeGreaterThanOrEqual(count), WAIT);
  return stream.events();
}
const gauge = (hosted: HostedMetadata) => hosted.registry.getSingleMetricAsString("event_streams_open");

test("a stream begins with the state of each upload, and is neither cached, compressed nor buffered", async () => {
  const hosted = await host();
  const uploads = [await hosted.publish({ downloadLimit: 5 }), await hosted.publish()];
  await hosted.download(uploads[0]?.id as never);
  const stream = await subscribe(hosted, uploads);
  expect(stream.status).toBe(200);
  expect(stream.headers["content-type"]).toBe("text/event-stream");
  expect(stream.headers["cache-control"]).toMatch(/no-store.*no-transform/);
  expect(stream.headers["x-accel-buffering"]).toBe("no");
  const limits = [
    { dlimit: 5, dtotal: 1 },
    { dlimit: 3, dtotal: 0 },
  ];
  expect(await untilHeard(stream, 2)).toEqual(
    uploads.map(({ id }, at) => ({ type: "snapshot", id, ttl: expect.any(Number), ...limits[at] })),
  );
});

test("an owner is notified of downloads, changes and the end of an upload, which also ends the stream", async () => {
  const hosted = await host();
  const upload = await hosted.publish({ downloadLimit: 2 });
  const stream = await subscribe(hosted, [upload]);
  await untilHeard(stream, 1);
  const { id } = upload;
  await hosted.download(id);
  await hosted.publishFacts(id);
  await hosted.post(`/api/params/${id}`, { owner_token: upload.ownerToken, dlimit: 3, timeLimit: 60 });
  await hosted.publishFacts(id);
  await hosted.post(`/api/delete/${id}`, { owner_token: upload.ownerToken });
  await hosted.publishFacts(id);
  await stream.ended;
  const at = expect.any(Number);
  expect(stream.events().slice(1)).toEqual([
    { type: "download.completed", id, at, dlimit: 2, dtotal: 1 },
    { type: "changed", id, at, dlimit: 3, dtotal: 1, ttl: expect.any(Number) },
    { type: "deleted", id, at, dtotal: 1 },
  ]);
  expect(await gauge(hosted)).toContain("event_streams_open 0");
});

test("after the last download of an upload, an event reports that it is used up", async () => {
  const hosted = await host();
  const upload = await hosted.publish({ downloadLimit: 1 });
  const stream = await subscribe(hosted, [upload]);
  await untilHeard(stream, 1);
  await hosted.download(upload.id);
  await hosted.publishFacts(upload.id);
  await stream.ended;
  expect(stream.events().map(({ type }) => type)).toEqual(["snapshot", "download.completed", "exhausted"]);
});

test("owners get events only about their own uploads", async () => {
  const hosted = await host();
  const [mine, other] = [await hosted.publish(), await hosted.publish()];
  const stream = await subscribe(hosted, [mine]);
  await untilHeard(stream, 1);
  for (const { id } of [other, mine]) {
    await hosted.download(id);
    await hosted.publishFacts(id);
  }
  await untilHeard(stream, 2);
  expect(new Set(stream.events().map(({ id }) => id))).toEqual(new Set([mine.id]));
});

test("unknown uploads and wrong tokens are reported in the same way, and do not affect other uploads", async () => {
  const hosted = await host();
  const [mine, other] = [await hosted.publish(), await hosted.publish()];
  const deleted = await hosted.publish();
  await hosted.uploads.delete(deleted.id, "op");
  const claimed = [{ id: UNKNOWN, ownerToken: WRONG }, { ...other, ownerToken: WRONG }, deleted, mine];
  const stream = await subscribe(hosted, claimed);
  const types = (await untilHeard(stream, 4)).map(({ id, type }) => [id, type]);
  expect(types).toEqual([
    [UNKNOWN, "gone"],
    [other.id, "gone"],
    [deleted.id, "gone"],
    [mine.id, "snapshot"],
  ]);
  await hosted.download(other.id);
  await hosted.publishFacts(other.id);
  await hosted.download(mine.id);
  await hosted.publishFacts(mine.id);
  expect((await untilHeard(stream, 5)).at(4)).toMatchObject({ type: "download.completed", id: mine.id });
  expect(await hosted.registry.getSingleMetricAsString("refused_credentials_total")).toContain("owner_token");
});

test("a stream whose uploads are all missing reports this and ends", async () => {
  const hosted = await host();
  const stream = await subscribe(hosted, [{ id: UNKNOWN, ownerToken: WRONG }]);
  await stream.ended;
  expect(stream.events()).toEqual([{ type: "gone", id: UNKNOWN }]);
});

test.each([
  ["malformed JSON", "{"],
  ["no body", ""],
  ["a list", []],
  ["no uploads", { uploads: [] }],
  ["a malformed id", { uploads: [{ id: "../x", ownerToken: WRONG }] }],
  ["a token that is not a string", { uploads: [{ id: UNKNOWN, ownerToken: 7 }] }],
  ["an upload twice", { uploads: Array(2).fill({ id: UNKNOWN, ownerToken: WRONG }) }],
  [
    "too many uploads",
    {
      uploads: Array.from({ length: MAX_WATCHED_UPLOADS + 1 }, (_, at) => ({
        id: String(at).padStart(16, "0"),
        ownerToken: WRONG,
      })),
    },
  ],
])("%s is rejected as bad_request", async (_what, body) => {
  const hosted = await host();
  const answer = await readEvents(hosted.port, body);
  await answer.ended;
  expect([answer.status, answer.text()]).toEqual([400, '{"error":400,"code":"bad_request"}']);
});

test("a client gets a stream only if it announces the extensions and uses POST", async () => {
  const hosted = await host();
  const upload = await hosted.publish();
  const body = JSON.stringify({ uploads: [{ id: upload.id, ownerToken: upload.ownerToken }] });
  const headers = { "Content-Type": "application/json" };
  expect((await hosted.ask("POST", "/api/events", { headers, body })).status).toBe(400);
  expect((await hosted.ask("GET", "/api/events")).status).toBe(405);
});

test("after an interruption a client gets each missed event once, and then the state", async () => {
  const hosted = await host();
  const upload = await hosted.publish({ downloadLimit: 5 });
  const before = await subscribe(hosted, [upload]);
  await untilHeard(before, 1);
  const download = async () => {
    await hosted.download(upload.id);
    await hosted.publishFacts(upload.id);
  };
  await download();
  await untilHeard(before, 2);
  before.close();
  await download();
  await download();
  const lastId = before.heard.at(-1)?.id ?? "";
  const after = await subscribe(hosted, [upload], { "Last-Event-ID": lastId });
  await untilHeard(after, 3);
  await download();
  const events = await untilHeard(after, 4);
  expect(events.map(({ type, ...rest }) => [type, "dtotal" in rest ? rest.dtotal : null])).toEqual([
    ["download.completed", 2],
    ["download.completed", 3],
    ["snapshot", 3],
    ["download.completed", 4],
  ]);
  const ids = after.heard.map(({ id }) => Number(id));
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
});

test.each(["1", "9007199254740991", "x", ""])(
  "after an unknown last event id ('%s'), the client gets only the current state",
  async (lastId) => {
    const hosted = await host();
    const upload = await hosted.publish();
    await hosted.download(upload.id);
    await hosted.publishFacts(upload.id);
    const stream = await subscribe(hosted, [upload], { "Last-Event-ID": lastId });
    expect((await untilHeard(stream, 1)).map(({ type }) => type)).toEqual(["snapshot"]);
  },
);

test("an event that occurs while the state is being read is sent after the state", async () => {
  const hosted = await host();
  const upload = await hosted.publish({ downloadLimit: 1 });
  let isFirst = true;
  hosted.afterRead(async () => {
    if (!isFirst) return;
    isFirst = false;
    await hosted.download(upload.id);
    await hosted.publishFacts(upload.id);
  });
  const stream = await subscribe(hosted, [upload]);
  await stream.ended;
  expect(stream.events().map(({ type }) => type)).toEqual(["snapshot", "download.completed", "exhausted"]);
});

test("started downloads and wrong passwords are reported immediately, and repeated ones later with a count", async () => {
  const hosted = await host();
  const upload = await hosted.publish();
  const stream = await subscribe(hosted, [upload]);
  await untilHeard(stream, 1);
  const notice = (type: Notice["type"]): Notice => ({ v: 1, type, uploadId: upload.id, count: 1, atMs: 1 });
  hosted.bus.notify(notice("download.started"));
  for (let tries = 0; tries < 50; tries += 1) hosted.bus.notify(notice("password.refused"));
  const events = await untilHeard(stream, 4);
  const counted = events.slice(1).map((event) => [event.type, "count" in event && event.count]);
  expect(counted).toEqual([
    ["download.started", 1],
    ["password.refused", 1],
    ["password.refused", 49],
  ]);
  expect(stream.heard.slice(1).map(({ id }) => id)).toEqual([null, null, null]);
});

test("an idle stream sends heartbeats, and ends after its lifetime with a delay for reconnecting", async () => {
  const hosted = await host({ EVENT_STREAM_SECONDS: "60" }, { eventTickMs: 5 });
  const upload = await hosted.publish();
  const stream = await subscribe(hosted, [upload]);
  await stream.ended;
  expect(stream.text()).toContain("\n\n:\n\n");
  const [, retry] = /retry: (\d+)\n\n$/.exec(stream.text()) ?? [];
  expect(Number(retry)).toBeGreaterThanOrEqual(1_000);
  expect(await hosted.registry.getSingleMetricAsString("event_streams_ended_total")).toContain('reason="expired"} 1');
});

test("a draining process ends its streams with a delay for reconnecting, and opens no new ones", async () => {
  const hosted = await host();
  const upload = await hosted.publish();
  const stream = await subscribe(hosted, [upload]);
  await untilHeard(stream, 1);
  await hosted.drain();
  await stream.ended;
  expect(stream.response.complete).toBe(true);
  expect(stream.text()).toMatch(/retry: \d{4,5}\n\n$/);
  const refused = await subscribe(hosted, [upload]);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
});

test("I10: a stream above a network's limit is rejected as busy, and other networks are served", async () => {
  const hosted = await host({ MAX_OPEN_EVENT_STREAMS_PER_NETWORK: "2" });
  const upload = await hosted.publish();
  const from = (network: string) => subscribe(hosted, [upload], { [REQUESTER_HEADER]: network });
  const streams = [await from("a"), await from("a")];
  const refused = await from("a");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await from("b")).status).toBe(200);
  streams[0]?.close();
  await vi.waitFor(async () => expect((await from("a")).status).toBe(200), WAIT);
});

test("I10: at the maximum number of streams, a new stream replaces one that has been open for a while", async () => {
  const hosted = await host({ MAX_OPEN_EVENT_STREAMS: "2" }, { eventTickMs: 5 });
  expect(await hosted.registry.getSingleMetricAsString("event_streams_limit")).toContain("event_streams_limit 2");
  const upload = await hosted.publish();
  const from = (network: string) => subscribe(hosted, [upload], { [REQUESTER_HEADER]: network });
  const streams = [await from("a"), await from("a")];
  const late = await vi.waitFor(async () => {
    const stream = await from("b");
    expect(stream.status).toBe(200);
    return stream;
  }, WAIT);
  await streams[0]?.ended;
  expect(streams[0]?.text()).toMatch(/retry: [3-6]\d{4}\n\n$/);
  expect(late.status).toBe(200);
  expect((await from("c")).status).toBe(503);
});

test("I10: each upload in a subscription counts as an owner call", async () => {
  const hosted = await host({ OWNER_CALLS_PER_MINUTE: "5" });
  const uploads = [await hosted.publish(), await hosted.publish(), await hosted.publish()];
  const from = (network: string) => subscribe(hosted, uploads, { [REQUESTER_HEADER]: network });
  expect((await from("a")).status).toBe(200);
  const refused = await from("a");
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await from("b")).status).toBe(200);
});

test("all resources of a stream are released after its client has disconnected", async () => {
  const hosted = await host();
  const upload = await hosted.publish();
  const stream = await subscribe(hosted, [upload]);
  await untilHeard(stream, 1);
  expect(await gauge(hosted)).toContain("event_streams_open 1");
  stream.close();
  await vi.waitFor(async () => expect(await gauge(hosted)).toContain("event_streams_open 0"), WAIT);
});

test("the tokens in a subscription are not logged", async () => {
  const hosted = await host();
  const upload = await hosted.publish();
  const stream = await subscribe(hosted, [upload, { id: UNKNOWN, ownerToken: WRONG }]);
  await untilHeard(stream, 2);
  stream.close();
  await vi.waitFor(() => expect(hosted.logLines.join("")).toContain("/api/events"), WAIT);
  expect(hosted.logLines.join("")).not.toContain(upload.ownerToken);
  expect(hosted.logLines.join("")).not.toContain(WRONG);
});
