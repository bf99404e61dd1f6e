import { expect, it } from "vitest";
import { releaseAfterUse } from "./bodies.ts";

async function* createBody(...batches: Uint8Array[][]) {
  yield* batches;
}

it("releases a batch's memory once the next batch is requested, and no earlier", async () => {
  const [first, second] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
  const batches = releaseAfterUse(createBody([first], [second]));
  expect(await batches[Symbol.asyncIterator]().next()).toEqual({ done: false, value: [Uint8Array.of(1, 2)] });
  expect(await batches[Symbol.asyncIterator]().next()).toEqual({ done: false, value: [Uint8Array.of(3)] });
  expect([first.length, second.length]).toEqual([0, 1]);
});

it("does not release memory that may be shared", async () => {
  const whole = Uint8Array.of(1, 2, 3);
  for await (const _batch of releaseAfterUse(createBody([whole.subarray(1)])));
  expect(whole).toEqual(Uint8Array.of(1, 2, 3));
});

it("releases no memory if the reader stops early", async () => {
  const first = Uint8Array.of(1, 2);
  for await (const _batch of releaseAfterUse(createBody([first], []))) break;
  expect(first).toHaveLength(2);
});
