import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { computeCoefficients, FEWER, interleaveSizes, MIXES, predict, REDIS_KILOBYTES } from "./capacity-model.ts";

const each = { perThousand: 12, perGibibyte: 2.5 };
const small = { count: 1_000, gibibytes: 0.1 };
const large = { count: 20, gibibytes: 3 };

test("the costs per transfer and per byte are computed from many small and a few large transfers", () => {
  const found = computeCoefficients(
    { ...small, value: predict(each, small) },
    { ...large, value: predict(each, large) },
  );
  expect(found.perThousand).toBeCloseTo(12);
  expect(found.perGibibyte).toBeCloseTo(2.5);
});

test("costs are never negative", () => {
  const found = computeCoefficients({ ...small, value: 5 }, { ...large, value: 0 });
  expect(found.perGibibyte).toBe(0);
});

test("transfers of a single size are rejected", () => {
  expect(() => computeCoefficients({ ...small, value: 1 }, { count: 2_000, gibibytes: 0.2, value: 2 })).toThrow(
    RangeError,
  );
});

test("the sizes of a mix are interleaved evenly", () => {
  const mix = [
    { count: 8, bytes: 1 },
    { count: 4, bytes: 2 },
    { count: 2, bytes: 3 },
  ];
  expect(interleaveSizes(mix)).toEqual([1, 2, 1, 3, 1, 2, 1, 1, 2, 1, 3, 1, 2, 1]);
  expect(interleaveSizes(mix, 4)).toEqual([1, 2, 3, 1]);
});

test("docs/capacity.md contains the figures of this model", async () => {
  const text = await readFile(new URL("../../docs/capacity.md", import.meta.url), "utf8");
  const [small, large] = [MIXES.small[0], MIXES.large[0]];
  const mixed = interleaveSizes(MIXES.mixed);
  const megabytes = mixed.reduce((sum, bytes) => sum + bytes, 0) / mixed.length / 1_000_000;
  const lives = 10_000;
  for (const said of [
    `${small.count.toLocaleString("en")} transfers of ${small.bytes / 1_000} kB and ${large.count} of ${large.bytes / 2 ** 20} MiB`,
    `${megabytes.toFixed(1)} MB on average`,
    `with \`--small\`, which runs only one transfer in ${FEWER}`,
    `| Redis, per stored Upload | ${REDIS_KILOBYTES} kB |`,
    `and files expire after a day.`,
    `| Redis, memory of stored Uploads | ${(lives * REDIS_KILOBYTES) / 1_000} MB |`,
  ]) {
    expect(text).toContain(said);
  }
});
