import { expect, test } from "vitest";
import { createDeferred } from "./deferred.ts";
import { Slots } from "./slots.ts";

const never = () => new AbortController().signal;

test("tasks above the limit wait in order, even after a failed task", async () => {
  const slots = new Slots(2);
  const began: number[] = [];
  const ends = [0, 1, 2, 3].map(() => createDeferred<number>());
  const all = ends.map(({ promise }, n) =>
    slots.use(async () => {
      began.push(n);
      return promise;
    }, never()),
  );
  const [, failing] = all;
  await expect.poll(() => began).toEqual([0, 1]);
  ends[1]?.reject(new Error("failed"));
  await expect(failing).rejects.toThrow("failed");
  await expect.poll(() => began).toEqual([0, 1, 2]);
  ends[0]?.resolve(0);
  await expect.poll(() => began).toEqual([0, 1, 2, 3]);
});

test("a task that is aborted while it waits never begins, and uses no slot", async () => {
  const slots = new Slots(1);
  const first = createDeferred<void>();
  const running = slots.use(() => first.promise, never());
  const cancel = new AbortController();
  const aborted = slots.use(async () => "began", cancel.signal);
  const last = slots.use(async () => "last", never());
  cancel.abort(new Error("aborted"));
  await expect(aborted).rejects.toThrow("aborted");
  await expect(slots.use(async () => "began", cancel.signal)).rejects.toThrow("aborted");
  first.resolve();
  await running;
  expect(await last).toBe("last");
});
