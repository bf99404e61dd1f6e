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

test("streams leave a quarter of the permits for complete bodies", async () => {
  const permits = createSendPermits(4, LONG_MS);
  const streams = [1, 2, 3].map((network) => permits.tryStream(`${network}`));
  expect(streams).not.toContain(null);
  expect(permits.tryStream("a")).toBeNull();
  using _whole = await permits.take("a", never);
  streams[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("no stream begins while complete bodies hold all permits", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const whole = [await permits.take("a", never), await permits.take("a", never)];
  expect(permits.tryStream("a")).toBeNull();
  whole[0]?.[Symbol.dispose]();
  expect(permits.tryStream("a")).not.toBeNull();
});

test("one network can hold at most half of the permits for streams", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 3; n++) expect(permits.tryStream("a")).not.toBeNull();
  expect(permits.tryStream("a")).toBeNull();
  expect(permits.tryStream("b")).not.toBeNull();
});

test("the limit per network does not apply to the unknown network", () => {
  const permits = createSendPermits(8, LONG_MS);
  for (let n = 0; n < 6; n++) expect(permits.tryStream(UNKNOWN_NETWORK)).not.toBeNull();
  expect(permits.tryStream(UNKNOWN_NETWORK)).toBeNull();
});

test("a released permit goes to the network with the fewest permits", async () => {
  const permits = createSendPermits(2, LONG_MS);
  const held = [await permits.take("a", never), await permits.take("a", never)];
  const [again, other] = [permits.take("a", never), permits.take("b", never)];
  held[0]?.[Symbol.dispose]();
  await other;
  expect(await isSettled(again)).toBe(false);
  held[1]?.[Symbol.dispose]();
  await again;
});

test("a wait that exceeds its limit fails with `busy`, and does not leak a permit", async () => {
  const permits = createSendPermits(1, 1);
  const held = await permits.take("a", never);
  await expect(permits.take("b", never)).rejects.toMatchObject({ code: "busy" });
  held[Symbol.dispose]();
  using _again = await permits.take("b", never);
});

test("released permits go to waiting bodies in order of arrival, and a second release has no effect", async () => {
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

test("an aborted wait does not leak a permit", async () => {
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
