import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryMarks, databaseBytes, type MemoryUse } from "./memory-marks.ts";
import { countInThisProcess, type OpenCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

const MiB = 1_048_576;
const MAX_BYTES = 100 * MiB;
const STRANGER = { network: "one", account: null };
const ADA = { network: "one", account: "ada" };
const FULL = { code: "full", status: 507 };
const [ORDINARY, SHORT, LONG] = [400, 4_096, 4_097];

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** The marks for a simulated Redis, which a test fills. */
function openMarks(openCount: OpenCount = countInThisProcess) {
  let usedBytes = 0;
  const readMemory = vi.fn(async (): Promise<MemoryUse | null> => ({ usedBytes, maxBytes: MAX_BYTES }));
  const marks = createMemoryMarks(readMemory, openCount);
  const fill = (share: number) => {
    usedBytes = share * MAX_BYTES;
    vi.advanceTimersByTime(1_001);
  };
  return { ...marks, fill, readMemory };
}

test("below 70 % of the memory, metadata may be long", async () => {
  const marks = openMarks();
  marks.fill(0.69);
  for (let n = 0; n < 10; n++) await marks.admit(STRANGER, 65_536);
});

test("from 70 % on, only strangers' long metadata is refused, not their short metadata or other people's", async () => {
  const marks = openMarks();
  marks.fill(0.7);
  await expect(marks.admit(STRANGER, LONG)).rejects.toMatchObject(FULL);
  await marks.admit(STRANGER, SHORT);
  await marks.admit(ADA, 65_536);
});

test("from 85 % on, strangers cannot begin uploads, and signed-in people can only up to 95 %", async () => {
  const marks = openMarks();
  marks.fill(0.85);
  await expect(marks.admit(STRANGER, 0)).rejects.toMatchObject(FULL);
  await marks.admit(ADA, LONG);
  marks.fill(0.95);
  await expect(marks.admit(ADA, 0)).rejects.toMatchObject(FULL);
});

test("I10: while memory is short, a network can add at most a 256th of it a day, in all processes", async () => {
  const counts = new Map<string, RateLimiterMemory>();
  const shared: OpenCount = (name, limit) => {
    const count = counts.get(name) ?? new RateLimiterMemory(limit);
    counts.set(name, count);
    return count;
  };
  const processes = [openMarks(shared), openMarks(shared)];
  for (const { fill } of processes) fill(0.7);
  let admitted = 0;
  for (let n = 0; n < 1_000; n++) {
    await processes[n % 2]?.admit(STRANGER, ORDINARY).then(
      () => admitted++,
      (error: unknown) => expect(error).toMatchObject(FULL),
    );
  }
  expect(admitted * databaseBytes(ORDINARY)).toBeLessThanOrEqual(MAX_BYTES / 256);
  expect(admitted).toBeGreaterThan(150);
  for (const { admit } of processes) await admit({ network: "another", account: null }, ORDINARY);
  for (let n = 0; n < 1_000; n++) await processes[0]?.admit({ network: UNKNOWN_NETWORK, account: null }, 0);
});

test("I10: while memory is short, all networks of a site together can add four times as much as one", async () => {
  const marks = openMarks();
  marks.fill(0.7);
  let admittedBytes = 0;
  for (let n = 0; n < 600; n++) {
    await marks.admit({ network: `site/network ${n % 100}`, account: null }, SHORT).then(
      () => (admittedBytes += databaseBytes(SHORT)),
      (error: unknown) => expect(error).toMatchObject(FULL),
    );
  }
  expect(admittedBytes).toBeLessThanOrEqual((4 * MAX_BYTES) / 256);
  expect(admittedBytes).toBeGreaterThan((3 * MAX_BYTES) / 256);
});

test("I10: uploads refused by other limits use up neither the memory nor their network's share of it", async () => {
  const marks = openMarks();
  marks.fill(0.7);
  for (let n = 0; n < 10_000; n++) (await marks.admit(STRANGER, SHORT)).release();
  await marks.admit(STRANGER, SHORT);
  expect(marks.readMemory).toHaveBeenCalledTimes(1);
});

test("the store is asked once a second, and uploads admitted since its last answer are added", async () => {
  const marks = openMarks();
  marks.fill(0.69);
  const admitMany = () => Promise.all(Array.from({ length: 100 }, () => marks.admit(STRANGER, LONG)));
  await admitMany();
  expect(marks.readMemory).toHaveBeenCalledTimes(1);
  await expect(admitMany()).rejects.toMatchObject(FULL);
  expect(marks.readMemory).toHaveBeenCalledTimes(1);
  marks.fill(0.1);
  await marks.admit(STRANGER, 65_536);
  expect(marks.readMemory).toHaveBeenCalledTimes(2);
});

test("I10: processes that fill the memory quickly ask sooner than after a second, and stop near the mark", async () => {
  let usedBytes = 0;
  const readMemory = async () => ({ usedBytes, maxBytes: MAX_BYTES });
  const processes = Array.from({ length: 4 }, () => createMemoryMarks(readMemory, countInThisProcess));
  const upload = async (number: number) => {
    await processes[number % 4]?.admit({ network: `network ${number}`, account: null }, 65_536);
    // The store's memory grows a little later.
    await Promise.resolve();
    usedBytes += 81_920;
  };
  for (let n = 0; n < 2_000; n += 20) {
    await Promise.allSettled(Array.from({ length: 20 }, (_, at) => upload(n + at)));
  }
  expect(usedBytes / MAX_BYTES).toBeGreaterThan(0.6);
  expect(usedBytes / MAX_BYTES).toBeLessThan(0.75);
});

test("without a limit nothing is refused, and the last answer is used while the store does not answer", async () => {
  const marks = openMarks();
  marks.readMemory.mockResolvedValueOnce(null);
  await marks.admit(STRANGER, 65_536);
  expect(await marks.read()).toBeNull();
  marks.fill(0.7);
  await expect(marks.admit(STRANGER, LONG)).rejects.toMatchObject(FULL);
  marks.readMemory.mockRejectedValue(new Error("away"));
  marks.fill(0);
  await expect(marks.admit(STRANGER, LONG)).rejects.toMatchObject(FULL);
});
