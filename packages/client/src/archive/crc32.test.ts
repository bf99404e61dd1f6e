import { randomBytes } from "node:crypto";
import { crc32 as expectedCrc32 } from "node:zlib";
import { expect, test } from "vitest";
import { crc32 } from "./crc32.ts";

test.each([
  ["", 0],
  ["123456789", 0xcbf43926],
])("the CRC-32 of %j is the one in the specification", (text, crc) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(crc);
});

test("the CRC-32 of any bytes equals zlib's, whether computed in one piece or in two", () => {
  for (let length = 0; length <= 40; length += 1) {
    const bytes = randomBytes(length);
    for (let cut = 0; cut <= length; cut += 1) {
      expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(expectedCrc32(bytes));
    }
  }
  const many = randomBytes(100_003);
  expect(crc32(many)).toBe(expectedCrc32(many));
});
