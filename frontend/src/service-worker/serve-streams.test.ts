import {
  type Content,
  type Download,
  type DownloadProgress,
  type Owner,
  type PauseSwitch,
  TransferError,
} from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { KeptDownload } from "../shared/saving/kept/keep-download.ts";
import { callServiceWorker, type StreamCalls, streamPath } from "../shared/saving/service-worker-calls.ts";
import { fakeScope } from "../testing/fake-service-worker.ts";
import { fakeOwnUpload, SECRET, uploadId } from "../testing/fake-uploads.ts";
import type { BodyAccess } from "./download-stream.ts";
import { serveStreams } from "./serve-streams.ts";

afterEach(() => void vi.useRealTimers());

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const streamId = "a-stream";
const path = streamPath(request.id, streamId);
const ticket = { token: "claim", etag: null };
const archive = {
  name: "Send-Archive.zip",
  size: 11,
  type: "send-archive",
  manifest: {
    files: [
      { name: "letter.txt", size: 10, type: "" },
      { name: "mark.txt", size: 1, type: "" },
    ],
  },
};

/** A letter and another file, read under the page's Claim. */
function letterContent(): Content & { closes: unknown[] } {
  const plaintext = new TextEncoder().encode("helloworld!");
  const closes: unknown[] = [];
  return {
    bytes: plaintext.byteLength,
    read: async ({ firstByte, endByte }) => plaintext.slice(firstByte, endByte),
    stream({ firstByte, endByte }, { onProgress }) {
      onProgress?.({ receivedBytes: endByte - firstByte, totalBytes: endByte - firstByte });
      return new Blob([plaintext.slice(firstByte, endByte)]).stream();
    },
    isTaken: () => true,
    ticket: async () => ticket,
    close: (claim) => void closes.push(claim),
    closes,
  };
}

