import { expect, test } from "vitest";
import { toDate } from "./dates.ts";

test.each([
  [1_700_000_000_000, "2023-11-14T22:13:20.000Z"],
  [Number.MAX_SAFE_INTEGER, "+275760-09-13T00:00:00.000Z"],
  [Number.POSITIVE_INFINITY, "+275760-09-13T00:00:00.000Z"],
  [Number.NEGATIVE_INFINITY, "-271821-04-20T00:00:00.000Z"],
  [Number.NaN, "1970-01-01T00:00:00.000Z"],
])("the time %d has a date: %s", (timeMs, text) => {
  expect(toDate(timeMs).toISOString()).toBe(text);
});
