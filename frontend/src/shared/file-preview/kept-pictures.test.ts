import { expect, test } from "vitest";
import { createKeptPictures, MAX_KEPT_BYTES } from "./kept-pictures.ts";

/** A picture whose file has this size, without its bytes. */
function pictureOf(size: number) {
  return { blob: Object.defineProperty(new Blob(), "size", { value: size }), width: 1, height: 1, isCut: false };
}

test("pictures are kept up to a number of bytes, and the oldest ones are forgotten beyond it", () => {
  const kept = createKeptPictures();
  const [first, second, last] = [pictureOf(MAX_KEPT_BYTES - 1), pictureOf(1), pictureOf(1)];
  kept.keep(0, first);
  kept.keep(1, second);
  expect([kept.pictureOf(0), kept.pictureOf(1)]).toEqual([first, second]);
  kept.keep(2, last);
  expect([kept.pictureOf(0), kept.pictureOf(1), kept.pictureOf(2)]).toEqual([undefined, second, last]);
});

test("a picture that is kept again is counted once", () => {
  const kept = createKeptPictures();
  kept.keep(0, pictureOf(1));
  kept.keep(0, pictureOf(MAX_KEPT_BYTES));
  expect(kept.store.getState().size).toBe(1);
});
