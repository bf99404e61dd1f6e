import { expect, test } from "vitest";
import { createSendPermits } from "./send-permits.ts";

const never = new AbortController().signal;

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise.then(() => true), Promise.resolve(false)]);
}

test("streams leave a quarter of the permits to bodies that are whole", async () => {
  const permits = createSendPermits(4);
  const streams = [1, 2, 3].map(() => permits.tryStream());
  expect(streams).not.toContain(null);
  expect(permits.tryStream()).toBeNull();
  using _whole = await permits.take(never);
  streams[0]?.[Symbol.dispose]();
  expect(permits.tryStream()).not.toBeNull();
});

test("no stream begins when whole bodies have all permits", async () => {
  const permits = createSendPermits(2);
  const whole = [await permits.take(never), await permits.take(never)];
  expect(permits.tryStream()).toBeNull();
  whole[0]?.[Symbol.dispose]();
  expect(permits.tryStream()).not.toBeNull();
});

test("those who wait get a permit in order of arrival, one for each that is given back, once", async () => {
  const permits = createSendPermits(1);
  const held = await permits.take(never);
  const [first, second] = [permits.take(never), permits.take(never)];
  held[Symbol.dispose]();
  held[Symbol.dispose]();
  const next = await first;
  expect(await isSettled(second)).toBe(false);
  next[Symbol.dispose]();
  await second;
});

test("who stops waiting leaves no permit behind", async () => {
  const permits = createSendPermits(1);
  const held = await permits.take(never);
  const abort = new AbortController();
  const reason = new Error("nobody waits any more");
  const waiting = permits.take(abort.signal);
  abort.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  held[Symbol.dispose]();
  using _again = await permits.take(never);
});
