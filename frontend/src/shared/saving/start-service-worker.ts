import { pause } from "@envoi/client";
import { callServiceWorker, type ServiceWorkerPort, STREAM_PROTOCOL, streamPath } from "./service-worker-calls.ts";

/** Longer than any browser takes to start a service worker. After this time, the page continues without one. */
const START_TIMEOUT_MS = 10_000;

type WorkerRegistration = { readonly active: ServiceWorkerPort | null; readonly waiting: ServiceWorkerPort | null };

export type WorkerContainer = Pick<EventTarget, "addEventListener"> & {
  readonly controller: unknown;
  readonly ready: Promise<unknown>;
  register(script: string | URL, options: RegistrationOptions): Promise<WorkerRegistration>;
};

/**
 * `active`: returns the active worker, or `null` if there is none. `streams`: whether the page receives streams
 * unbuffered. `isNewer`: whether the worker's protocol is newer than the page's, so that the page is outdated.
 */
export type StartedServiceWorker = { active: () => ServiceWorkerPort | null; streams: boolean; isNewer: boolean };

/**
 * Registers the service worker and tests whether its streams reach the page unbuffered, without relying on the
 * browser's name.
 */
export async function startServiceWorker(
  container: WorkerContainer | undefined,
  script: string | URL,
  fetchProbe: (path: string) => Promise<Response> = (path) => fetch(path),
): Promise<StartedServiceWorker | null> {
  if (container === undefined) return null;
  try {
    return await Promise.race([start(container, script, fetchProbe), pause(START_TIMEOUT_MS).then(() => null)]);
  } catch {
    return null;
  }
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
    // Replaces a service worker of another version if no stream is running in it.
    if (openStreams === 0 && registration.waiting !== null) {
      callServiceWorker(registration.waiting, "takeOver", null).catch(() => {});
    }
    return { active, streams: false, isNewer: protocol > STREAM_PROTOCOL };
  }
  await untilControlled(container);
  return { active, streams: await canStream(worker, fetchProbe), isNewer: false };
}

/** On the first visit, the service worker takes control of the page only a moment after it starts. */
async function untilControlled(container: WorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
}

/** Tests whether streams are unbuffered: the second byte is sent only after the first has arrived. */
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
