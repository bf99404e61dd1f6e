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

/** Creates the marks for a simulated Redis, which the test can fill. */
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

test("below 70% of the memory, admits long metadata", async () => {
  const marks = openMarks();
  marks.fill(0.69);
  for (let n = 0; n < 10; n++) await marks.admit(STRANGER, 65_536);
});

test("from 70% on, rejects only anonymous senders' long metadata", async () => {
  const marks = openMarks();
  marks.fill(0.7);
  await expect(marks.admit(STRANGER, LONG)).rejects.toMatchObject(FULL);
  await marks.admit(STRANGER, SHORT);
  await marks.admit(ADA, 65_536);
});

test("rejects anonymous uploads from 85% on, but uploads by signed-in users only from 95% on", async () => {
  const marks = openMarks();
  marks.fill(0.85);
  await expect(marks.admit(STRANGER, 0)).rejects.toMatchObject(FULL);
  await marks.admit(ADA, LONG);
  marks.fill(0.95);
  await expect(marks.admit(ADA, 0)).rejects.toMatchObject(FULL);
});

test("I10: while memory is short, lets a network add at most 1/256 of the total per day, across all processes", async () => {
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

test("I10: while memory is short, all networks of a site together may add four times as much as one of them", async () => {
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

test("I10: does not count uploads rejected by other limits against the memory or their network's share", async () => {
  const marks = openMarks();
  marks.fill(0.7);
  for (let n = 0; n < 10_000; n++) (await marks.admit(STRANGER, SHORT)).release();
  await marks.admit(STRANGER, SHORT);
  expect(marks.readMemory).toHaveBeenCalledTimes(1);
});

test("queries the store once a second, and adds uploads admitted since its last reply", async () => {
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

test("I10: queries sooner when processes fill the memory quickly, and stops near the mark", async () => {
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

test("rejects nothing without a limit, and uses the last reply while the store does not respond", async () => {
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
