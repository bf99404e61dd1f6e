/** Start-up data of the thread. */
export type WorkerSetup = { path: string; modules: { name: string; url: string }[] };
export type CallMessage = { id: number; module: string; operation: string; args: unknown; nowMs: number };
type CloseMessage = { close: true };
export type ToWorker = CallMessage | CloseMessage;

/** @property isFull - the disk was full */
export type CallReply = { id: number; result: unknown } | { id: number; error: unknown; isFull: boolean };
export type FromWorker = { ready: true } | { replies: CallReply[] };
