import { describe, expect, it } from "vitest";
import { rowOf } from "./figures.ts";
import { formatGoal, formatTable } from "./format-table.ts";

const missed = rowOf({
  what: "upload",
  unit: "CPU s/GiB",
  values: [2, 3, 4],
  limit: [1.9, 2, 2.1],
  goal: { atMost: 1.15, noise: 0.05 },
  cpuSecondsPerGibibyte: 3,
  peakBytes: 100 * 1_048_576,
});

describe("the table", () => {
  it("shows each figure beside its limit, its goal and whether that is met", () => {
    expect(formatTable([missed], true).split("\n").at(-1)).toBe(
      "| upload | CPU s/GiB | 3.00 | 2.00 | 1.50 | ≤ 1.15 ± 5 % | missed | 3.00 | 100 | 3 | 67 % | 10 % |",
    );
  });

  it("leaves out what there is not", () => {
    const row = rowOf({ what: "requests", unit: "requests/s", values: [12_345.6], limit: 20_000 });
    expect(formatTable([row], true).split("\n").at(-1)).toBe(
      "| requests | requests/s | 12346 | 20000 | 0.62 | | | | | 1 | | |",
    );
  });

  it("says how a goal is to be met", () => {
    expect(
      [
        { atMost: 1, noise: 0 },
        { atLeast: 0.9, noise: 0.1 },
        { exactly: 1, noise: 0 },
      ].map(formatGoal),
    ).toEqual(["≤ 1", "≥ 0.9 ± 10 %", "= 1"]);
  });

  it("judges nothing in a small run", () => {
    expect(formatTable([missed], false)).not.toContain("missed");
  });
});
