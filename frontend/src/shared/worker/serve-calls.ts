import { type Failure, toFailure } from "./failure.ts";
import { throttle } from "./throttle.ts";

/**
 * `handle`: the object whose method is called, identified by the call that returned it; `null` for the worker's API
 * itself. `options`: the properties of the last argument other than `signal` and `onProgress`; `null` if that argument
 * is the signal.
 */
type Call = {
  kind: "call";
  callId: number;
  handle: number | null;
  method: string;
  args: readonly unknown[];
  options: object | null;
};

export type ToWorker = Call | { kind: "abort"; callId: number } | { kind: "close"; handle: number };

export type FromWorker =
  /** `methods`: the names of the returned object's methods. The object stays in the worker until closed. */
  | { kind: "done"; callId: number; output: unknown; methods: readonly string[] }
  | { kind: "progress"; callId: number; progress: unknown }
  | { kind: "failed"; callId: number; failure: Failure };

/**
 * One end of the connection between a page and a worker: a `Worker`, the worker's own scope, or a `MessagePort` in
 * tests.
 */
export type Port<Incoming, Outgoing> = {
  postMessage: (message: Outgoing) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<Incoming>) => void) => void;
};

/** Interval between progress messages: faster updates would not be visible, and each one rerenders the page. */
const PROGRESS_MS = 100;

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** The functions of an object that a method returned; empty for other values. */
function methodsIn(output: unknown): Methods {
  if (typeof output !== "object" || output === null || ArrayBuffer.isView(output)) return {};
  return Object.fromEntries(Object.entries(output).filter(([, value]) => typeof value === "function"));
}

/** Serves calls from `callWorker` to `api`. */
export function serveCalls({ api, port }: { api: object; port: Port<ToWorker, FromWorker> }): void {
  const running = new Map<number, AbortController>();
  const handles = new Map<number, Methods>();

  function close(handle: number): void {
    handles.get(handle)?.["close"]?.();
    handles.delete(handle);
  }

  async function run({ callId, handle, method, args, options }: Call): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(callId, controller);
    const progress = throttle<unknown>(
      (value) => port.postMessage({ kind: "progress", callId, progress: value }),
      (next) => setTimeout(next, PROGRESS_MS),
    );
    try {
      const target = handle === null ? (api as Methods) : handles.get(handle);
      if (target === undefined) throw new Error("the object was closed");
      const last = options === null ? signal : { ...options, onProgress: progress.push, signal };
      const called = target[method];
      if (called === undefined) throw new Error(`no method ${method}`);
      const output = await called(...args, last);
      const methods = methodsIn(output);
      const names = Object.keys(methods);
      if (names.length === 0) return port.postMessage({ kind: "done", callId, output, methods: names });
      handles.set(callId, methods);
      if (signal.aborted) {
        close(callId);
        throw signal.reason;
      }
      const data = Object.entries(output as object).filter(([name]) => !names.includes(name));
      port.postMessage({ kind: "done", callId, output: Object.fromEntries(data), methods: names });
    } catch (error) {
      port.postMessage({ kind: "failed", callId, failure: toFailure(error) });
    } finally {
      progress.cancel();
      running.delete(callId);
    }
  }

  port.addEventListener("message", ({ data }) => {
    if (data.kind === "call") return void run(data);
    if (data.kind === "close") return close(data.handle);
    running.get(data.callId)?.abort();
    // If the reply has already been sent, nothing else closes the returned object.
    close(data.callId);
  });
}
