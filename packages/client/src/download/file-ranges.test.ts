import { ARCHIVE_NAME, ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import { expect, test } from "vitest";
import { fileRanges, rangeInFile } from "./file-ranges.ts";

function createMetadata(size: number, ...sizes: number[]): Metadata {
  const files = sizes.map((each, index) => ({ name: `${index}`, size: each, type: "" }));
  return { name: ARCHIVE_NAME, type: ARCHIVE_TYPE, size, manifest: { files } };
}

test("files of an archive follow each other, even if some are empty", () => {
  expect(fileRanges(createMetadata(10, 0, 3, 0, 7, 0))).toEqual([
    { firstByte: 0, endByte: 0 },
    { firstByte: 0, endByte: 3 },
    { firstByte: 3, endByte: 3 },
    { firstByte: 3, endByte: 10 },
    { firstByte: 10, endByte: 10 },
  ]);
});

test("an archive without files has no ranges", () => {
  expect(fileRanges(createMetadata(0))).toEqual([]);
});

test.each([[[]], [[{ name: "a", size: 3, type: "" }]], [[{ name: "other", size: 99, type: "" }]]])(
  "anything but an archive counts as one file, whatever its manifest contains",
  (files) => {
    const metadata = { name: "a", size: 3, type: "text/plain", manifest: { files } };
    expect(fileRanges(metadata)).toEqual([{ firstByte: 0, endByte: 3 }]);
  },
);

test.each([
  ["fewer bytes than the archive", createMetadata(11, 3, 7)],
  ["more bytes than the archive", createMetadata(9, 3, 7)],
  ["no bytes although the archive is not empty", createMetadata(1)],
])("rejects an archive whose files contain %s", (_what, metadata) => {
  expect(() => fileRanges(metadata)).toThrow(expect.objectContaining({ name: "DecryptionError", code: "malformed" }));
});

test.each([
  [1, 0, 3, 0, 3],
  [3, 0, 0, 3, 3],
  [3, 2, 7, 5, 10],
  [4, 0, 0, 10, 10],
])("of file %i, bytes %i to %i are bytes %i to %i of the plaintext", (index, first, end, firstByte, endByte) => {
  const archive = createMetadata(10, 0, 3, 0, 7, 0);
  expect(rangeInFile(archive, index, { firstByte: first, endByte: end })).toEqual({ firstByte, endByte });
});

test.each([
  [0, 0, 1],
  [1, -1, 2],
  [1, 0, 4],
  [3, 2, 1],
  [3, 1, -1],
  [3, Number.NaN, 1],
  [5, 0, 0],
  [-1, 0, 0],
  [0.5, 0, 0],
])("rejects bytes outside a file, even within the plaintext: %i, %i, %i", (index, firstByte, endByte) => {
  expect(() => rangeInFile(createMetadata(10, 0, 3, 0, 7, 0), index, { firstByte, endByte })).toThrow(RangeError);
});
