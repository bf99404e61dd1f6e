import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { FakeServiceWorker } from "../../testing/fake-service-worker.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { toFailure } from "../worker/failure.ts";
import { createPausing } from "./pausing.ts";
import { STREAM_PROTOCOL, StreamLost, type StreamState } from "./service-worker-calls.ts";
import { createStreamToDisk, StreamUnclaimed } from "./stream-to-disk.ts";

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const opened: StreamState = { kind: "open", progress: null };
const running = (receivedBytes: number): StreamState => ({ kind: "open", progress: { receivedBytes, totalBytes: 10 } });

/** A service worker that returns each of these states once, and then stops replying. */
function setUp(states: StreamState[], { protocol = STREAM_PROTOCOL, canWait = true } = {}) {
  const worker = new FakeServiceWorker(({ kind, input }, port) => {
    if (kind === "hello") return port.postMessage({ protocol, openStreams: 0 });
    if (kind === "close") return port.postMessage(null);
    if (kind === "pause") {
      paused.push(input.isPaused);
      return port.postMessage(null);
    }
    const state = states.shift();
    if (state !== undefined) port.postMessage(state);
  });
  const paths: string[] = [];
  const paused: boolean[] = [];
  const pausing = createPausing();
  const steps: (number | "fetched")[] = [];
  const controller = new AbortController();
  const progress: number[] = [];
  const stream = createStreamToDisk({
    activeWorker: () => worker,
    navigate(path) {
      paths.push(path);
      steps.push("fetched");
    },
    async delay(ms, signal) {
      steps.push(ms);
      if (!canWait) throw new Error("the worker crashed");
      signal.throwIfAborted();
    },
  });
  const saving = () =>
    stream(
      request,
      {
        onProgress: ({ receivedBytes }) => void progress.push(receivedBytes),
        pausing,
        signal: controller.signal,
      },
      null,
    );
  return { worker, paths, paused, pausing, steps, saving, progress, controller };
}

test("the browser fetches the opened stream, and the page polls its state every second to the end [R7.18b]", async () => {
  const { worker, paths, steps, saving, progress } = setUp([opened, running(4), running(10), { kind: "saved" }]);
  await saving();
  expect(paths).toHaveLength(1);
  expect(paths[0]).toMatch(/^\/api\/download\/0123456789abcdef\?stream=[0-9a-f-]{36}$/);
  expect(worker.asked).toEqual(["hello", "open", "look", "look", "look", "close"]);
  expect(steps).toEqual(["fetched", 1_000, 1_000, 1_000]);
  expect(progress).toEqual([4, 10]);
});

test("nothing is fetched before the server has responded", async () => {
  const { steps, saving } = setUp([{ kind: "opening" }, { kind: "opening" }, opened, { kind: "saved" }]);
  await saving();
  expect(steps).toEqual([100, 100, "fetched", 1_000]);
});

test("a download rejected by the server is never passed to the browser", async () => {
  const failure = toFailure(new ProtocolError("not_found"));
  const { paths, saving } = setUp([{ kind: "opening" }, { kind: "failed", failure }]);
  await expect(saving()).rejects.toMatchObject({ code: "not_found" });
  expect(paths).toEqual([]);
});

test.each([
  ["a download whose body fails midway", { kind: "failed", failure: { kind: "decryption", code: "truncated" } }, /./],
  ["a download that was cancelled in the browser's list", { kind: "cancelled" }, { code: "cancelled" }],
  ["a download that the browser never fetched", { kind: "unclaimed" }, StreamUnclaimed],
  ["a download whose service worker was stopped", { kind: "lost" }, StreamLost],
] as const)("%s is not saved", async (_what, state, error) => {
  const { saving } = setUp([opened, running(2), state]);
  const rejected = expect(saving()).rejects;
  if (error instanceof RegExp || typeof error === "function") await rejected.toThrow(error);
  else await rejected.toMatchObject(error);
});

test("if the service worker stops before the browser has fetched anything, the download can use another route", async () => {
  const { saving } = setUp([{ kind: "opening" }, { kind: "lost" }]);
  await expect(saving()).rejects.toThrow(StreamUnclaimed);
});

test("without a service worker of the same version, the download can use another route", async () => {
  const { worker, saving } = setUp([], { protocol: STREAM_PROTOCOL + 1 });
  await expect(saving()).rejects.toThrow(StreamUnclaimed);
  expect(worker.asked).toEqual(["hello"]);
  const none = createStreamToDisk({ activeWorker: () => null, navigate() {}, delay: async () => {} });
  const options = { onProgress() {}, pausing: createPausing(), signal: new AbortController().signal };
  await expect(none(request, options, null)).rejects.toThrow(StreamUnclaimed);
});

test("the removal of a service worker midway is detected, although it never replies again", async () => {
  const { worker, saving } = setUp([opened]);
  const lost = expect(saving()).rejects.toThrow(StreamLost);
  await vi.waitFor(() => expect(worker.asked).toContain("look"));
  worker.end();
  await lost;
});

test("a download does not wait for a service worker that has already been removed", async () => {
  const { worker, saving } = setUp([opened]);
  worker.end();
  await expect(saving()).rejects.toThrow(StreamUnclaimed);
});

test("a state request without a reply within 15 s is repeated without failing the download", async () => {
  vi.useFakeTimers();
  try {
    const states: StreamState[] = [opened];
    const { worker, saving } = setUp(states);
    const saved = saving();
    await vi.waitFor(() => expect(worker.asked).toContain("look"));
    states.push({ kind: "saved" });
    vi.advanceTimersByTime(15_000);
    await saved;
    expect(worker.asked).toEqual(["hello", "open", "look", "look", "close"]);
  } finally {
    vi.useRealTimers();
  }
});

test("if the service worker does not start within 15 s, the download can use another route", async () => {
  vi.useFakeTimers();
  try {
    const { worker, saving } = setUp([]);
    const unclaimed = expect(saving()).rejects.toThrow(StreamUnclaimed);
    await vi.waitFor(() => expect(worker.asked).toContain("open"));
    vi.advanceTimersByTime(15_000);
    await unclaimed;
  } finally {
    vi.useRealTimers();
  }
});

test("cancelling a download in the page also cancels it in the service worker", async () => {
  const { worker, saving, controller } = setUp([opened, running(1), running(2), running(3)]);
  const saved = saving();
  controller.abort();
  await expect(saved).rejects.toMatchObject({ name: "AbortError" });
  expect(worker.asked).toContain("close");
});

test("a page that can no longer poll the state cancels the download too", async () => {
  const { worker, saving } = setUp([opened], { canWait: false });
  await expect(saving()).rejects.toThrow("crashed");
  expect(worker.asked).toContain("close");
});

test("the service worker pauses and continues when the page does, until the download has ended", async () => {
  const { worker, paused, pausing, saving } = setUp([opened]);
  pausing.dispatch(true);
  const ended = expect(saving()).rejects.toThrow(StreamLost);
  await vi.waitFor(() => expect(worker.asked).toContain("look"));
  pausing.dispatch(true);
  pausing.dispatch(false);
  worker.end();
  await ended;
  pausing.dispatch(true);
  expect(paused).toEqual([true, false]);
});
