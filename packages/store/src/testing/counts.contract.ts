import { randomBytes } from "node:crypto";
import type { OpenCount } from "@envoi/platform";
import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";

const aCaller = () => randomBytes(8).toString("hex");

/** Tests that every driver of counts must pass. @param open - opens a count; every call uses the same data */
export function testCounts(open: () => OpenCount): void {
  const openCount = (name: string, points: number, duration = 3_600) => open()(name, { points, duration });

  test("allow points up to the limit, then report the time until the window ends", async () => {
    const count = openCount("test", 3);
    const caller = aCaller();
    expect(await count.consume(caller, 2)).toMatchObject({ consumedPoints: 2, remainingPoints: 1 });
    expect(await count.consume(caller)).toMatchObject({ consumedPoints: 3, remainingPoints: 0 });
    const refused: unknown = await count.consume(caller).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimiterRes);
    const { msBeforeNext } = refused as RateLimiterRes;
    expect(msBeforeNext).toBeGreaterThan(3_500_000);
    expect(msBeforeNext).toBeLessThanOrEqual(3_600_000);
  });

  test("are separate for each caller and count", async () => {
    const caller = aCaller();
    await openCount("test", 1).consume(caller);
    await openCount("test", 1).consume(aCaller());
    await openCount("other", 1).consume(caller);
    await expect(openCount("test", 1).consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
  });

  test("never exceed the limit under concurrent calls", async () => {
    const caller = aCaller();
    const counts = [openCount("test", 50), openCount("test", 50)];
    const all = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => counts[n % 2]?.consume(caller)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  });

  test("allow refunded points to be used again", async () => {
    const count = openCount("test", 10);
    const caller = aCaller();
    await count.consume(caller, 10);
    await count.reward(caller, 4);
    await count.consume(caller, 4);
    await expect(count.consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
  });

  test("stay exact up to many terabytes", async () => {
    const count = openCount("test", 2 ** 50);
    const caller = aCaller();
    await count.consume(caller, 2 ** 50 - 1);
    expect(await count.consume(caller, 1)).toMatchObject({ consumedPoints: 2 ** 50 });
    await expect(count.consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
  });

  test("restart when the window has ended", async () => {
    const count = openCount("test", 1, 1);
    const caller = aCaller();
    await count.consume(caller);
    await expect(count.consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
    await vi.waitFor(() => count.consume(caller));
  });

  test("allow a caller's points to be set and read", async () => {
    const count = openCount("test", 5);
    const caller = aCaller();
    expect(await count.get(caller)).toBeNull();
    await count.set(caller, 5, 100);
    const set = await count.get(caller);
    expect(set).toMatchObject({ consumedPoints: 5, remainingPoints: 0 });
    expect(set?.msBeforeNext).toBeLessThanOrEqual(100_000);
    await expect(count.consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
    await count.set(caller, 0, 100);
    expect(await count.get(caller)).toMatchObject({ consumedPoints: 0 });
    await count.consume(caller, 5);
    await expect(count.consume(caller)).rejects.toBeInstanceOf(RateLimiterRes);
  });
}
