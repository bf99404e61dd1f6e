import type { Download, DownloadProgress } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { fakeScope } from "../../../testing/fake-service-worker.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { callServiceWorker, type StreamCalls, streamPath } from "../service-worker-calls.ts";
import type { OpenDownload } from "./download-stream.ts";
import { serveStreams } from "./serve-streams.ts";

afterEach(() => void vi.useRealTimers());

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const streamId = "a-stream";
const path = streamPath(request.id, streamId);

/** A download of two chunks. */
function letter(): { download: Download; signals: AbortSignal[]; report: (progress: DownloadProgress) => void } {
  const signals: AbortSignal[] = [];
  let report = (_progress: DownloadProgress) => {};
  const download: Download = {
    metadata: { name: "letter.txt", size: 10, type: "text/plain", manifest: { files: [] } },
    ttlMs: 1,
    finalDownload: false,
    openContent() {
      throw new Error("read as a whole");
    },
    async read({ onProgress, signal }) {
      signals.push(signal);
      report = (progress) => onProgress?.(progress);
      return new Blob(["hello"]).stream().pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          flush: (controller) => controller.enqueue(new TextEncoder().encode("world")),
        }),
      );
    },
  };
  return { download, signals, report: (progress) => report(progress) };
}

function setUp(openDownload?: OpenDownload) {
  const { download, signals, report } = letter();
  const { scope, worker, ...around } = fakeScope();
  serveStreams(scope, openDownload ?? (async () => download));
  const ask = <Name extends keyof StreamCalls>(kind: Name, input: StreamCalls[Name]["input"]) =>
    callServiceWorker(worker, kind, input);
  const look = () => ask("look", { streamId });
  const isOpen = () => vi.waitFor(async () => expect(await look()).toMatchObject({ kind: "open" }));
  return { ...around, ask, look, isOpen, signals, report };
}

test("a download is opened, fetched by the browser under its name, and saved", async () => {
  const { ask, look, isOpen, fetch } = setUp();
  expect(await ask("open", { streamId, request })).toEqual({ kind: "opening" });
  await isOpen();
  const answer = await fetch(path);
  expect(answer?.headers.get("Content-Disposition")).toContain("letter.txt");
  expect(await answer?.text()).toBe("helloworld");
  expect(await look()).toEqual({ kind: "saved" });
});

test("the page is told how far it is", async () => {
  const { ask, look, isOpen, report } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  report({ receivedBytes: 3, totalBytes: 10 });
  expect(await look()).toEqual({ kind: "open", progress: { receivedBytes: 3, totalBytes: 10 } });
});

test("a download that the server refuses is never there to be fetched", async () => {
  const { ask, look, fetch } = setUp(() => Promise.reject(new ProtocolError("not_found")));
  await ask("open", { streamId, request });
  await vi.waitFor(async () => expect(await look()).toMatchObject({ failure: { code: "not_found" } }));
  expect((await fetch(path))?.status).toBe(204);
});

test("a server that takes its time keeps nobody waiting for an answer", async () => {
  const { ask, look, fetch } = setUp(() => new Promise(() => {}));
  expect(await ask("open", { streamId, request })).toEqual({ kind: "opening" });
  expect(await look()).toEqual({ kind: "opening" });
  expect((await fetch(path))?.status).toBe(204);
});

test("a stream is handed out once; one that nobody opened is no content, and the browser stays where it is", async () => {
  const { ask, isOpen, fetch } = setUp();
  expect((await fetch(path))?.status).toBe(204);
  await ask("open", { streamId, request });
  await isOpen();
  expect((await fetch(path))?.status).toBe(200);
  expect((await fetch(path))?.status).toBe(204);
});

test("a request for a stream that nobody opened is a bad one, unless an error would take the page's place [R7.18c]", async () => {
  const { fetch } = setUp();
  expect((await fetch(path, "cors"))?.status).toBe(400);
  expect((await fetch(path, "navigate"))?.status).toBe(204);
});

test.each([
  "/",
  "/api/download/0123456789abcdef",
  "/assets/page.js?stream=1",
  "https://elsewhere.example/api/download/1?stream=1",
])("%s is left to the network", (address) => {
  const { fetch } = setUp();
  expect(fetch(address)).toBeNull();
});

test("what the browser does not come for within 10 s is given back", async () => {
  vi.useFakeTimers();
  const { ask, look, isOpen, signals } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  vi.advanceTimersByTime(10_000);
  expect(await look()).toEqual({ kind: "unclaimed" });
  expect(signals[0]?.aborted).toBe(true);
});

test("a download that is called off in the browser's list ends its request", async () => {
  const { ask, look, isOpen, fetch, signals } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  await (await fetch(path))?.body?.cancel();
  expect(await look()).toEqual({ kind: "cancelled" });
  expect(signals[0]?.aborted).toBe(true);
});

test("one that the page closes ends its request, and nobody knows of it any more", async () => {
  const { ask, look, isOpen, signals } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  await ask("close", { streamId });
  expect(signals[0]?.aborted).toBe(true);
  expect(await look()).toEqual({ kind: "lost" });
});

test("a service worker that was started anew has lost what its predecessor streamed", async () => {
  const { look } = setUp();
  expect(await look()).toEqual({ kind: "lost" });
});

test("the browser keeps the worker until the page knows how a download ended", async () => {
  const { ask, isOpen, fetch, waited } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  waited.length = 0;
  const answer = await fetch(path);
  expect(waited).toHaveLength(1);
  const letGo = vi.fn();
  const kept = Promise.all(waited).then(letGo);
  await answer?.text();
  expect(letGo).not.toHaveBeenCalled();
  await ask("close", { streamId });
  await kept;
});

test("a page that is gone keeps it for five minutes at most", async () => {
  vi.useFakeTimers();
  const { ask, look, isOpen, fetch } = setUp();
  await ask("open", { streamId, request });
  await isOpen();
  await (await fetch(path))?.text();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await look()).toEqual({ kind: "saved" });
  vi.advanceTimersByTime(1);
  expect(await look()).toEqual({ kind: "lost" });
});

test("only what still runs keeps a newer version waiting: no probe, and nothing that has ended", async () => {
  const { ask, isOpen, fetch } = setUp();
  const openStreams = async () => (await ask("hello", null)).openStreams;
  await ask("probe", { streamId: "a-probe" });
  expect(await openStreams()).toBe(0);
  await ask("open", { streamId, request });
  expect(await openStreams()).toBe(1);
  await isOpen();
  const answer = await fetch(path);
  expect(await openStreams()).toBe(1);
  await answer?.text();
  expect(await openStreams()).toBe(0);
});

test("every hello takes charge of the page: one that was loaded past the cache has no other way", async () => {
  const { ask, calls } = setUp();
  await ask("hello", null);
  expect(calls).toEqual(["claim"]);
});

test("a version that waits takes over when it is told to", async () => {
  const { ask, calls } = setUp();
  await ask("takeOver", null);
  expect(calls).toEqual(["skipWaiting"]);
});
