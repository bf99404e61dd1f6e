import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "../config.ts";
import { countInThisProcess, type OpenCount } from "./open-count.ts";
import { createStorage, readStorageMarks } from "./storage-marks.ts";
import { createUploadQuota } from "./upload-quota.ts";

const GiB = 2 ** 30;
const DAY_MS = 86_400_000;
const STRANGER = { isStranger: true };
const SIGNED_IN = { isStranger: false };
const FULL = { code: "full", status: 507 };

afterEach(() => void vi.useRealTimers());

/** Simulates counts that several processes share. */
function sharedCounts(): OpenCount {
  const counts = new Map<string, RateLimiterMemory>();
  return (name, limit) => {
    const count = counts.get(name) ?? new RateLimiterMemory(limit);
    counts.set(name, count);
    return count;
  };
}

test("admits an upload that fits below the hard mark, and rejects one a byte longer", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 10 * GiB });
  for (let n = 0; n < 9; n++) storage.countStored(GiB);
  await expect(storage.admit(GiB + 1, SIGNED_IN)).rejects.toMatchObject(FULL);
  await storage.admit(GiB, SIGNED_IN);
  storage.countStored(GiB);
  await expect(storage.admit(1, SIGNED_IN)).rejects.toMatchObject(FULL);
});

test("I10: reserves no space for bytes that anonymous senders declare but do not send", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: GiB, hardBytes: 2 * GiB });
  const perNetwork = { uploadsPerHour: 0, bytesPerDay: 0 };
  const quota = createUploadQuota(countInThisProcess, { perNetwork, perAccount: perNetwork }, storage);
  for (let n = 0; n < 1_000; n++) await quota.charge({ network: `network ${n}`, account: null }, 2 * GiB);
  await storage.admit(2 * GiB, STRANGER);
});

test("from the soft mark on, rejects anonymous senders but not signed-in users", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 2 * GiB, hardBytes: 4 * GiB });
  storage.countStored(2 * GiB);
  await expect(storage.admit(1, STRANGER)).rejects.toMatchObject(FULL);
  await storage.admit(GiB, SIGNED_IN);
});

test("rejects no signed-in user if only a soft mark is set", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: GiB, hardBytes: 0 });
  storage.countStored(2 ** 46);
  await storage.admit(2 ** 45, SIGNED_IN);
  await expect(storage.admit(1, STRANGER)).rejects.toMatchObject(FULL);
});

test("learns within a second of bytes stored by other processes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const counts = sharedCounts();
  const marks = { softBytes: 0, hardBytes: 400 * GiB };
  const [one, other] = [createStorage(counts, marks), createStorage(counts, marks)];
  await other.admit(400 * GiB, STRANGER);
  one.countStored(200 * GiB);
  await one.admit(0, STRANGER);
  vi.advanceTimersByTime(1_001);
  one.countStored(199 * GiB);
  await other.admit(GiB, STRANGER);
  await expect(other.admit(2 * GiB, STRANGER)).rejects.toMatchObject(FULL);
});

test("after a second, reports a process's stored bytes to other processes, even if it stores no more", async () => {
  vi.useFakeTimers();
  const counts = sharedCounts();
  const marks = { softBytes: 0, hardBytes: 2 * GiB };
  const [one, other] = [createStorage(counts, marks), createStorage(counts, marks)];
  await one.admit(GiB, STRANGER);
  one.countStored(GiB);
  one.countStored(GiB);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(other.admit(1, STRANGER)).rejects.toMatchObject(FULL);
});

test("bytes that were stored while the count was unreachable are counted later", async () => {
  const counts = sharedCounts();
  let isAway = false;
  const openCount: OpenCount = (name, limit) => {
    const count = counts(name, limit);
    const reward: typeof count.reward = async (...of) =>
      isAway ? Promise.reject(new Error("away")) : count.reward(...of);
    return { consume: count.consume.bind(count), get: count.get.bind(count), set: count.set.bind(count), reward };
  };
  const marks = { softBytes: 0, hardBytes: GiB };
  const [one, other] = [createStorage(openCount, marks), createStorage(counts, marks)];
  isAway = true;
  one.countStored(GiB / 2);
  await expect(one.admit(1, STRANGER)).rejects.toMatchObject({ code: "unavailable" });
  isAway = false;
  one.countStored(GiB / 2);
  await vi.waitFor(() => expect(other.admit(1, STRANGER)).rejects.toMatchObject(FULL));
});

test("replaces bytes counted before a measurement began, and keeps those counted since", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 10 * GiB });
  storage.countStored(10 * GiB);
  const measured = await storage.measure();
  await measured?.(4 * GiB);
  storage.countStored(2 * GiB);

  const next = await storage.measure();
  storage.countStored(3 * GiB);
  await next?.(6 * GiB);
  await storage.admit(GiB, STRANGER);
  await expect(storage.admit(GiB + 1, STRANGER)).rejects.toMatchObject(FULL);
});

test("counts all measured bytes, even those above the mark", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: GiB });
  await (await storage.measure())?.(3 * GiB);
  await expect(storage.admit(1, SIGNED_IN)).rejects.toMatchObject(FULL);
  await (await storage.measure())?.(0);
  await storage.admit(GiB, SIGNED_IN);
});

test("does not expire the count if sweeps correct it", async () => {
  vi.useFakeTimers({ now: 0 });
  const counts = sharedCounts();
  const storage = createStorage(counts, { softBytes: 0, hardBytes: GiB });
  for (let day = 0; day < 30; day++) {
    const measured = await storage.measure();
    await measured?.(GiB);
    vi.advanceTimersByTime(DAY_MS);
    await expect(storage.admit(1, STRANGER)).rejects.toMatchObject(FULL);
  }
});

test("counts and measures nothing without marks", async () => {
  const openCount: OpenCount = () => {
    throw new Error("counts");
  };
  const storage = createStorage(openCount, readStorageMarks({}));
  storage.countStored(2 ** 60);
  await storage.admit(2 ** 60, STRANGER);
  expect(await storage.measure()).toBeNull();
});

test("rejects new uploads as unavailable while the count is unreachable", async () => {
  const away = async () => Promise.reject(new Error("away"));
  const openCount: OpenCount = () => ({ consume: away, reward: away, get: away, set: away });
  const storage = createStorage(openCount, { softBytes: 1, hardBytes: GiB });
  await expect(storage.admit(1, SIGNED_IN)).rejects.toMatchObject({ code: "unavailable" });
  await expect(storage.admit(1, STRANGER)).rejects.toMatchObject({ code: "unavailable" });
});

test("uses up no quota for an upload rejected at a mark", async () => {
  const storage = createStorage(countInThisProcess, { softBytes: 0, hardBytes: 100 });
  const perNetwork = { uploadsPerHour: 1, bytesPerDay: 1_000 };
  const quota = createUploadQuota(countInThisProcess, { perNetwork, perAccount: perNetwork }, storage);
  const charge = (bytes: number) => quota.charge({ network: "one", account: null }, bytes);
  for (let n = 0; n < 5; n++) await expect(charge(101)).rejects.toMatchObject(FULL);
  await charge(60);
  await expect(charge(10)).rejects.toMatchObject({ code: "too_many_uploads" });
});

test("rejects a soft mark above the hard one", () => {
  expect(() => readStorageMarks({ STORAGE_SOFT_BYTES: "2", STORAGE_HARD_BYTES: "1" })).toThrow(ConfigError);
  expect(readStorageMarks({ STORAGE_SOFT_BYTES: "2" })).toEqual({ softBytes: 2, hardBytes: 0 });
});
