import { expect, test } from "vitest";
import { coalesceCalls } from "./coalesce-calls.ts";

/** Work that the test ends. */
function manual() {
  const begun: { key: string; end: PromiseWithResolvers<number> }[] = [];
  const call = coalesceCalls((key: string) => {
    const end = Promise.withResolvers<number>();
    begun.push({ key, end });
    return end.promise;
  });
  return { begun, call };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("calls of one turn share a run, and calls during it share the next one", async () => {
  const { begun, call } = manual();
  const first = [call("a"), call("a")];
  await turn();
  const second = [call("a"), call("a")];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.end.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await turn();
  begun[1]?.end.resolve(2);
  expect(await Promise.all(second)).toEqual([2, 2]);
  expect(begun).toHaveLength(2);
});

test("calls with another key do not wait", async () => {
  const { begun, call } = manual();
  void call("a");
  void call("b");
  await turn();
  expect(begun.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("a failure reaches all callers of its run, and the next run starts anyway", async () => {
  const { begun, call } = manual();
  const first = [call("a"), call("a")];
  await turn();
  const second = call("a");
  begun[0]?.end.reject(new Error("no"));
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  begun[1]?.end.resolve(2);
  expect(await second).toBe(2);
});
