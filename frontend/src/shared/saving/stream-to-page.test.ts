import { expect, test, vi } from "vitest";
import { FakeServiceWorker } from "../../testing/fake-service-worker.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { STREAM_PROTOCOL, type StreamState } from "./service-worker-calls.ts";
import { createStreamToPage } from "./stream-to-page.ts";

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const metadata = { name: "a.mp3", size: 1, type: "audio/mpeg", manifest: { files: [] } };
const taken = { ticket: { token: "t", etag: null }, metadata, indexes: [0] };

/** @param states - successive replies to `look`; after the last one, the timer never fires */
function setUp(states: StreamState[] = [], protocol = STREAM_PROTOCOL) {
  const worker = new FakeServiceWorker(({ kind }, port) => {
    if (kind === "hello") return port.postMessage({ protocol, openStreams: 0 });
    port.postMessage(kind === "look" ? states.shift() : { kind: "open", progress: null });
  });
  const controller = new AbortController();
  const play = createStreamToPage({
    activeWorker: () => worker,
    delay: (_ms, signal) =>
      states.length > 0
        ? Promise.resolve()
        : new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  });
  return { worker, controller, playing: () => play(request, { type: "audio/mpeg", signal: controller.signal }, taken) };
}

/** A service worker that does not know a file until it is asked to show it. */
function acceptingWorker(protocol = STREAM_PROTOCOL): FakeServiceWorker {
  let isShown = false;
  return new FakeServiceWorker(({ kind }, port) => {
    if (kind === "hello") return port.postMessage({ protocol, openStreams: 0 });
    isShown ||= kind === "show";
    port.postMessage(isShown ? { kind: "open", progress: null } : { kind: "lost" });
  });
}

/** Creates a function that ends the current pause and waits for the next one. */
function createTicks() {
  const pauses: (() => void)[] = [];
  const delay = () => new Promise<void>((resolve) => void pauses.push(resolve));
  const paused = () => vi.waitFor(() => expect(pauses).toHaveLength(1));
  const nextTick = async () => {
    await paused();
    pauses.shift()?.();
    await paused();
  };
  return Object.assign(nextTick, { delay });
}

test("a file is offered at a download URL until it is closed in the service worker", async () => {
  const { worker, playing, controller } = setUp();
  const path = await playing();
  expect(path).toMatch(/^\/api\/download\/0123456789abcdef\?stream=[0-9a-f-]{36}$/);
  controller.abort();
  await vi.waitFor(() => expect(worker.asked).toEqual(["hello", "show", "close"]));
});

test("a restarted service worker receives the file again", async () => {
  const { worker, playing } = setUp([{ kind: "open", progress: null }, { kind: "lost" }]);
  await playing();
  await vi.waitFor(() => expect(worker.asked).toEqual(["hello", "show", "look", "look", "hello", "show"]));
});

test("every replacement service worker receives the file again", async () => {
  const nextTick = createTicks();
  const workers = [1, 2, 3].map(() => acceptingWorker());
  let active = 0;
  const play = createStreamToPage({ activeWorker: () => workers[active] ?? null, delay: nextTick.delay });
  await play(request, { type: "audio/mpeg", signal: new AbortController().signal }, taken);
  for (const next of [1, 2]) {
    workers[active]?.end();
    await nextTick();
    active = next;
    await nextTick();
    expect(workers[next]?.asked).toEqual(["look", "hello", "show"]);
  }
});

test("a replacement service worker of another version does not receive the file", async () => {
  const nextTick = createTicks();
  const [old, newer] = [acceptingWorker(), acceptingWorker(STREAM_PROTOCOL + 1)];
  let active = old;
  const play = createStreamToPage({ activeWorker: () => active, delay: nextTick.delay });
  await play(request, { type: "audio/mpeg", signal: new AbortController().signal }, taken);
  active = newer;
  await nextTick();
  await nextTick();
  expect(newer.asked).toEqual(["look", "hello", "look", "hello"]);
});

test("a service worker of another version is not asked to show files", async () => {
  const { worker, playing } = setUp([], STREAM_PROTOCOL - 1);
  expect(await playing()).toBeNull();
  expect(worker.asked).toEqual(["hello"]);
});
