export type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value | PromiseLike<Value>) => void;
  reject: (reason: unknown) => void;
};

/** Does the same as `Promise.withResolvers`, which the oldest supported browsers lack. */
export function createDeferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>["resolve"] = () => undefined;
  let reject: Deferred<Value>["reject"] = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
