import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, test, vi } from "vitest";
import { databaseBytes } from "./memory-marks.ts";
import { countInThisProcess, type OpenCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";
import {
  type CountedSender,
  createUploadQuota,
  databaseCost,
  readStoredLimits,
  readUploadQuotas,
} from "./upload-quota.ts";

const UNLIMITED = { uploadsPerHour: 0, bytesPerDay: 0 };
const QUOTA = { uploadsPerHour: 10, bytesPerDay: 0 };
const STRANGER: CountedSender = { network: "one", account: null };

/** Counts that several quotas share, as those of several replicas do. */
function sharedCounts(): OpenCount {
  const counts = new Map<string, RateLimiterMemory>();
  return (name, limit) => {
    const count = counts.get(name) ?? new RateLimiterMemory(limit);
    counts.set(name, count);
    return count;
  };
}

async function catchRefusal(charged: Promise<unknown>): Promise<ProtocolError> {
  const error = await charged.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProtocolError)) throw new Error("was not refused");
  return error;
}

describe("a quota for networks", () => {
  test("admits uploads up to the limit, and rejects the next one with the time to wait", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 1_000, bytesPerDay: 0 },
      perAccount: UNLIMITED,
    });
    for (let n = 0; n < 1_000; n++) await quota.charge(STRANGER, 1);
    const refusal = await catchRefusal(quota.charge(STRANGER, 1));
    expect(refusal).toMatchObject({
      code: "too_many_uploads",
      rateLimit: { name: "uploads", most: 1_000, windowSeconds: 3_600 },
    });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(3_500);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    await quota.charge({ ...STRANGER, network: "another" }, 1);
  });

  test("admits bytes exactly up to the limit, in uploads of any length", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 0, bytesPerDay: 10_000 },
      perAccount: UNLIMITED,
    });
    for (const bytes of [1, 9_000, 49, 51, 898]) await quota.charge(STRANGER, bytes);
    expect(await catchRefusal(quota.charge(STRANGER, 2))).toMatchObject({
      code: "too_many_bytes",
      rateLimit: { name: "bytes", most: 10_000, windowSeconds: 86_400 },
    });
    await quota.charge(STRANGER, 1);
    expect(await catchRefusal(quota.charge(STRANGER, 1))).toMatchObject({ code: "too_many_bytes" });
  });

  test("I10: admits four times as much from a site as from a network, not counting rejected uploads", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 2, bytesPerDay: 10 },
      perAccount: UNLIMITED,
    });
    const charge = (network: string, bytes: number) => quota.charge({ network, account: null }, bytes);
    for (let n = 0; n < 4; n++) await charge(`site/${n}`, 9);
    expect(await catchRefusal(charge("site/4", 5))).toMatchObject({ code: "too_many_bytes" });
    const last = await charge("site/4", 4);
    last.refund(4);
    await charge("site/5", 4);
    for (let n = 0; n < 2; n++) await charge(`site/${n}`, 0);
    expect(await catchRefusal(charge("site/9", 0))).toMatchObject({ code: "too_many_uploads" });
    await charge("another/1", 10);
    expect(await quota.read({ network: "site/0", account: null })).toMatchObject([
      { name: "uploads", used: 2, most: 2 },
      { name: "bytes", used: 9, most: 10 },
      { name: "uploads of site", used: 8, most: 8 },
      { name: "bytes of site", used: 40, most: 40 },
    ]);
    await quota.reset({ network: "site/9", account: null });
    await charge("site/9", 1);
  });

  test("blocks one network, or its whole site", async () => {
    const quota = createUploadQuota(countInThisProcess, { perNetwork: QUOTA, perAccount: UNLIMITED });
    const charge = (network: string) => quota.charge({ network, account: null }, 1);
    await quota.block({ network: "site/1", account: null }, 60);
    expect(await catchRefusal(charge("site/1"))).toMatchObject({ code: "too_many_uploads" });
    await charge("site/2");
    await quota.block({ network: "site/1", account: null }, 60, "site");
    expect(await catchRefusal(charge("site/3"))).toMatchObject({ code: "too_many_uploads" });
    await charge("another/1");
    await quota.reset({ network: "site/1", account: null });
    await charge("site/1");
  });

  test("does not count a rejected upload at all", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 2, bytesPerDay: 10 },
      perAccount: UNLIMITED,
    });
    for (let n = 0; n < 10; n++) await catchRefusal(quota.charge(STRANGER, 11));
    await quota.charge(STRANGER, 5);
    await quota.charge(STRANGER, 5);
    for (let n = 0; n < 10; n++) await catchRefusal(quota.charge({ ...STRANGER }, 0));
  });

  test("refunds bytes that were never sent", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 0, bytesPerDay: 100 },
      perAccount: UNLIMITED,
    });
    const charge = await quota.charge(STRANGER, 100);
    charge.refund(40);
    await quota.charge(STRANGER, 40);
    await catchRefusal(quota.charge(STRANGER, 1));
  });

  test("counts the database bytes of an upload tenfold, and refunds them if the upload does not begin", async () => {
    const quota = createUploadQuota(countInThisProcess, {
      perNetwork: { uploadsPerHour: 0, bytesPerDay: 1_000 },
      perAccount: { uploadsPerHour: 0, bytesPerDay: 1_000 },
    });
    for (const sender of [STRANGER, { network: "one", account: "ada" }]) {
      expect(await catchRefusal(quota.charge(sender, 1, 100))).toMatchObject({ code: "too_many_bytes" });
      const charge = await quota.charge(sender, 100, 90);
      expect(await catchRefusal(quota.charge(sender, 1))).toMatchObject({ code: "too_many_bytes" });
      charge.refund(100);
      expect(await catchRefusal(quota.charge(sender, 101))).toMatchObject({ code: "too_many_bytes" });
      const another = await quota.charge(sender, 0, 10);
      another.cancel();
      await quota.charge(sender, 100);
    }
  });

  test("admits uploads again once its window has ended", async () => {
    vi.useFakeTimers();
    try {
      const quota = createUploadQuota(countInThisProcess, {
        perNetwork: { uploadsPerHour: 1, bytesPerDay: 0 },
        perAccount: UNLIMITED,
      });
      await quota.charge(STRANGER, 1);
      const { retryAfterSeconds = 0 } = await catchRefusal(quota.charge(STRANGER, 1));
      vi.advanceTimersByTime(retryAfterSeconds * 1_000);
      await quota.charge(STRANGER, 1);
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not apply behind an unknown proxy, where all clients appear to be one network", async () => {
    const limits = { uploadsPerHour: 1, bytesPerDay: 1 };
    const quota = createUploadQuota(countInThisProcess, { perNetwork: limits, perAccount: limits });
    for (let n = 0; n < 3; n++) await quota.charge({ network: UNKNOWN_NETWORK, account: null }, 10);
  });
});

