import { expect, test } from "vitest";
import { collectBlob } from "./collect-blob.ts";
import { insertZip64End, missingZip64EndBytes } from "./zip64-end.ts";

function filesOf(count: number, size: number): { name: string; size: number }[] {
  return Array.from({ length: count }, () => ({ name: "a", size }));
}

/** How far apart entries of 65,535 files with one-letter names are when the directory starts just below 4 GiB. */
const LARGEST_SIZE = 65_490;

test.each([
  ["65,534 files", filesOf(65_534, 0), 0],
  ["65,535 files", filesOf(65_535, 0), 76],
  ["65,535 files of nearly 4 GiB", filesOf(65_535, LARGEST_SIZE - 1), 76],
  ["65,535 files of 4 GiB, which has one", filesOf(65_535, LARGEST_SIZE), 0],
])("the zip of %s lacks a ZIP64 end of this length", (_, files, bytes) => {
  expect(missingZip64EndBytes(files)).toBe(bytes);
});

test("the ZIP64 end precedes the end record, with the number of entries and the directory's offset", async () => {
  const end = new Uint8Array(22);
  const fields = new DataView(end.buffer);
  fields.setUint32(12, 3_000_000, true);
  fields.setUint32(16, 5_000, true);
  const before = new Uint8Array(10).fill(7);
  const zip = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(before);
      controller.enqueue(end);
      controller.close();
    },
  });
  const written = new Uint8Array(await (await collectBlob(zip.pipeThrough(insertZip64End(70_000)))).arrayBuffer());
  expect(written).toHaveLength(10 + 76 + 22);
  expect(written.subarray(0, 10)).toEqual(before);
  expect(written.subarray(-22)).toEqual(end);
  const added = new DataView(written.buffer, 10, 76);
  expect([0, 56].map((at) => added.getUint32(at, true))).toEqual([0x06064b50, 0x07064b50]);
  expect([24, 32, 40, 48, 64].map((at) => Number(added.getBigUint64(at, true)))).toEqual([
    ...[70_000, 70_000, 3_000_000, 5_000],
    3_005_000,
  ]);
});
