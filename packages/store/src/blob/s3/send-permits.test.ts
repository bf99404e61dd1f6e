import { UNKNOWN_NETWORK } from "@envoi/platform";
import { expect, test } from "vitest";
import { createSendPermits } from "./send-permits.ts";

const LONG_MS = 3_600_000;
const never = new AbortController().signal;

/** Whether a promise is already settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise.then(() => true), Promise.resolve(false)]);
}

test("reserves a quarter of the permits for complete bodies", async () => {
  const permits = createSendPermits(4, LONG_MS);
  const streams = [1, 2, 3].map((network) => permits.tryStream(`${network}`));
  expect(streams).not.toContain(null);
  expect(permits.tryStream("a")).toBeNull();
  using _whole = await permits.take("a", never);
  streams[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("starts no stream while complete bodies hold all permits", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const whole = [await permits.take("a", never), await permits.take("a", never)];
  expect(permits.tryStream("a")).toBeNull();
  whole[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("limits one network to half of the permits for streams", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 3; n++) expect(permits.tryStream("a")).not.toBeNull();
  expect(permits.tryStream("a")).toBeNull();
  expect(permits.tryStream("b")).not.toBeNull();
});

test("does not limit the unknown network", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 6; n++) expect(permits.tryStream(UNKNOWN_NETWORK)).not.toBeNull();
  expect(permits.tryStream(UNKNOWN_NETWORK)).toBeNull();
});

test("gives a released permit to the network with the fewest permits", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const held = [await permits.take("a", never), await permits.take("a", never)];
  const [again, other] = [permits.take("a", never), permits.take("b", never)];
  held[0]?.[Symbol.dispose]();
  await other;
  expect(await isSettled(again)).toBe(false);
  held[1]?.[Symbol.dispose]();
  await again;
});

test("fails with `busy` when a wait exceeds its limit, without leaking a permit", async () => {
  const permits = createSendPermits(1, 1);
  const held = await permits.take("a", never);
  await expect(permits.take("b", never)).rejects.toMatchObject({ code: "busy" });
  held[Symbol.dispose]();
  using _again = await permits.take("b", never);
});

test("gives released permits to waiting bodies in order of arrival, and ignores a repeated release", async () => {
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

test("leaks no permit when a wait is aborted", async () => {
  const permits = createSendPermits(1, LONG_MS);
  const held = await permits.take("a", never);
  const abort = new AbortController();
  const reason = new Error("aborted by the test");
  const waiting = permits.take("a", abort.signal);
  abort.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  held[Symbol.dispose]();
  using _again = await permits.take("a", never);
});
