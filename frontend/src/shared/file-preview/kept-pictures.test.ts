import { expect, test } from "vitest";
import { createKeptPictures, MAX_KEPT_BYTES } from "./kept-pictures.ts";

/** An image whose file reports this size but contains no bytes. */
function createPicture(size: number) {
  return { blob: Object.defineProperty(new Blob(), "size", { value: size }), width: 1, height: 1, isCut: false };
}

test("images are kept up to a total size, above which the oldest images are dropped", () => {
  const kept = createKeptPictures();
  const [first, second, last] = [createPicture(MAX_KEPT_BYTES - 1), createPicture(1), createPicture(1)];
  kept.keep(0, first);
  kept.keep(1, second);
  expect([kept.findPicture(0), kept.findPicture(1)]).toEqual([first, second]);
  kept.keep(2, last);
  expect([kept.findPicture(0), kept.findPicture(1), kept.findPicture(2)]).toEqual([undefined, second, last]);
});

test("an image that is kept again is counted only once", () => {
  const kept = createKeptPictures();
  kept.keep(0, createPicture(1));
  kept.keep(0, createPicture(MAX_KEPT_BYTES));
  expect(kept.store.getState().size).toBe(1);
});
