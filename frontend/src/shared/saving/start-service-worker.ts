import { callServiceWorker, type ServiceWorkerPort, STREAM_PROTOCOL, streamPath } from "./service-worker-calls.ts";

/** Longer than any browser takes to start a worker; then it is done without. */
const PATIENCE_MS = 10_000;

type Registered = { readonly active: ServiceWorkerPort | null; readonly waiting: ServiceWorkerPort | null };

/** The part of `navigator.serviceWorker` that is used. */
export type WorkerContainer = Pick<EventTarget, "addEventListener"> & {
  readonly controller: unknown;
  readonly ready: Promise<unknown>;
  register(script: string | URL, options: RegistrationOptions): Promise<Registered>;
};

/** What came of the service worker: `null` where there is none. A newer one than the page knows of makes the page outdated. */
export type StartedServiceWorker = { active: () => ServiceWorkerPort | null; streams: boolean; isNewer: boolean };

/**
 * Registers the service worker, and tries whether what it streams arrives as it flows. Nothing is decided by the name of a
 * browser.
 *
 * @param script - its address, as `navigator.serviceWorker.register` takes it
 * @param fetchProbe - the page's own `fetch`
 */
export async function startServiceWorker(
  container: WorkerContainer | undefined,
  script: string | URL,
  fetchProbe: (path: string) => Promise<Response> = (path) => fetch(path),
): Promise<StartedServiceWorker | null> {
  if (container === undefined) return null;
  try {
    return await Promise.race([start(container, script, fetchProbe), afterPatience()]);
  } catch {
    return null;
  }
}

async function afterPatience(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return null;
}

async function start(
  container: WorkerContainer,
  script: string | URL,
  fetchProbe: (path: string) => Promise<Response>,
): Promise<StartedServiceWorker | null> {
  const registration = await container.register(script, { scope: "/", updateViaCache: "none" });
  await container.ready;
  const active = () => registration.active;
  const worker = active();
  if (worker === null) return null;
  const { protocol, openStreams } = await callServiceWorker(worker, "hello", null);
  if (protocol !== STREAM_PROTOCOL) {
    // Of another version. It is succeeded as soon as nothing flows through it.
    if (openStreams === 0 && registration.waiting !== null) {
      callServiceWorker(registration.waiting, "takeOver", null).catch(() => {});
    }
    return { active, streams: false, isNewer: protocol > STREAM_PROTOCOL };
  }
  await untilControlled(container);
  return { active, streams: await canStream(worker, fetchProbe), isNewer: false };
}

/** A page that was there before its first service worker is claimed a moment later. */
async function untilControlled(container: WorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
}

/** The second byte is sent only after the first one is here. */
async function canStream(worker: ServiceWorkerPort, fetchProbe: (path: string) => Promise<Response>): Promise<boolean> {
  const streamId = crypto.randomUUID();
  await callServiceWorker(worker, "probe", { streamId });
  const { body, status } = await fetchProbe(streamPath("probe", streamId));
  if (status !== 200 || body === null) return false;
  const reader = body.getReader();
  const first = await reader.read();
  await callServiceWorker(worker, "goOn", { streamId });
  const second = await reader.read();
  return first.value?.length === 1 && second.value?.length === 1;
}
