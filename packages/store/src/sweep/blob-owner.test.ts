import { expect, test } from "vitest";
import { blobKey } from "../blob/port.ts";
import { ownerOf, shardOfOwner } from "./blob-owner.ts";

const LIST_KEY = "0b".repeat(32);

test("reads a Blob's owner from its key", () => {
  expect(ownerOf(blobKey("uploads/ab/abcdef0123456789"))).toEqual({ kind: "upload", id: "abcdef0123456789" });
  for (const name of ["tail.0a", "part.12"]) {
    expect(ownerOf(blobKey(`uploads/ab/abcdef0123456789.${name}`))).toEqual({
      kind: "session",
      id: "abcdef0123456789",
    });
  }
  expect(ownerOf(blobKey(`lists/0b/${LIST_KEY}/${"1".repeat(32)}`))).toEqual({ kind: "list", listKey: LIST_KEY });
  expect(ownerOf(blobKey("metrics/date=2026-11-21/hour=04/ab.ndjson.gz"))).toEqual({ kind: "events" });
  expect(ownerOf(blobKey("moves/order"))).toEqual({ kind: "order" });
});

test("finds no owner for a key that Envoi does not create", () => {
  for (const key of [
    "moves/other",
    "uploads/ab/readme.txt",
    "lists/ab/list",
    "metrics/readme.txt",
    "backup/abcdef0123456789",
  ]) {
    expect(ownerOf(blobKey(key))).toBeNull();
  }
});

test("a Blob belongs to the shard of its Upload or list, or otherwise to the first shard", () => {
  expect(shardOfOwner(ownerOf(blobKey("uploads/ab/abcdef0123456789")))).toBe(0xab);
  expect(shardOfOwner(ownerOf(blobKey("uploads/ab/abcdef0123456789.tail.0a")))).toBe(0xab);
  expect(shardOfOwner(ownerOf(blobKey(`lists/0b/${LIST_KEY}/1`)))).toBe(0x0b);
  expect(shardOfOwner({ kind: "events" })).toBe(0);
  expect(shardOfOwner(null)).toBe(0);
});
