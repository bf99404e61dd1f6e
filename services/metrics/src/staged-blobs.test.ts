import { blobKey } from "@envoi/store";
import { expect, test } from "vitest";
import { splitHeld } from "./staged-blobs.ts";

const MEBIBYTE = 1_048_576;
const entryOf = (mebibytes: number) => ({
  key: blobKey(`metrics/staged/2026-11-21t04/${mebibytes}.gz`),
  bytes: mebibytes * MEBIBYTE,
  modifiedAtMs: 0,
  etag: "",
  partsId: null,
});

test.each([
  [[], 0],
  [[16], 1],
  [[17, 1], 1],
  [[8, 8, 1], 2],
  [[1, 17], 1],
])("of staged Blobs of %j MiB, %i are held at a time", (mebibytes, held) => {
  const entries = mebibytes.map(entryOf);
  expect(splitHeld(entries)).toEqual([entries.slice(0, held), entries.slice(held)]);
});
