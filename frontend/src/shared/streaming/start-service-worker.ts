import { type Answering, askServiceWorker } from "./service-worker-line.ts";
import { STREAM_PROTOCOL, streamPath } from "./stream-messages.ts";

/** Longer than any browser takes to start a worker; then it is done without. */
const PATIENCE_MS = 10_000;

/** What came of the service worker: `null` where there is none. A newer one than the page knows of makes the page outdated. */
export type StartedServiceWorker = { worker: Answering; streams: boolean; isNewer: boolean };

/**
 * Registers the service worker, and tries whether what it streams arrives as it flows. Nothing is decided by the name of a
 * browser.
 *
 * @param script - its address, as `navigator.serviceWorker.register` takes it
 */
export async function startServiceWorker(
  container: ServiceWorkerContainer | undefined,
  script: string | URL,
): Promise<StartedServiceWorker | null> {
  if (container === undefined) return null;
  try {
    const started = start(container, script);
    return await Promise.race([started, afterPatience()]);
  } catch {
    return null;
  }
}

async function afterPatience(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return null;
}

async function start(container: ServiceWorkerContainer, script: string | URL): Promise<StartedServiceWorker | null> {
  const registration = await container.register(script, { scope: "/", updateViaCache: "none" });
  await container.ready;
  const worker = registration.active;
  if (worker === null) return null;
  const { protocol, openStreams } = await askServiceWorker(worker, "hello", null);
  if (protocol !== STREAM_PROTOCOL) {
    // Of another version. It is succeeded as soon as nothing flows through it.
    if (openStreams === 0 && registration.waiting !== null) {
      void askServiceWorker(registration.waiting, "takeOver", null);
    }
    return { worker, streams: false, isNewer: protocol > STREAM_PROTOCOL };
  }
  await untilControlled(container);
  return { worker, streams: await canStream(worker), isNewer: false };
}

/** A page that was there before its first service worker is claimed a moment later. */
async function untilControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
}

/** The second byte is sent only after the first one is here. */
async function canStream(worker: Answering): Promise<boolean> {
  const streamId = crypto.randomUUID();
  await askServiceWorker(worker, "probe", { streamId });
  const { body, status } = await fetch(streamPath("probe", streamId));
  if (status !== 200 || body === null) return false;
  const reader = body.getReader();
  const first = await reader.read();
  await askServiceWorker(worker, "goOn", { streamId });
  const second = await reader.read();
  return first.value?.length === 1 && second.value?.length === 1;
}
