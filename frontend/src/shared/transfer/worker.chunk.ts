// A separate chunk, because no first view needs the worker.
export { callWorker } from "../worker/call-worker.ts";
export { startTransferWorker } from "./start-transfer-worker.ts";
