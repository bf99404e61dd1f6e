import { MISSING_DELAYS_MS } from "../chunks/retry-missing.ts";
import { callWorker, type WorkerPort } from "../worker/call-worker.ts";
import type { ToWorker } from "../worker/serve-calls.ts";
import type { WorkerApi } from "./transfer-worker.ts";

/** Calls the worker, starting it on the first call. For the parameters, see `startTransferWorker`. */
export function callTransferWorker(url: string, socketUrl: string): WorkerApi {
  return callWorker<WorkerApi>({ startWorker: () => startTransferWorker(url, socketUrl) });
}

/**
 * Starts the worker that encrypts, decrypts, sends and fetches. If its script is missing, restarts it after a pause and
 * repeats its messages.
 *
 * @param url - a trusted address, as `Worker` requires
 * @param socketUrl - see `resolveServer`; passed as the worker's name because workers cannot read local storage
 */
export function startTransferWorker(url: string, socketUrl: string): WorkerPort {
  const events = new EventTarget();
  let unread: ToWorker[] | null = [];
  let worker = start(0);

  function start(failures: number): Worker {
    const started = new Worker(url, { type: "module", name: socketUrl });
    started.addEventListener("message", ({ data }) => {
      unread = null;
      events.dispatchEvent(new MessageEvent("message", { data }));
    });
    started.addEventListener("error", (error) => {
      // A worker survives an uncaught exception and would continue in parallel with its successor.
      started.terminate();
      // An exception causes an ErrorEvent, and a missing script a plain Event.
      const delayMs = error instanceof ErrorEvent ? undefined : MISSING_DELAYS_MS[failures];
      if (delayMs === undefined) events.dispatchEvent(new Event("break"));
      else setTimeout(restart, delayMs, failures + 1);
    });
    return started;
  }

  function restart(failures: number): void {
    worker = start(failures);
    for (const message of unread ?? []) worker.postMessage(message);
  }

  return {
    postMessage(message) {
      unread?.push(message);
      worker.postMessage(message);
    },
    addEventListener: (type, listener) => events.addEventListener(type, (event) => listener(event as MessageEvent)),
    onBreak: (listener) => events.addEventListener("break", listener),
  };
}