test("counts signed-in users' uploads for their accounts, whatever network they come from", async () => {
  const quota = createUploadQuota(countInThisProcess, {
    perNetwork: { uploadsPerHour: 1, bytesPerDay: 0 },
    perAccount: { uploadsPerHour: 2, bytesPerDay: 0 },
  });
  await quota.charge(STRANGER, 1);
  await quota.charge({ network: "one", account: "ada" }, 1);
  await quota.charge({ network: "two", account: "ada" }, 1);
  expect(await catchRefusal(quota.charge({ network: "three", account: "ada" }, 1))).toMatchObject({
    code: "too_many_uploads",
  });
  await quota.charge({ network: "one", account: "grace" }, 1);
  await catchRefusal(quota.charge(STRANGER, 1));
});

test("never exceeds a limit across replicas, and leaves at most one block per replica unused", async () => {
  const openCount = sharedCounts();
  const replicas = Array.from({ length: 3 }, () =>
    createUploadQuota(openCount, { perNetwork: { uploadsPerHour: 1_000, bytesPerDay: 0 }, perAccount: UNLIMITED }),
  );
  const charges = Array.from({ length: 1_500 }, (_, n) => replicas[n % replicas.length]?.charge(STRANGER, 1));
  const admitted = (await Promise.allSettled(charges)).filter(({ status }) => status === "fulfilled").length;
  expect(admitted).toBeLessThanOrEqual(1_000);
  expect(admitted).toBeGreaterThanOrEqual(1_000 - 2 * 5);
});

test("rejects an upload that cannot be counted", async () => {
  const unreachable: OpenCount = (_name, limit) =>
    Object.assign(new RateLimiterMemory(limit), { consume: () => Promise.reject(new Error("no connection")) });
  const limits = { uploadsPerHour: 1, bytesPerDay: 1 };
  const quota = createUploadQuota(unreachable, { perNetwork: limits, perAccount: limits });
  expect(await catchRefusal(quota.charge(STRANGER, 1))).toMatchObject({ code: "unavailable" });
});

describe("the settings of quotas", () => {
  test("allow ten of the largest files a day by default", () => {
    const GIBIBYTE = 2 ** 30;
    expect(readUploadQuotas({})).toMatchObject({
      perNetwork: { uploadsPerHour: 1_000, bytesPerDay: 100 * GIBIBYTE },
      perAccount: { uploadsPerHour: 1_000, bytesPerDay: 200 * GIBIBYTE },
    });
    const large = readUploadQuotas({ ANON_MAX_FILE_SIZE: String(100 * GIBIBYTE) });
    expect(large.perNetwork.bytesPerDay).toBe(10 * ciphertextBytes(100 * GIBIBYTE));
    expect(large.perAccount.bytesPerDay).toBe(10 * ciphertextBytes(100 * GIBIBYTE));
  });

  test("can be turned off, and are rejected if the largest file would never be admitted", () => {
    const limits = { MAX_FILE_SIZE: "1000", ANON_MAX_FILE_SIZE: "1000" };
    const atLeast = ciphertextBytes(1_000) + databaseCost(databaseBytes(65_536));
    expect(readUploadQuotas({ ...limits, UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(atLeast) })).toMatchObject({
      perNetwork: { bytesPerDay: atLeast },
    });
    expect(readUploadQuotas({ UPLOAD_BYTES_PER_DAY_PER_NETWORK: "0" })).toMatchObject({
      perNetwork: { bytesPerDay: 0 },
    });
    for (const name of ["UPLOAD_BYTES_PER_DAY_PER_NETWORK", "UPLOAD_BYTES_PER_DAY_PER_ACCOUNT"]) {
      expect(() => readUploadQuotas({ ...limits, [name]: String(atLeast - 1) })).toThrow(name);
    }
  });
});