/** A download of two chunks. */
function letter(): { download: Download; signals: AbortSignal[]; report: (progress: DownloadProgress) => void } {
  const signals: AbortSignal[] = [];
  let report = (_progress: DownloadProgress) => {};
  const download: Download = {
    metadata: { name: "letter.txt", size: 10, type: "text/plain", manifest: { files: [] } },
    ttlMs: 1,
    nextNonce: null,
    isLive: false,
    finalDownload: false,
    openContent: () => letterContent(),
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

function setUp(
  openDownload?: BodyAccess["openDownload"],
  content = letterContent(),
  keepDownload: BodyAccess["keepDownload"] = async () => null,
) {
  const { download, signals, report } = letter();
  const { scope, worker, ...around } = fakeScope();
  const adopted: Parameters<BodyAccess["adoptContent"]>[0][] = [];
  const deleteUpload = vi.fn(async (_owner: Owner) => {});
  serveStreams(scope, {
    keepDownload,
    deleteUpload,
    openDownload: openDownload ?? (async () => download),
    async adoptContent(opened) {
      adopted.push(opened);
      return content;
    },
  });
  const ask = <Name extends keyof StreamCalls>(kind: Name, input: StreamCalls[Name]["input"]) =>
    callServiceWorker(worker, kind, input);
  const look = () => ask("look", { streamId });
  const isOpen = () => vi.waitFor(async () => expect(await look()).toMatchObject({ kind: "open" }));
  return { ...around, ask, look, isOpen, signals, report, adopted, deleteUpload };
}

test("a download is opened, and the browser fetches and saves it under its name", async () => {
  const { ask, look, isOpen, fetch } = setUp();
  expect(await ask("open", { streamId, request, taken: null })).toEqual({ kind: "opening" });
  await isOpen();
  const answer = await fetch(path);
  expect(answer?.headers.get("Content-Disposition")).toContain("letter.txt");
  expect(await answer?.text()).toBe("helloworld");
  expect(await look()).toEqual({ kind: "saved" });
});

test("a single file read under the page's claim is saved under its own name, without another claim", async () => {
  const content = letterContent();
  const { ask, look, isOpen, fetch, adopted } = setUp(() => Promise.reject(new ProtocolError("not_found")), content);
  await ask("open", { streamId, request, taken: { ticket, metadata: archive, indexes: [1] } });
  await isOpen();
  const answer = await fetch(path);
  expect(answer?.headers.get("Content-Disposition")).toContain("mark.txt");
  expect(answer?.headers.get("Content-Length")).toBe("1");
  expect(await answer?.text()).toBe("!");
  expect(await look()).toEqual({ kind: "saved" });
  expect(adopted).toEqual([{ id: request.id, secretB64: SECRET, openedKeys: null, plaintextBytes: 11, ticket }]);
  await ask("close", { streamId });
  await vi.waitFor(() => expect(content.closes).toEqual(["leave"]));
});

test("several files read under the page's claim are saved as a zip, and invalid indexes are rejected", async () => {
  const { ask, look, isOpen, fetch } = setUp();
  await ask("open", { streamId, request, taken: { ticket, metadata: archive, indexes: [0, 1] } });
  await isOpen();
  const answer = await fetch(path);
  expect(answer?.headers.get("Content-Disposition")).toContain("Send-Archive.zip");
  const zip = await answer?.arrayBuffer();
  expect(String(zip?.byteLength)).toBe(answer?.headers.get("Content-Length"));
  await ask("open", { streamId: "other", request, taken: { ticket, metadata: archive, indexes: [2] } });
  await vi.waitFor(async () => expect(await ask("look", { streamId: "other" })).toMatchObject({ kind: "failed" }));
  expect(await look()).toEqual({ kind: "saved" });
});

test("the page receives the progress", async () => {
  const { ask, look, isOpen, report } = setUp();
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  report({ receivedBytes: 3, totalBytes: 10 });
  expect(await look()).toEqual({ kind: "open", progress: { receivedBytes: 3, totalBytes: 10 } });
});

test("a download rejected by the server can never be fetched", async () => {
  const { ask, look, fetch } = setUp(() => Promise.reject(new ProtocolError("not_found")));
  await ask("open", { streamId, request, taken: null });
  await vi.waitFor(async () => expect(await look()).toMatchObject({ failure: { code: "not_found" } }));
  expect((await fetch(path))?.status).toBe(204);
});

test("a slow server does not delay the reply to the page", async () => {
  const { ask, look, fetch } = setUp(() => new Promise(() => {}));
  expect(await ask("open", { streamId, request, taken: null })).toEqual({ kind: "opening" });
  expect(await look()).toEqual({ kind: "opening" });
  expect((await fetch(path))?.status).toBe(204);
});

test("a stream can be fetched only once; unknown streams get a 204, so the page stays open", async () => {
  const { ask, isOpen, fetch } = setUp();
  expect((await fetch(path))?.status).toBe(204);
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  expect((await fetch(path))?.status).toBe(200);
  expect((await fetch(path))?.status).toBe(204);
});

test("a request for an unknown stream gets a 400 unless the error would replace the page [R7.18c]", async () => {
  const { fetch } = setUp();
  expect((await fetch(path, "cors"))?.status).toBe(400);
  expect((await fetch(path, "navigate"))?.status).toBe(204);
});

test.each([
  "/",
  "/api/download/0123456789abcdef",
  "/assets/page.js?stream=1",
  "https://elsewhere.example/api/download/1?stream=1",
])("a request for %s is left to the network", (address) => {
  const { fetch } = setUp();
  expect(fetch(address)).toBeNull();
});

test("a download not fetched by the browser within 10 s is released", async () => {
  vi.useFakeTimers();
  const { ask, look, isOpen, signals } = setUp();
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  vi.advanceTimersByTime(10_000);
  expect(await look()).toEqual({ kind: "unclaimed" });
  expect(signals[0]?.aborted).toBe(true);
});

test("cancelling a download in the browser's list aborts its request", async () => {
  const { ask, look, isOpen, fetch, signals } = setUp();
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await (await fetch(path))?.body?.cancel();
  expect(await look()).toEqual({ kind: "cancelled" });
  expect(signals[0]?.aborted).toBe(true);
});

test("a download closed by the page is discarded, and its request is aborted", async () => {
  const { ask, look, isOpen, signals } = setUp();
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await ask("close", { streamId });
  expect(signals[0]?.aborted).toBe(true);
  expect(await look()).toEqual({ kind: "lost" });
});

test("a restarted service worker has lost its predecessor's streams", async () => {
  const { look } = setUp();
  expect(await look()).toEqual({ kind: "lost" });
});

test("the browser keeps the worker alive until the page has fetched a download's outcome", async () => {
  const { ask, isOpen, fetch, waited } = setUp();
  await ask("open", { streamId, request, taken: null });
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

test("a stream whose page was closed keeps the worker alive for at most five minutes", async () => {
  vi.useFakeTimers();
  const { ask, look, isOpen, fetch } = setUp();
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await (await fetch(path))?.text();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await look()).toEqual({ kind: "saved" });
  vi.advanceTimersByTime(1);
  expect(await look()).toEqual({ kind: "lost" });
});

test("running downloads delay a newer version, but probes and finished downloads do not", async () => {
  const { ask, isOpen, fetch } = setUp();
  const openStreams = async () => (await ask("hello", null)).openStreams;
  await ask("probe", { streamId: "a-probe" });
  expect(await openStreams()).toBe(0);
  await ask("open", { streamId, request, taken: null });
  expect(await openStreams()).toBe(1);
  await isOpen();
  const answer = await fetch(path);
  expect(await openStreams()).toBe(1);
  await answer?.text();
  expect(await openStreams()).toBe(0);
});

test("a file being played delays a newer version until it is closed", async () => {
  const { ask } = setUp();
  const openStreams = async () => (await ask("hello", null)).openStreams;
  await ask("show", { streamId, request, taken: { ticket, metadata: archive, indexes: [0] }, type: "audio/mpeg" });
  expect(await openStreams()).toBe(1);
  await ask("close", { streamId });
  expect(await openStreams()).toBe(0);
});

test("every hello claims the page, because nothing else claims it after a reload that bypassed the cache", async () => {
  const { ask, calls } = setUp();
  await ask("hello", null);
  expect(calls).toEqual(["claim"]);
});

test("a waiting version takes over on request", async () => {
  const { ask, calls } = setUp();
  await ask("takeOver", null);
  expect(calls).toEqual(["skipWaiting"]);
});

test("the page can pause and continue a stream", async () => {
  const { download } = letter();
  let pausing: PauseSwitch | undefined;
  const read: Download["read"] = (options) => {
    pausing = options.pausing;
    return download.read(options);
  };
  const { ask, isOpen } = setUp(async () => ({ ...download, read }));
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  for (const isPaused of [true, false]) {
    await ask("pause", { streamId, isPaused });
    expect(pausing?.isPaused).toBe(isPaused);
  }
  await ask("pause", { streamId: "unknown", isPaused: true });
});

test.each(["succeeds", "fails"])(
  "the service worker deletes an upload for a page, and replies if this %s",
  async (end) => {
    const { ask, deleteUpload } = setUp();
    if (end === "fails") deleteUpload.mockRejectedValue(new TypeError("no connection"));
    const owner = { id: uploadId(), ownerToken: fakeOwnUpload().ownerToken };
    expect(await ask("deleteUpload", owner)).toBeNull();
    expect(deleteUpload.mock.calls).toEqual([[owner]]);
  },
);

/** A fake that records which downloads should be kept, and what is done with the kept bytes in the end. */
function keeping() {
  const ends: string[] = [];
  const wanted: unknown[] = [];
  let lose = () => {};
  const keeper: KeptDownload = {
    kept: null,
    isKeeping: () => true,
    begin: () => undefined,
    write: async () => undefined,
    remove: async () => void ends.push("removed"),
    discard: async () => void ends.push("discarded"),
    leave: async () => void ends.push("left"),
  };
  const keepDownload: BodyAccess["keepDownload"] = async (request, onLost) => {
    wanted.push(request);
    lose = onLost;
    return keeper;
  };
  return { keeper, ends, wanted, keepDownload, lose: () => lose() };
}

/** A download whose body ends as the test chooses. */
function endingWith(end: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Download {
  const { download } = letter();
  return { ...download, read: async () => new ReadableStream({ pull: end }, { highWaterMark: 0 }) };
}

const collected = (download: Download, kept = keeping()) => {
  const all = setUp(async () => download, letterContent(), kept.keepDownload);
  return { ...all, ...kept };
};

test("a download of all files is kept until it has been saved", async () => {
  const { ask, isOpen, fetch, ends, wanted } = collected(letter().download);
  await ask("open", { streamId, request, taken: null, continues: true });
  await isOpen();
  await (await fetch(path))?.text();
  expect(ends).toEqual(["removed"]);
  expect(wanted).toEqual([{ id: request.id, totalBytes: ciphertextBytes(10), continues: true }]);
});

test("files read under the page's claim are not kept", async () => {
  const { ask, isOpen, wanted } = collected(letter().download);
  await ask("open", { streamId, request, taken: { ticket, metadata: archive, indexes: [1] } });
  await isOpen();
  expect(wanted).toEqual([]);
});

test.each([
  ["a lost connection", new TransferError("connection_lost"), "left"],
  ["a full disk", new DOMException("full", "QuotaExceededError"), "left"],
  ["a damaged body", new DecryptionError("authentication"), "discarded"],
  ["a deleted upload", new ProtocolError("not_found"), "discarded"],
])("after %s, the kept part is %s", async (_, error, end) => {
  const { ask, isOpen, fetch, ends } = collected(endingWith((controller) => controller.error(error)));
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await expect((await fetch(path))?.text()).rejects.toThrow();
  await vi.waitFor(() => expect(ends).toEqual([end]));
});

test.each([
  ["a kept download that continues stays", true, "left"],
  ["a new download is discarded", false, "discarded"],
])("if the browser does not fetch the stream within 10 s, %s", async (_, continues, end) => {
  vi.useFakeTimers();
  const { ask, isOpen, ends } = collected(letter().download);
  await ask("open", { streamId, request, taken: null, continues });
  await isOpen();
  vi.advanceTimersByTime(10_000);
  expect(ends).toEqual([end]);
});

test("when the browser cancels a stream, the kept bytes stay until the page discards them", async () => {
  const { ask, isOpen, fetch, ends } = collected(endingWith((controller) => controller.enqueue(Uint8Array.of(1))));
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await (await fetch(path))?.body?.cancel();
  expect(ends).toEqual([]);
  await ask("close", { streamId, discards: true });
  expect(ends).toEqual(["discarded"]);
});

test("the kept part stays if the page closes a stream without cancelling it", async () => {
  const { ask, isOpen, ends } = collected(endingWith(() => {}));
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  await ask("close", { streamId });
  expect(ends).toEqual(["left"]);
});

test("a stream ends when another tab continues its download", async () => {
  const signals: AbortSignal[] = [];
  const { download } = letter();
  const read: Download["read"] = (options) => {
    signals.push(options.signal);
    return download.read(options);
  };
  const { ask, isOpen, lose } = collected({ ...download, read });
  await ask("open", { streamId, request, taken: null });
  await isOpen();
  lose();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
