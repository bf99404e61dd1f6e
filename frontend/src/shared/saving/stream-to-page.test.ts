import { expect, test, vi } from "vitest";
import { FakeServiceWorker } from "../../testing/fake-service-worker.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { STREAM_PROTOCOL, type StreamState } from "./service-worker-calls.ts";
import { createStreamToPage } from "./stream-to-page.ts";

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const metadata = { name: "a.mp3", size: 1, type: "audio/mpeg", manifest: { files: [] } };
const taken = { ticket: { token: "t", etag: null }, metadata, indexes: [0] };

/** @param states - the answers to `look`, in turn: then the timer never ends */
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

test("a file is offered at an address of the download, which the service worker answers until it is closed", async () => {
  const { worker, playing, controller } = setUp();
  const playable = await playing();
  expect(playable?.path).toMatch(/^\/api\/download\/0123456789abcdef\?stream=[0-9a-f-]{36}$/);
  controller.abort();
  await vi.waitFor(() => expect(worker.asked).toEqual(["hello", "show", "close"]));
});

test("a service worker that was restarted gets the file again", async () => {
  const { worker, playing } = setUp([{ kind: "open", progress: null }, { kind: "lost" }]);
  await playing();
  await vi.waitFor(() => expect(worker.asked).toEqual(["hello", "show", "look", "look", "show"]));
});

test("a service worker of another version is not asked", async () => {
  const { worker, playing } = setUp([], STREAM_PROTOCOL - 1);
  expect(await playing()).toBeNull();
  expect(worker.asked).toEqual(["hello"]);
});
