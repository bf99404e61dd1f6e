import { MISSING_DELAYS_MS } from "../chunks/retry-missing.ts";
import type { WorkerPort } from "../worker/call-worker.ts";
import type { ToWorker } from "../worker/messages.ts";

/**
 * Starts the worker in which everything is encrypted, decrypted, sent and fetched. If its script is missing, it is
 * started again after a moment, and gets the messages once more.
 *
 * @param url - a trusted one, as `Worker` takes it
 * @param socketUrl - see `serverOf`; a worker cannot read the device's storage, so it is told by its name
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
      // An exception that nobody caught does not end it: what it does would go on unseen, beside its successor.
      started.terminate();
      // Exceptions are reported by an ErrorEvent, a script that cannot be loaded by a plain one.
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
