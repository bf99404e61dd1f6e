/** The database that a thread opens. After closing it, the thread can open another one. */
export type DatabaseFile = { path: string; modules: { name: string; url: string }[] };
type OpenMessage = { open: DatabaseFile };
export type CallMessage = { id: number; module: string; operation: string; args: unknown; nowMs: number };
type CloseMessage = { close: true };
export type ToWorker = OpenMessage | CallMessage | CloseMessage;

/** @property isFull - whether the disk was full */
export type CallReply = { id: number; result: unknown } | { id: number; error: unknown; isFull: boolean };
export type FromWorker = { opened: true } | { replies: CallReply[] } | { closed: true };
