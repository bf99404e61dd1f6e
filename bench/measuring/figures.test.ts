import { describe, expect, it } from "vitest";
import { compareWithLimit, computeSpread, createRow, inTurns, median } from "./figures.ts";

const row = (values: number[], limit: number) => createRow({ what: "", unit: "", values, limit });

describe("figures of several runs", () => {
  it("the median is the middle value, or the mean of the two in the middle", () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it("the median of no values is NaN", () => {
    expect(median([])).toBeNaN();
  });

  it("the spread is relative to the median, and a single run has none", () => {
    expect(computeSpread([8, 10, 13])).toBe(0.5);
    expect(computeSpread([8])).toBeNull();
  });

  it("takes samples of each kind alternately", async () => {
    const order: string[] = [];
    const take = (name: string) => async () => order.push(name);
    const samples = await inTurns(2, { limit: take("limit"), ours: take("ours") });
    expect(order).toEqual(["limit", "ours", "limit", "ours"]);
    expect(samples).toEqual({ limit: [1, 3], ours: [2, 4] });
  });
});

describe("a row", () => {
  it("contains the ratio of the median to the limit", () => {
    expect(row([1, 3, 2], 4)).toMatchObject({ value: 2, ratio: 0.5, n: 3, spread: 1 });
  });

  it("has the ratio 1 if both the limit and the value are 0", () => {
    expect(row([0], 0).ratio).toBe(1);
    expect(row([3], 0).ratio).toBe(Number.POSITIVE_INFINITY);
  });

  it("omits memory and CPU if they were not measured", () => {
    expect(row([1], 1)).toMatchObject({ peakMebibytes: null, cpuSecondsPerGibibyte: null });
  });

  it("includes the median of the limit's runs and their spread", () => {
    const beside = (limit: number | number[]) => createRow({ what: "", unit: "", values: [3], limit });
    expect(beside([2, 6, 3])).toMatchObject({ limit: 3, ratio: 1, limitSpread: 4 / 3, spread: null, n: 1 });
    expect(beside(6)).toMatchObject({ limit: 6, limitSpread: null });
  });
});

describe("rows of transfers", () => {
  const taken = (mebibytesPerSecond: number, cpuSecondsPerGibibyte: number) => [
    { mebibytesPerSecond, cpuSecondsPerGibibyte },
  ];
  const common = { what: "upload", ours: taken(50, 2), peakBytes: 3 * 1_048_576 };
  const throughput = { atLeast: 0.9, noise: 0 };

  it("report their CPU time and speed, each next to the limit", () => {
    const rows = compareWithLimit({ ...common, limit: taken(100, 4), goals: { throughput } });
    expect(rows.map(({ unit, value, limit, goal }) => ({ unit, value, limit, goal }))).toEqual([
      { unit: "CPU s/GiB", value: 2, limit: 4, goal: null },
      { unit: "MiB/s", value: 50, limit: 100, goal: throughput },
    ]);
    expect(rows.every((one) => one.cpuSecondsPerGibibyte === 2 && one.peakMebibytes === 3)).toBe(true);
  });
});
