import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { collectBlob } from "../testing/collect-blob.ts";
import { readZip } from "../testing/read-zip.ts";
import { createZip, MAX_READ_AHEAD_BYTES } from "./create-zip.ts";

const modified = new Date(2026, 10, 21, 11, 22, 34);
const MAX_BLOCK_BYTES = 65_535;

async function* splitBytes(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value, void, undefined> {
  yield* values;
}

async function zipContents(contents: readonly Buffer[], pieceBytes = 65_536) {
  const files = contents.map(({ length }, index) => ({ name: `folder/ü 📦 ${index}`, size: length, modified }));
  const { body, bytes } = createZip(files, each(contents.map((content) => splitBytes(content, pieceBytes))));
  return { zip: Buffer.from(await (await collectBlob(body)).arrayBuffer()), bytes };
}

test.each([
  0,
  1,
  65_535,
  65_536,
  MAX_READ_AHEAD_BYTES - 1,
  MAX_READ_AHEAD_BYTES,
  MAX_READ_AHEAD_BYTES + 1,
  17 * MAX_BLOCK_BYTES - 1,
  17 * MAX_BLOCK_BYTES,
  17 * MAX_BLOCK_BYTES + 1,
])("a ZIP with a file of %i bytes has the announced length, and can be read sequentially", async (size) => {
  const contents = [randomBytes(3), randomBytes(size), randomBytes(5)];
  const { zip, bytes } = await zipContents(contents);
  expect(zip).toHaveLength(bytes);
  const read = readZip(zip);
  expect(read.map(({ name }) => name)).toEqual(["folder/ü 📦 0", "folder/ü 📦 1", "folder/ü 📦 2"]);
  expect(read.map((entry) => entry.bytes.equals(contents.shift() ?? Buffer.alloc(0)))).toEqual([true, true, true]);
});

test.each([997, 65_535, 200_000])(
  "a ZIP stays the same if its content arrives in chunks of %i bytes",
  async (pieceBytes) => {
    const contents = [randomBytes(100_000), randomBytes(MAX_READ_AHEAD_BYTES + 100_000)];
    const [one, other] = await Promise.all([zipContents(contents, pieceBytes), zipContents(contents, 2 ** 30)]);
    expect(one.zip.equals(other.zip)).toBe(true);
  },
);

test("a ZIP without files consists of its end record", async () => {
  const { zip, bytes } = await zipContents([]);
  expect([readZip(zip), zip.length, bytes]).toEqual([[], 22, 22]);
});

test.each([
  ["small", "shorter", 10, 9],
  ["small", "longer", 10, 11],
  ["large", "shorter", MAX_READ_AHEAD_BYTES + 10, MAX_READ_AHEAD_BYTES + 9],
  ["large", "longer", MAX_READ_AHEAD_BYTES + 10, MAX_READ_AHEAD_BYTES + 11],
])("creating a ZIP fails if a %s file is %s than announced", async (_, difference, size, bytes) => {
  const input = splitBytes(new Uint8Array(bytes), 65_536);
  const { body } = createZip([{ name: "a", size, modified }], each([input]));
  await expect(collectBlob(body)).rejects.toThrow(`the file is ${difference} than announced`);
});
