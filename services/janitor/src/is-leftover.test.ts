import { blobKey } from "@envoi/store";
import { expect, test } from "vitest";
import { isLeftover, uploadIdOf } from "./is-leftover.ts";

const entry = { key: blobKey("uploads/ab/abcdef0123456789") };
const counts = { downloads: 0, heldClaims: 0, downloadLimit: 1 };

test("the id is the end of the key", () => {
  expect(uploadIdOf(entry.key)).toBe("abcdef0123456789");
  expect(uploadIdOf(blobKey("uploads/ab/readme.txt"))).toBeNull();
});

test("a Blob of an id that nobody knows is a leftover", () => {
  expect(isLeftover(entry, null)).toBe(true);
});

test("a Blob of an open session is none", () => {
  expect(isLeftover(entry, { state: "session", epoch: 1, storedBytes: 0 })).toBe(false);
});

test("a Blob of a visible Upload is none, another one of its id is", () => {
  expect(isLeftover(entry, { state: "live", ...counts, blobKey: entry.key })).toBe(false);
  expect(isLeftover(entry, { state: "live", ...counts, blobKey: blobKey("uploads/ab/other") })).toBe(true);
});

test("a Blob of a gone Upload is one only when its removal was finished", () => {
  const gone = { state: "gone", reason: "deleted", downloads: 0, downloadLimit: 1 } as const;
  expect(isLeftover(entry, { ...gone, blobRemoved: false })).toBe(false);
  expect(isLeftover(entry, { ...gone, blobRemoved: true })).toBe(true);
});