test("by default let an account store as much as it may send in a day, and set no limit for networks", () => {
  expect(readStoredLimits({})).toMatchObject({ perNetworkBytes: 0, perAccountBytes: 200 * 2 ** 30 });
  expect(readStoredLimits({ STORED_BYTES_PER_ACCOUNT: "0" })).toMatchObject({ perAccountBytes: 0 });
  for (const name of ["STORED_BYTES_PER_NETWORK", "STORED_BYTES_PER_ACCOUNT"]) {
    expect(() => readStoredLimits({ ANON_MAX_FILE_SIZE: "1000", MAX_FILE_SIZE: "1000", [name]: "1000" })).toThrow(name);
  }
});

describe("operators", () => {
  const limits = { uploadsPerHour: 10, bytesPerDay: 1_000 };
  const person: CountedSender = { network: "one", account: "ada" };

  test("can see and reset the usage of a network or an account", async () => {
    const quota = createUploadQuota(countInThisProcess, { perNetwork: limits, perAccount: UNLIMITED });
    const nothing = { used: 0, endsInSeconds: 0 };
    expect(await quota.read(STRANGER)).toMatchObject([
      { name: "uploads", ...nothing, most: 10, windowSeconds: 3_600 },
      { name: "bytes", ...nothing, most: 1_000, windowSeconds: 86_400 },
    ]);
    for (let n = 0; n < 10; n++) await quota.charge(STRANGER, 10);
    expect(await quota.read(STRANGER)).toMatchObject([{ used: 10 }, { used: 100 }]);
    expect((await catchRefusal(quota.charge(STRANGER, 1))).code).toBe("too_many_uploads");
    await quota.reset(STRANGER);
    expect(await quota.read(STRANGER)).toMatchObject([{ used: 0 }, { used: 0 }]);
    for (let n = 0; n < 10; n++) await quota.charge(STRANGER, 10);
    expect(await quota.read(person)).toEqual([]);
  });

  test("can block one network temporarily, on every replica", async () => {
    const counts = sharedCounts();
    const [one, other] = [1, 2].map(() => createUploadQuota(counts, { perNetwork: limits, perAccount: limits }));
    if (one === undefined || other === undefined) throw new Error("no quota");
    const { refund } = await one.charge(STRANGER, 100);
    expect(await one.block(STRANGER, 600)).toBe("blocked");
    refund(100);
    for (const quota of [one, other]) {
      const refusal = await catchRefusal(quota.charge(STRANGER, 1));
      expect(refusal.code).toBe("too_many_uploads");
      expect(refusal.retryAfterSeconds).toBeGreaterThan(500);
      expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(600);
      await quota.charge(person, 1);
    }
    await one.reset(STRANGER);
    await one.charge(STRANGER, 1);
  });

  test("can block a network for a given period", async () => {
    const quota = createUploadQuota(countInThisProcess, { perNetwork: limits, perAccount: limits });
    await quota.block(person, 1);
    expect((await catchRefusal(quota.charge(person, 1))).code).toBe("too_many_uploads");
    await vi.waitFor(() => quota.charge(person, 1), { timeout: 5_000 });
  });

  test("can block and reset an account whose group is unknown to operators", async () => {
    const groups = new Map([
      ["staff", { uploadsPerHour: 50, bytesPerDay: 0 }],
      ["guests", { uploadsPerHour: 1, bytesPerDay: 0 }],
    ]);
    const quota = createUploadQuota(countInThisProcess, { perNetwork: limits, perAccount: limits, groups });
    const [ada, inStaff] = [person, { ...person, group: "staff" }];
    await quota.charge(inStaff, 1);
    expect(await quota.block(ada, 600)).toBe("blocked");
    expect((await catchRefusal(quota.charge(inStaff, 1))).code).toBe("too_many_uploads");
    await quota.reset(ada);
    await quota.charge(inStaff, 1);
  });

  test("cannot block a network if uploads are not counted", async () => {
    const quota = createUploadQuota(countInThisProcess, { perNetwork: UNLIMITED, perAccount: UNLIMITED });
    expect(await quota.block(STRANGER, 600)).toBe("no_limit");
    await quota.charge(STRANGER, 1);
  });
});
