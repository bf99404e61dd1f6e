import { MISSING_DELAYS_MS } from "../chunks/retry-missing.ts";
import type { WorkerPort } from "../worker/call-worker.ts";
import type { ToWorker } from "../worker/messages.ts";

/**
 * Starts the worker that encrypts, decrypts, sends and fetches. If its script is missing, it is started again after a
 * moment and receives the messages again.
 *
 * @param url - a trusted one, as `Worker` requires it
 * @param socketUrl - see `serverOf`; passed in the worker's name, as a worker cannot read local storage
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
      // An uncaught exception does not end a worker: it would continue unseen beside its successor.
      started.terminate();
      // Exceptions are reported by an ErrorEvent, a script that cannot be loaded by a plain Event.
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
