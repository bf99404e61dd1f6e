import type { WorkerPort } from "./worker-transfer.ts";

/** Starts the worker in which everything is encrypted, decrypted, sent and fetched. */
export function startTransferWorker(): WorkerPort {
  const worker = new Worker(new URL("./transfer-worker.ts", import.meta.url), { type: "module" });
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    onBreak: (listener) => worker.addEventListener("error", listener),
  };
}
