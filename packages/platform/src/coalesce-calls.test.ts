import { expect, test } from "vitest";
import { coalesceCalls } from "./coalesce-calls.ts";

/** Work that the test completes. */
function manual() {
  const started: { key: string; end: PromiseWithResolvers<number> }[] = [];
  const call = coalesceCalls((key: string) => {
    const end = Promise.withResolvers<number>();
    started.push({ key, end });
    return end.promise;
  });
  return { started, call };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("calls made in the same turn of the event loop share one run, and calls made during that run share the next one", async () => {
  const { started, call } = manual();
  const first = [call("a"), call("a")];
  await turn();
  const second = [call("a"), call("a")];
  await turn();
  expect(started).toHaveLength(1);
  started[0]?.end.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await turn();
  started[1]?.end.resolve(2);
  expect(await Promise.all(second)).toEqual([2, 2]);
  expect(started).toHaveLength(2);
});

test("does not delay calls with another key", async () => {
  const { started, call } = manual();
  void call("a");
  void call("b");
  await turn();
  expect(started.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("passes a run's failure to all callers that share the run, and starts the next run anyway", async () => {
  const { started, call } = manual();
  const first = [call("a"), call("a")];
  await turn();
  const second = call("a");
  started[0]?.end.reject(new Error("no"));
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  started[1]?.end.resolve(2);
  expect(await second).toBe(2);
});
