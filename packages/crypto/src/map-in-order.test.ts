import { describe, expect, test } from "vitest";
import { mapInOrder } from "./map-in-order.ts";

async function* count(to: number): AsyncGenerator<number, void> {
  for (let item = 0; item < to; item += 1) yield item;
}

async function collect(results: AsyncIterable<number>): Promise<number[]> {
  const collected: number[] = [];
  for await (const result of results) collected.push(result);
  return collected;
}

describe("mapInOrder", () => {
  test("preserves the order, whichever item is finished first", async () => {
    const waiting = new Map<number, () => void>();
    const results = mapInOrder(count(4), 4, async (item) => {
      await new Promise<void>((resolve) => waiting.set(item, resolve));
      return item;
    });
    const collected = collect(results);
    await expect.poll(() => waiting.size).toBe(4);
    for (const item of [3, 1, 0, 2]) waiting.get(item)?.();
    expect(await collected).toEqual([0, 1, 2, 3]);
  });

  test("works on at most the maximum number of items at once", async () => {
    let running = 0;
    let most = 0;
    const results = mapInOrder(count(50), 8, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      return item;
    });
    await collect(results);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  test("starts at most the maximum number of items ahead of its reader", async () => {
    let taken = 0;
    async function* items(): AsyncGenerator<number, void> {
      for (;;) {
        taken += 1;
        yield taken;
      }
    }
    const results = mapInOrder(items(), 3, async (item) => item);
    for (let read = 1; read <= 20; read += 1) {
      await results.next();
      expect(taken).toBeLessThanOrEqual(read + 3);
    }
  });

  test("yields the results before a failure, then fails", async () => {
    const results = mapInOrder(count(10), 8, async (item) => {
      if (item === 2 || item === 5) throw new Error(`item ${item}`);
      return item;
    });
    expect([await results.next(), await results.next()].map(({ value }) => value)).toEqual([0, 1]);
    await expect(results.next()).rejects.toThrow("item 2");
  });
});
