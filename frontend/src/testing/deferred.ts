import { createDeferred } from "@envoi/client";
/** Waits for a call that a test ends itself; the call ends with an AbortError when its signal fires. */
export function deferred<Value>(): {
  promise: (signal: AbortSignal) => Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
} {
  const { promise, resolve, reject } = createDeferred<Value>();
  return {
    resolve,
    reject,
    promise: (signal) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      return promise;
    },
  };
}
