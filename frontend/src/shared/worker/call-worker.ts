import { fromFailure } from "./failure.ts";
import type { FromWorker, Port, ToWorker } from "./serve-calls.ts";

type Listener = (value: unknown) => void;
type Options = { signal: AbortSignal; onProgress?: Listener };

type RunningCall = {
  to: WorkerPort;
  done: (output: unknown) => void;
  failed: (error: unknown) => void;
  onProgress: Listener | undefined;
};

/** A port to a worker. `onBreak`: calls the listener if the worker fails to load or crashes. */
export type WorkerPort = Port<FromWorker, ToWorker> & { onBreak: (listener: () => void) => void };

/**
 * Calls the interface offered by `serveCalls` in a worker. Each method's last argument is an `AbortSignal`, or options
 * with `signal` and possibly `onProgress`. A method can return an object with such methods and `close`; these also run
 * in the worker.
 *
 * @param startWorker - called on first use and after a crash
 */
export function callWorker<Api extends object>({ startWorker }: { startWorker: () => WorkerPort }): Api {
  let port: WorkerPort | null = null;
  let lastCallId = 0;
  const running = new Map<number, RunningCall>();

  function connect(): WorkerPort {
    const started = startWorker();
    started.addEventListener("message", ({ data }) => {
      const call = running.get(data.callId);
      if (call === undefined) return;
      if (data.kind === "progress") return call.onProgress?.(data.progress);
      running.delete(data.callId);
      if (data.kind === "failed") call.failed(fromFailure(data.failure));
      else if (data.methods.length === 0) call.done(data.output);
      else call.done({ ...(data.output as object), ...createMethods(data.callId, data.methods, call.to) });
    });
    started.onBreak(() => {
      port = null;
      for (const call of running.values()) call.failed(new Error("the worker crashed"));
      running.clear();
    });
    return started;
  }

  function createMethods(handle: number, names: readonly string[], to: WorkerPort): object {
    const close = () => to.postMessage({ kind: "close", handle });
    return Object.fromEntries(names.map((name) => [name, name === "close" ? close : createMethod(handle, name)]));
  }

  function createMethod(handle: number | null, method: string) {
    return (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const last = args.pop() as AbortSignal | Options;
        const { signal, onProgress, ...others } = last instanceof AbortSignal ? { signal: last } : last;
        signal.throwIfAborted();
        port ??= connect();
        const to = port;
        lastCallId += 1;
        const callId = lastCallId;
        const abort = () => {
          running.delete(callId);
          to.postMessage({ kind: "abort", callId });
          reject(signal.reason);
        };
        signal.addEventListener("abort", abort, { once: true });
        const settle = () => signal.removeEventListener("abort", abort);
        running.set(callId, {
          to,
          done: (output) => {
            settle();
            resolve(output);
          },
          failed: (error) => {
            settle();
            reject(error);
          },
          onProgress,
        });
        const options = last instanceof AbortSignal ? null : others;
        to.postMessage({ kind: "call", callId, handle, method, args, options });
      });
  }

  // The object has no `then`, because promises would otherwise treat it as a thenable.
  const get = (_: object, name: string | symbol) =>
    typeof name === "string" && name !== "then" ? createMethod(null, name) : undefined;
  return new Proxy({}, { get }) as Api;
}
