import { expect, test } from "vitest";
import { thumbnailSize } from "./thumbnail-size.ts";

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 160, height: 120 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 120, height: 160 },
  ],
  [
    { width: 120, height: 120 },
    { width: 120, height: 120 },
  ],
  [
    { width: 121, height: 121 },
    { width: 120, height: 120 },
  ],
])("an image of the size %o fills a thumbnail at the size %o", (size, thumbnail) => {
  expect(thumbnailSize(size)).toEqual(thumbnail);
});

test("a small image is not enlarged", () => {
  expect(thumbnailSize({ width: 1, height: 119 })).toEqual({ width: 1, height: 119 });
});

test("the thumbnail of a very long image is at most 360 pixels long and at least one pixel wide", () => {
  expect(thumbnailSize({ width: 64_000_000, height: 1 })).toEqual({ width: 360, height: 1 });
  expect(thumbnailSize({ width: 1_000, height: 100_000 })).toEqual({ width: 4, height: 360 });
});
