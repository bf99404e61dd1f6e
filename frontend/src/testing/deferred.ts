import { createDeferred } from "@envoi/client";
/** A call whose promise the test settles. Rejects with an AbortError when its signal aborts. */
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
