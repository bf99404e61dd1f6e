import { expect, test } from "vitest";
import { detectEncodings } from "./encoding-detector.ts";
import { readText } from "./read-text.ts";

const { signal } = new AbortController();
const MiB = 1_048_576;
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A file that begins with these bytes and counts the bytes read from it. */
function createFile(bytes: Uint8Array<ArrayBuffer>, size = bytes.byteLength) {
  const counted = { bytes: 0 };
  const content = {
    async readRange({ firstByte, endByte }: { firstByte: number; endByte: number }) {
      counted.bytes += endByte - firstByte;
      const part = new Uint8Array(endByte - firstByte).fill(0x20);
      part.set(bytes.subarray(firstByte, endByte));
      return part;
    },
  };
  return { source: { content, index: 0, size }, counted };
}

const read = (source: ReturnType<typeof createFile>["source"]) =>
  readText(source, { loadDetector: async () => detectEncodings, signal });

test.each([
  [0, false, 0],
  [1, false, 1],
  [MiB, false, MiB],
  [MiB + 1, true, MiB],
  [200 * MiB, true, MiB],
])("at most the first MiB of a text of %i bytes is read", async (size, isCut, bytes) => {
  const { source, counted } = createFile(utf8("x"), size);
  expect(await read(source)).toMatchObject({ isCut, encoding: "utf-8" });
  expect(counted.bytes).toBe(bytes);
});

test("a long text with an incomplete last character is UTF-8", async () => {
  expect(await read(createFile(utf8(`a${"é".repeat(MiB)}`)).source)).toMatchObject({ isCut: true, encoding: "utf-8" });
});

test.each([
  ["ASCII", utf8("hello\n"), true],
  ["UTF-8", utf8("café"), false],
  ["ISO 2022", utf8("\x1b$B%F%9%H\x1b(B"), false],
  ["zeros", new Uint8Array(9), false],
])("whether %s has the same meaning in every encoding: %s", async (_what, bytes, isPlain) => {
  expect((await read(createFile(bytes).source)).isPlain).toBe(isPlain);
});
