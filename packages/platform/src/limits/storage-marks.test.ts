import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "../config.ts";
import { countInThisProcess, type OpenCount } from "./open-count.ts";
import { createStorage, readStorageMarks } from "./storage-marks.ts";
import { createUploadQuota } from "./upload-quota.ts";

const GiB = 2 ** 30;
const STRANGER = { isStranger: true };
const SIGNED_IN = { isStranger: false };
const FULL = { code: "full", status: 507 };

afterEach(() => void vi.useRealTimers());

/** Counts that several processes share. */
function sharedCounts(): OpenCount {
  const counts = new Map<string, RateLimiterMemory>();
  return (name, limit) => {
    const count = counts.get(name) ?? new RateLimiterMemory(limit);
    counts.set(name, count);
    return count;
  };
}

test("uploads are admitted up to the hard mark, to the byte, and refused beyond it", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 10 * GiB });
  for (let n = 0; n < 9; n++) await storage.reserve(GiB, STRANGER);
  await expect(storage.reserve(GiB + 1, SIGNED_IN)).rejects.toMatchObject(FULL);
  await storage.reserve(GiB, SIGNED_IN);
  await expect(storage.reserve(1, SIGNED_IN)).rejects.toMatchObject(FULL);
});

test("bytes that were not sent are free again", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: GiB });
  const reserved = await storage.reserve(GiB, STRANGER);
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject(FULL);
  reserved.refund(100);
  await storage.reserve(100, STRANGER);
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject(FULL);
});

test("from the soft mark on, strangers are refused and signed-in people are not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const storage = createStorage(countInThisProcess, { softBytes: 2 * GiB, hardBytes: 4 * GiB });
  await storage.reserve(2 * GiB, STRANGER);
  vi.advanceTimersByTime(6_000);
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject(FULL);
  await storage.reserve(GiB, SIGNED_IN);
});

test("a soft mark alone refuses nobody who is signed in", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: GiB, hardBytes: 0 });
  for (let n = 0; n < 3; n++) await storage.reserve(2 ** 45, SIGNED_IN);
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject(FULL);
});

test("processes count together, and one reaches the mark at most a block early for each other", async () => {
  const counts = sharedCounts();
  const marks = { softBytes: 0, hardBytes: 400 * GiB };
  const [one, other] = [createStorage(counts, marks), createStorage(counts, marks)];
  await one.reserve(199 * GiB, STRANGER);
  await other.reserve(199 * GiB, STRANGER);
  await one.reserve(GiB, STRANGER);
  await expect(other.reserve(2 * GiB, STRANGER)).rejects.toMatchObject(FULL);
});

test("a measurement replaces what was counted before it began, and keeps what was counted since", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 10 * GiB });
  await storage.reserve(10 * GiB, STRANGER);
  const measured = await storage.measure();
  await measured?.(4 * GiB);
  await storage.reserve(2 * GiB, STRANGER);

  const next = await storage.measure();
  await storage.reserve(3 * GiB, STRANGER);
  await next?.(6 * GiB);
  await storage.reserve(GiB, STRANGER);
  await vi.waitFor(() => expect(storage.reserve(GiB, STRANGER)).rejects.toMatchObject(FULL));
});

test("a measurement beyond the mark is not cut off", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: GiB });
  await (await storage.measure())?.(3 * GiB);
  await expect(storage.reserve(1, SIGNED_IN)).rejects.toMatchObject(FULL);
  await (await storage.measure())?.(0);
  // A refusal is repeated for a second.
  await vi.waitFor(() => storage.reserve(GiB, SIGNED_IN), { timeout: 5_000 });
});

test("without marks nothing is counted or measured", async () => {
  const openCount: OpenCount = () => {
    throw new Error("counts");
  };
  const storage = createStorage(openCount, readStorageMarks({}));
  await storage.reserve(2 ** 60, STRANGER);
  expect(await storage.measure()).toBeNull();
});

test("while the count cannot be reached, new uploads are refused as unavailable", async () => {
  const away = async () => Promise.reject(new Error("away"));
  const openCount: OpenCount = () => ({ consume: away, reward: away, get: away, set: away });
  const storage = createStorage(openCount, { softBytes: 1, hardBytes: GiB });
  await expect(storage.reserve(1, SIGNED_IN)).rejects.toMatchObject({ code: "unavailable" });
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject({ code: "unavailable" });
});

test("an upload beyond a quota does not count in the store, and one beyond the mark counts in no quota", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 100 });
  const perNetwork = { uploadsPerHour: 2, bytesPerDay: 1_000 };
  const quota = createUploadQuota(countInThisProcess, { perNetwork, perAccount: perNetwork }, storage);
  const charge = (bytes: number) => quota.charge({ network: "one", account: null }, bytes);
  for (let n = 0; n < 5; n++) await expect(charge(101)).rejects.toMatchObject(FULL);
  const first = await charge(60);
  await charge(30);
  await expect(charge(10)).rejects.toMatchObject({ code: "too_many_uploads" });
  await storage.reserve(10, STRANGER);
  await expect(storage.reserve(1, STRANGER)).rejects.toMatchObject(FULL);
  first.refund(1);
  await vi.waitFor(() => storage.reserve(1, STRANGER));
});

test("a soft mark above the hard one is refused", () => {
  expect(() => readStorageMarks({ STORAGE_SOFT_BYTES: "2", STORAGE_HARD_BYTES: "1" })).toThrow(ConfigError);
  expect(readStorageMarks({ STORAGE_SOFT_BYTES: "2" })).toEqual({ softBytes: 2, hardBytes: 0 });
});
