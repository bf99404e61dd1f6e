import type { Failure } from "./failure.ts";

/**
 * `handle`: the object whose method is called, identified by the call that returned it; `null` for the worker's API
 * itself. `options`: other properties of the last argument besides a signal and `onProgress`; `null` if it is the
 * signal.
 */
export type Call = {
  kind: "call";
  callId: number;
  handle: number | null;
  method: string;
  args: readonly unknown[];
  options: object | null;
};

export type ToWorker = Call | { kind: "abort"; callId: number } | { kind: "close"; handle: number };

export type FromWorker =
  /** `methods`: those of the returned object, which stays in the worker until it is closed. */
  | { kind: "done"; callId: number; output: unknown; methods: readonly string[] }
  | { kind: "progress"; callId: number; progress: unknown }
  | { kind: "failed"; callId: number; failure: Failure };

/**
 * One end of the connection between page and worker: a `Worker`, the worker's own scope, or a `MessagePort` in tests.
 */
export type Port<Incoming, Outgoing> = {
  postMessage: (message: Outgoing) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<Incoming>) => void) => void;
};
