import { createDeferred } from "@envoi/client";
import type { StreamCall, StreamCalls } from "./service-worker-calls.ts";

/** The part of `ServiceWorker` that is used. */
export type Answering = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  readonly state: ServiceWorkerState;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

/** Longer than any browser takes to start one. */
const PATIENCE_MS = 15_000;

/** Nobody answers: the browser ended it with the question in hand, or another one has taken its place. */
export class ServiceWorkerGone extends Error {}

/**
 * Asks a service worker. Messages also keep it alive, and start it when it was ended.
 *
 * @throws ServiceWorkerGone
 */
export async function askServiceWorker<Name extends StreamCall>(
  worker: Answering,
  kind: Name,
  input: StreamCalls[Name]["input"],
): Promise<StreamCalls[Name]["output"]> {
  const { port1, port2 } = new MessageChannel();
  const answer = createDeferred<StreamCalls[Name]["output"]>();
  const giveUp = () => answer.reject(new ServiceWorkerGone());
  const onStateChange = () => {
    if (worker.state === "redundant") giveUp();
  };
  const timer = setTimeout(giveUp, PATIENCE_MS);
  worker.addEventListener("statechange", onStateChange);
  port1.onmessage = ({ data }: MessageEvent<StreamCalls[Name]["output"]>) => answer.resolve(data);
  try {
    onStateChange();
    worker.postMessage({ kind, input }, [port2]);
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.removeEventListener("statechange", onStateChange);
    port1.close();
  }
}
