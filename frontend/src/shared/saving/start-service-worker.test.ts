import { createDeferred } from "@envoi/client";
import { afterEach, expect, test, vi } from "vitest";
import { serveStreams } from "../../service-worker/serve-streams.ts";
import { FakeServiceWorker, fakeScope } from "../../testing/fake-service-worker.ts";
import { STREAM_PROTOCOL } from "./service-worker-calls.ts";
import { startServiceWorker, type WorkerContainer } from "./start-service-worker.ts";

afterEach(() => void vi.useRealTimers());

type Workers = { active: FakeServiceWorker | null; waiting: FakeServiceWorker | null };

function createContainer(workers: Workers): WorkerContainer {
  return Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve(),
    register: async () => workers,
  });
}

/** Creates a service worker like ours, and the `fetch` of a page that it controls. */
function setUp() {
  const { scope, worker, calls, fetch } = fakeScope();
  serveStreams(scope, {
    openDownload: () => Promise.reject(new Error("nothing is downloaded")),
    keepDownload: async () => null,
    deleteUpload: async () => undefined,
    adoptContent: () => Promise.reject(new Error("nothing is downloaded")),
  });
  const container = createContainer({ active: worker, waiting: null });
  const fetchProbe = (path: string) => fetch(path) ?? Promise.reject(new Error("no network"));
  return { container, worker, calls, fetchProbe };
}

/** A service worker that only replies with its version. */
function createWorker(protocol: number, openStreams = 0): FakeServiceWorker {
  return new FakeServiceWorker((_message, port) => port.postMessage({ protocol, openStreams }));
}

const noFetch = () => Promise.reject(new Error("nothing is to be tried"));

test("a service worker with unbuffered streams is used, even if it becomes active later [R4.48]", async () => {
  const { container, worker, fetchProbe } = setUp();
  const started = await startServiceWorker(container, "/serviceWorker.js", fetchProbe);
  expect(started).toMatchObject({ streams: true, isNewer: false });
  expect(started?.active()).toBe(worker);
});

test("a browser that lacks service workers or rejects them saves files in another way [R4.49]", async () => {
  expect(await startServiceWorker(undefined, "/serviceWorker.js", noFetch)).toBeNull();
  const refusing = { ...createContainer({ active: null, waiting: null }), addEventListener() {} };
  refusing.register = () => Promise.reject(new DOMException("not here", "SecurityError"));
  expect(await startServiceWorker(refusing, "/serviceWorker.js", noFetch)).toBeNull();
});

test("a service worker whose streams do not reach the page is not used for streams", async () => {
  const { container } = setUp();
  const fromServer = async () => new Response(null, { status: 404 });
  expect(await startServiceWorker(container, "/serviceWorker.js", fromServer)).toMatchObject({ streams: false });
});

test("a service worker whose streams are buffered before they reach the page is not used", async () => {
  vi.useFakeTimers();
  const { container, worker, fetchProbe } = setUp();
  const buffering = async (path: string) => new Response(await (await fetchProbe(path)).arrayBuffer());
  const starting = startServiceWorker(container, "/serviceWorker.js", buffering);
  await vi.waitFor(() => expect(worker.asked).toContain("probe"));
  vi.advanceTimersByTime(10_000);
  expect(await starting).toBeNull();
});

test("a page without a controlling service worker waits for one", async () => {
  const { worker, fetchProbe } = setUp();
  const listening = createDeferred<() => void>();
  const container = {
    ...createContainer({ active: worker, waiting: null }),
    controller: null,
    addEventListener: (_type: string, listener: unknown) => listening.resolve(listener as () => void),
  };
  const starting = startServiceWorker(container, "/serviceWorker.js", fetchProbe);
  const controlled = await listening.promise;
  expect(worker.asked).toEqual(["hello"]);
  controlled();
  expect(await starting).toMatchObject({ streams: true });
});

test("a waiting service worker replaces an older one, unless a stream is running", async () => {
  for (const openStreams of [0, 1]) {
    const waiting = createWorker(STREAM_PROTOCOL);
    const container = createContainer({ active: createWorker(STREAM_PROTOCOL - 1, openStreams), waiting });
    const started = await startServiceWorker(container, "/serviceWorker.js", noFetch);
    expect(started).toMatchObject({ streams: false, isNewer: false });
    expect(waiting.asked).toEqual(openStreams === 0 ? ["takeOver"] : []);
  }
});

test("a newer service worker marks the page as outdated", async () => {
  const container = createContainer({ active: createWorker(STREAM_PROTOCOL + 1), waiting: null });
  const started = await startServiceWorker(container, "/serviceWorker.js", noFetch);
  expect(started).toMatchObject({ streams: false, isNewer: true });
});
