import { expect, test } from "vitest";
import { decodeBase64, encodeBase64, encodeBase64Url } from "./base64.ts";

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, index) => index);

test("encodes the same in both alphabets as Node's own encoder", () => {
  for (let length = 0; length <= 256; length += 1) {
    const bytes = ALL_BYTES.subarray(0, length);
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
  }
});

test("encodes more bytes than the maximum number of arguments of a call", () => {
  const bytes = new Uint8Array(100_000).map((_, index) => (index * 31 + 7) % 256);
  expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});

test.each([
  ["URL-safe, unpadded", "-_-_-w"],
  ["URL-safe, padded", "-_-_-w=="],
  ["standard, unpadded", "+/+/+w"],
  ["standard, padded", "+/+/+w=="],
  ["both alphabets at once", "-_+/-w"],
])("decodes %s", (_form, text) => {
  expect(decodeBase64(text)).toEqual(Uint8Array.of(0xfb, 0xff, 0xbf, 0xfb));
});

test("decodes an empty string to no bytes", () => {
  expect(decodeBase64("")).toEqual(new Uint8Array());
});

test.each(["A", "AAAAA", "AA AA", "AA\nAA", "AA.A", "=AAA", "AA=A", "AAA===", "ä", "AA%3D"])(
  "rejects %j as not base64",
  (text) => {
    expect(decodeBase64(text)).toBeNull();
  },
);
