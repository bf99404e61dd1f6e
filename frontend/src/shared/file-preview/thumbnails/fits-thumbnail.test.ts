import { expect, test } from "vitest";
import { fitsThumbnail } from "./fits-thumbnail.ts";

test.each([
  ["a large picture", 8_000, 4_000, false, true],
  ["a larger one", 8_000, 4_001, false, false],
  ["a long one", 8, 1, false, true],
  ["a longer one", 1, 9, false, false],
  ["an animation", 2_000, 2_000, true, true],
  ["a large animation", 2_000, 2_001, true, false],
])("%s has a thumbnail, or none", (_what, width, height, isMoving, hasThumbnail) => {
  expect(fitsThumbnail({ width, height, isMoving })).toBe(hasThumbnail);
});
