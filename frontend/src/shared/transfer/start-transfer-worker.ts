import type { WorkerPort } from "../worker/call-worker.ts";

/**
 * Starts the worker in which everything is encrypted, decrypted, sent and fetched.
 *
 * @param url - a trusted one, as `Worker` takes it
 * @param socketUrl - see `serverOf`; a worker cannot read the device's storage, so it is told by its name
 */
export function startTransferWorker(url: string, socketUrl: string): WorkerPort {
  const worker = new Worker(url, { type: "module", name: socketUrl });
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    onBreak: (listener) =>
      worker.addEventListener("error", () => {
        // An exception that nobody caught does not end it: what it does would go on unseen, beside its successor.
        worker.terminate();
        listener();
      }),
  };
}
