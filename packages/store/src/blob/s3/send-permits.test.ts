import { UNKNOWN_NETWORK } from "@envoi/platform";
import { expect, test } from "vitest";
import { createSendPermits } from "./send-permits.ts";

const LONG_MS = 3_600_000;
const never = new AbortController().signal;

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise.then(() => true), Promise.resolve(false)]);
}

test("streams leave a quarter of the permits to bodies that are whole", async () => {
  const permits = createSendPermits(4, LONG_MS);
  const streams = [1, 2, 3].map((network) => permits.tryStream(`${network}`));
  expect(streams).not.toContain(null);
  expect(permits.tryStream("a")).toBeNull();
  using _whole = await permits.take("a", never);
  streams[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("no stream begins when whole bodies have all permits", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const whole = [await permits.take("a", never), await permits.take("a", never)];
  expect(permits.tryStream("a")).toBeNull();
  whole[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("one network has no more than half of the streams", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 3; n++) expect(permits.tryStream("a")).not.toBeNull();
  expect(permits.tryStream("a")).toBeNull();
  expect(permits.tryStream("b")).not.toBeNull();
});

test("behind a proxy that is not known, all streams are everyone's", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 6; n++) expect(permits.tryStream(UNKNOWN_NETWORK)).not.toBeNull();
  expect(permits.tryStream(UNKNOWN_NETWORK)).toBeNull();
});

test("a permit that is given back goes to the network that has fewest", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const held = [await permits.take("a", never), await permits.take("a", never)];
  const [again, other] = [permits.take("a", never), permits.take("b", never)];
  held[0]?.[Symbol.dispose]();
  await other;
  expect(await isSettled(again)).toBe(false);
  held[1]?.[Symbol.dispose]();
  await again;
});

test("whoever waits too long is told that the store is busy, and leaves no permit behind", async () => {
  const permits = createSendPermits(1, 1);
  const held = await permits.take("a", never);
  await expect(permits.take("b", never)).rejects.toMatchObject({ code: "busy" });
  held[Symbol.dispose]();
  using _again = await permits.take("b", never);
});

test("those who wait get a permit in order of arrival, one for each that is given back, once", async () => {
  const permits = createSendPermits(1, LONG_MS);
  const held = await permits.take("a", never);
  const [first, second] = [permits.take("a", never), permits.take("a", never)];
  held[Symbol.dispose]();
  held[Symbol.dispose]();
  const next = await first;
  expect(await isSettled(second)).toBe(false);
  next[Symbol.dispose]();
  await second;
});

test("who stops waiting leaves no permit behind", async () => {
  const permits = createSendPermits(1, LONG_MS);
  const held = await permits.take("a", never);
  const abort = new AbortController();
  const reason = new Error("nobody waits any more");
  const waiting = permits.take("a", abort.signal);
  abort.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  held[Symbol.dispose]();
  using _again = await permits.take("a", never);
});
